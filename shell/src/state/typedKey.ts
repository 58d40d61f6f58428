/** Key in sessionStorage of what was typed on a page whose language was changed. */
export const typedKey = 'haesol.typed';

/** Returns true if a page in this tab has something to write back. */
export function hasTypedInput(): boolean {
  try {
    return sessionStorage.getItem(typedKey) !== null;
  } catch {
    // No storage.
    return false;
  }
}
