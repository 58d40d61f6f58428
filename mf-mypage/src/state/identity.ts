import { useIdentityProof } from '@haesol/remote/lifecycle';
import type { IdentityProof } from '@haesol/remote/shell-api';
import { atom, useAtomValue } from 'jotai';

/** Last proof in this tab, because shells older than `ShellApi.identity` do not store it. In memory only. */
export const identityAtom = atom<IdentityProof | undefined>(undefined);

/** Returns the proof of a repeated identity check; undefined without one. */
export function useIdentity(): IdentityProof | undefined {
  const own = useAtomValue(identityAtom);
  return useIdentityProof() ?? own;
}
