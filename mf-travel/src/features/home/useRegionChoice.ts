import { useShell } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { firstRegion } from './homeGets.ts';

/** Returns the town in the address, and a function that chooses another without scrolling. */
export function useRegionChoice() {
  const shell = useShell();
  const [search] = useSearchParams();
  return {
    sggCd: search.get('sggCd') || firstRegion,
    choose(sggCd: string) {
      shell.navigate(toHref(paths.home, { sggCd }), { replace: true, preventScrollReset: true });
    },
  };
}
