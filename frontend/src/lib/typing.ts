const FIELDS = "input:not([type='radio'], [type='checkbox']), select, textarea, dialog, [contenteditable]";

/** Does somebody write a line of talk? Then nothing takes the field from him. */
export const speaking = () => document.activeElement?.id === "talk-field";

/** Is this key not the page's: does somebody write, look at a dialog, or hold Ctrl, Alt or the command key? */
export function typing({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target as Element).closest(FIELDS) !== null;
}
