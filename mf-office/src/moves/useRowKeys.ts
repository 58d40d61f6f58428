import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './isTyping.ts';

export interface RowKeysOptions {
  /** Contains the table. */
  readonly area: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
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

/** Single-letter keys of a list: `j` and `k` move the focus between its rows, `/` goes to the search field. */
export function useRowKeys(options: RowKeysOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { area, isOn, onKey } = latest.current;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!isOn || !isPlain || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const at = findRow(area.current, document.activeElement);
      if (event.key === 'j') focusRow(area.current, at + 1);
      else if (event.key === 'k') focusRow(area.current, Math.max(at - 1, 0));
      else if (event.key === '/') document.querySelector<HTMLElement>('input[name="searchKeyword"]')?.focus();
      else if (!onKey(event.key, at === -1 ? undefined : at)) return;
      event.preventDefault();
    }
    function handleFocus({ target }: FocusEvent) {
      const { area, onFocus } = latest.current;
      const at = target instanceof Element ? findRow(area.current, target) : -1;
      if (at !== -1) onFocus?.(at);
    }
    document.addEventListener('keydown', handleKey);
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);
}
