import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { identityUntilAtom } from '../session/sessionAtoms.ts';

/**
 * Returns true if the identity had been verified again when the page was opened. The answer is kept while the page is shown, so
 * that a release or another event does not redirect the person away from a form.
 */
export function useWasIdentified(page: string, now: () => number): boolean {
  const until = useAtomValue(identityUntilAtom);
  return useMemo(() => ({ page, isFresh: until > now() }), [page, until, now]).isFresh;
}
