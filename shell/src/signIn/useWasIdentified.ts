import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { identityUntilAtom } from '../session/sessionAtoms.ts';

/**
 * Whether the person had shown who they are when the page was entered. It holds while the page stands, so that nobody is
 * led away from a form by something that happens beside it, such as a release.
 */
export function useWasIdentified(page: string, now: () => number): boolean {
  const until = useAtomValue(identityUntilAtom);
  return useMemo(() => ({ page, isFresh: until > now() }), [page, until, now]).isFresh;
}
