import type { NavigateOptions } from '@haesol/remote/shell-api';
import { useSearchParams } from 'react-router-dom';
import { useShell } from '../context/shellContext.ts';
import type { ListState, StateChange } from '../routes/listState.ts';

/** State of a list in the page's address, with functions to change it. */
export interface ShownList<S> {
  /** Path of the list without filters. */
  readonly path: string;
  readonly state: S;
  /** Returns the address of the list with a change. */
  hrefOf(change: StateChange<S>): string;
  /** Navigates to the list with a change. */
  change(change: StateChange<S>, options?: NavigateOptions): void;
  /** Address without filters; undefined if no filter is set. */
  readonly resetHref: string | undefined;
}

/** Returns the state of a list from the address. @example const { state, hrefOf } = useListState(faqs); */
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
