import type { Crumb } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

/** Path of the page that is being left after signing out: its guard must not redirect any more. */
export const leavingAtom = atom<string | null>(null);

/** Title and breadcrumbs that the remote has set for a page, in addition to `remote.json`; dropped when the page changes. */
interface OwnNames {
  readonly page: string;
  readonly title: string | undefined;
  readonly crumbs: readonly Crumb[];
}
const ownNamesStateAtom = atom<OwnNames>({ page: '', title: undefined, crumbs: [] });
export const ownNamesAtom = atom((get) => get(ownNamesStateAtom));
export const setPageTitleAtom = atom(null, (get, set, { page, title }: { page: string; title: string }) => {
  const words = get(ownNamesStateAtom);
  set(ownNamesStateAtom, { page, title, crumbs: words.page === page ? words.crumbs : [] });
});
export const setPageCrumbsAtom = atom(
  null,
  (get, set, { page, crumbs }: { page: string; crumbs: readonly Crumb[] }) => {
    const words = get(ownNamesStateAtom);
    set(ownNamesStateAtom, { page, crumbs, title: words.page === page ? words.title : undefined });
  },
);

/** Instances of remotes with unsaved input. */
const dirtyStateAtom = atom<ReadonlySet<string>>(new Set<string>());
export const isDirtyAtom = atom((get) => get(dirtyStateAtom).size > 0);
export const setDirtyAtom = atom(null, (get, set, { instance, dirty }: { instance: string; dirty: boolean }) => {
  const next = new Set(get(dirtyStateAtom));
  if (dirty) next.add(instance);
  else next.delete(instance);
  set(dirtyStateAtom, next);
});
