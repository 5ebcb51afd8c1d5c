const FIELDS = "input:not([type='radio'], [type='checkbox']), select, textarea, dialog, [contenteditable]";

/** Is this key not the page's: does somebody write, look at a dialog, or hold Ctrl, Alt or the command key? */
export function typing({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target as Element).closest(FIELDS) !== null;
}
