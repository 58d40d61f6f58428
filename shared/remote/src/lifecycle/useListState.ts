import type { NavigateOptions } from '@haesol/remote/shell-api';
import { useSearchParams } from 'react-router-dom';
import { useShell } from '../context/shellContext.ts';
import type { ListState, StateChange } from '../routes/listState.ts';

/** A list's state in the address of the page, and the ways to change it. */
export interface ShownList<S> {
  /** Path of the list without any choice. */
  readonly path: string;
  readonly state: S;
  /** Address of the list with a change. */
  hrefOf(change: StateChange<S>): string;
  /** Goes to the list with a change. */
  change(change: StateChange<S>, options?: NavigateOptions): void;
  /** Address without any choice; undefined where nothing narrows the list. */
  readonly resetHref: string | undefined;
}

/** The state of a list that the address holds. @example const { state, hrefOf } = useListState(faqs); */
export function useListState<S>(
  list: Pick<ListState<never, S>, 'path' | 'parse' | 'hrefOf' | 'isNarrowed'>,
): ShownList<S> {
  const shell = useShell();
  const [search] = useSearchParams();
  const state = list.parse(search);
  const hrefOf = (change: StateChange<S>) => list.hrefOf(state, change);
  return {
    path: list.path,
    state,
    hrefOf,
    change: (change, options) => shell.navigate(hrefOf(change), options),
    resetHref: list.isNarrowed(state) ? list.path : undefined,
  };
}
