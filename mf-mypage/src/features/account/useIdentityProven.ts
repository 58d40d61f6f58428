import type { EndpointData } from '@haesol/contracts/common';
import type { reauth } from '@haesol/contracts/identity';
import { useShell } from '@haesol/remote/lifecycle';
import { useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { identityAtom } from '#state/identity';
import { toNextPath } from './accountRules.ts';

/** Returns a function that accepts a proof of identity and returns to the requested page. */
export function useIdentityProven(passwordYn: 'N' | 'Y') {
  const shell = useShell();
  const keep = useSetAtom(identityAtom);
  const [search] = useSearchParams();
  return ({ reauthToken, expireSec }: EndpointData<typeof reauth>) => {
    const proof = { token: reauthToken, passwordYn };
    keep(proof);
    shell.confirmIdentity(expireSec, proof);
    shell.navigate(toNextPath(search.get('next'), paths.infoDetail), { replace: true });
  };
}
