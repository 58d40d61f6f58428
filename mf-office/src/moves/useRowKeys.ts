import { type RefObject, useEffect, useRef } from 'react';
import { useSingleKeys } from './useSingleKeys.ts';

export interface RowKeysOptions {
  /** Contains the table. */
  readonly area: RefObject<HTMLElement | null>;
  /** Called with the index of the row that gets the focus. */
  onFocus?(row: number): void;
  /** @param row index of the row with the focus; undefined if none has it. @returns true if the key did something */
  onKey(key: string, row: number | undefined): boolean;
}

const listRows = (area: HTMLElement | null) => [...(area?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];

/** Returns the index of the row that contains an element; -1 for others. */
const findRow = (area: HTMLElement | null, element: Element | null): number =>
  listRows(area).findIndex((row) => row.contains(element));

/** Moves the focus to a row, or to the last one of a shorter list: to its link, which Enter opens, or else its checkbox. */
export function focusRow(area: HTMLElement | null, index: number): void {
  const rows = listRows(area);
  const row = rows[Math.min(index, rows.length - 1)];
  (row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('input'))?.focus();
}

/** Follows the link of a row. */
export function openRow(area: HTMLElement | null, index: number): void {
  listRows(area)[index]?.querySelector<HTMLElement>('a[href]')?.click();
}

/** Keys of a list that find something in it. */
export interface RowReach {
  /** Rows get the focus: they have a link or a checkbox. */
  readonly hasFocus: boolean;
  /** Rows have a page of their own. */
  readonly hasLink: boolean;
  readonly hasSearch: boolean;
}

const findSearch = () => document.querySelector<HTMLElement>('input[name="searchKeyword"]');

/** Returns which keys of a list do something, for its help. */
export function readReach(area: HTMLElement | null): RowReach {
  const rows = listRows(area);
  return {
    hasFocus: rows.some((row) => row.querySelector('a[href], input') !== null),
    hasLink: rows.some((row) => row.querySelector('a[href]') !== null),
    hasSearch: findSearch() !== null,
  };
}

/** Single-letter keys of a list: `j` and `k` move the focus between its rows, `/` goes to the search field. */
export function useRowKeys({ area, onFocus, onKey }: RowKeysOptions): void {
  useSingleKeys((key) => {
    const at = findRow(area.current, document.activeElement);
    if (key === 'j') focusRow(area.current, at + 1);
    else if (key === 'k') focusRow(area.current, Math.max(at - 1, 0));
    else if (key === '/') findSearch()?.focus();
    else return onKey(key, at === -1 ? undefined : at);
    return true;
  });
  const latest = useRef(onFocus);
  useEffect(() => {
    latest.current = onFocus;
  });
  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      const at = target instanceof Element ? findRow(area.current, target) : -1;
      if (at !== -1) latest.current?.(at);
    }
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [area]);
}
