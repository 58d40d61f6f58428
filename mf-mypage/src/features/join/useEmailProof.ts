import { useCall } from '@haesol/shared/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { emailProofAtom, joinDraftAtom } from './joinAtoms.ts';
import { joinQueries } from './joinQueries.ts';
import { toAddress } from './joinRules.ts';

/**
 * Whether the typed address is proven; `unknown` while the server is asked, which holds the proof over a reload.
 * @param isAsked false leaves it unknown
 */
export function useEmailProof(isAsked: boolean): 'missing' | 'proven' | 'unknown' {
  const known = useAtomValue(emailProofAtom);
  const email = useAtomValue(joinDraftAtom)?.email ?? '';
  const { data, isError } = useQuery({ ...joinQueries.proof(useCall()), enabled: isAsked && known === 'unknown' });
  if (known !== 'unknown') return known;
  if (data === undefined) return isError ? 'missing' : 'unknown';
  return data.email === toAddress(email) ? 'proven' : 'missing';
}
