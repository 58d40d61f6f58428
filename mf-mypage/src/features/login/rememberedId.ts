const idKey = 'autoId';
const checkKey = 'idCheck';

/** Id stored on this device, and the choice to store it. */
export interface RememberedId {
  readonly idCheck: 'Y' | 'N';
  readonly autoId: string;
}

const nothing: RememberedId = { idCheck: 'N', autoId: '' };
let cached = nothing;

/** Reads localStorage; returns the same object without changes. */
export function readRememberedId(): RememberedId {
  try {
    const idCheck = localStorage.getItem(checkKey) === 'Y' ? 'Y' : 'N';
    const autoId = idCheck === 'Y' ? (localStorage.getItem(idKey) ?? '') : '';
    if (idCheck !== cached.idCheck || autoId !== cached.autoId) cached = { idCheck, autoId };
    return cached;
  } catch {
    // Storage may be forbidden; the id must then be typed each time.
    return nothing;
  }
}

/** Snapshot of first renders, on the server and in the browser: nothing is stored. */
export const getServerRememberedId = (): RememberedId => nothing;

export function rememberId(id: string, isKept: boolean): void {
  try {
    localStorage.setItem(checkKey, isKept ? 'Y' : 'N');
    if (isKept) localStorage.setItem(idKey, id);
    else localStorage.removeItem(idKey);
  } catch {
    // Storage may be full or forbidden; signing in works without it.
  }
}
