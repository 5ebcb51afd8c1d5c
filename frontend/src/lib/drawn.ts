/** Once the frame that comes next is drawn: what asks for the layout then has it at no cost. */
export function whenDrawn(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then)); // a frame is drawn after its callbacks
}
