import { useIdentityProof } from '@haesol/remote/lifecycle';
import type { IdentityProof } from '@haesol/remote/shell-api';
import { atom, useAtomValue } from 'jotai';

/** The last proof that was given in this tab: shells that are older than `ShellApi.identity` do not keep it. In memory only. */
export const identityAtom = atom<IdentityProof | undefined>(undefined);

/** Proof that the person has shown again who they are; undefined without one. */
export function useIdentity(): IdentityProof | undefined {
  const own = useAtomValue(identityAtom);
  return useIdentityProof() ?? own;
}
