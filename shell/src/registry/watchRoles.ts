import { sessionAtom } from '../session/sessionAtoms.ts';
import { shellStore } from '../session/shellStore.ts';

/** Calls back when roles besides that of every member change: the registry has other remotes then. @returns unsubscribe */
export function watchRoles(onChange: () => void): () => void {
  const read = () => (shellStore.get(sessionAtom).userInfo?.roles ?? []).filter((role) => role !== 'MEMBER').join();
  let known = read();
  return shellStore.sub(sessionAtom, () => {
    const roles = read();
    if (roles === known) return;
    known = roles;
    onChange();
  });
}
