import { toMailAddress } from '@haesol/contracts/common';
import { joinProof } from '@haesol/contracts/identity';
import { useEndpoint } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { emailProofAtom, joinDraftAtom } from './joinAtoms.ts';

/**
 * Returns the state of the typed address's proof; `unknown` while the server is requested, which keeps the proof over a reload.
 * @param isAsked false leaves it unknown
 */
export function useEmailProof(isAsked: boolean): 'missing' | 'proven' | 'unknown' {
  const known = useAtomValue(emailProofAtom);
  const email = useAtomValue(joinDraftAtom)?.email ?? '';
  const needsAnswer = isAsked && known === 'unknown';
  // Bypasses the cache: a proof expires after 30 minutes, and as soon as its account exists.
  const { data, isError } = useEndpoint(joinProof, needsAnswer ? {} : undefined, { staleTime: 0, gcTime: 0 });
  if (known !== 'unknown') return known;
  if (data === undefined) return isError ? 'missing' : 'unknown';
  return data.email === toMailAddress(email) ? 'proven' : 'missing';
}
