import { atom } from 'jotai';

/** Creates a setting of this browser that is on at first. */
function createSwitch(name: string) {
  const key = `haesol.office.${name}`;
  function read(): boolean {
    try {
      return localStorage.getItem(key) !== 'off';
    } catch {
      // No storage, as on the server or in a private window: the setting lasts as long as the page.
      return true;
    }
  }
  const state = atom(read());
  return atom(
    (get) => get(state),
    (_get, set, isOn: boolean) => {
      set(state, isOn);
      try {
        localStorage.setItem(key, isOn ? 'on' : 'off');
      } catch {
        // As above.
      }
    },
  );
}

/** Single-letter keys of lists; a person can switch them off (WCAG 2.1.4). */
export const hasKeysAtom = createSwitch('keys');

/** Opens the next item of a queue after one is done. */
export const opensNextAtom = createSwitch('next');
