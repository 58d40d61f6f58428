import { useShell, useText } from '@haesol/remote/lifecycle';
import { useItemKeys } from './useItemKeys.ts';
import type { NextOptions } from './useOpenNext.ts';

export interface StepOptions<Row> extends Omit<NextOptions<Row>, 'isWaiting'> {
  /** Item that is open. */
  readonly uid: string;
}

/** Rows of a list among which the keys step. */
export const stepPage = { pageNum: 1, pageSize: 100 } as const;

/** Keys `j` and `k` of the page of an item: open the next and the previous one of the list from which it was opened. */
export function useStepKeys<Row>({ uid, listHref, list, uidOf, hrefOf }: StepOptions<Row>): void {
  const t = useText();
  const shell = useShell();

  async function step(by: 1 | -1) {
    const rows = await list().catch(() => undefined);
    if (rows === undefined) return;
    const at = rows.list.findIndex((row) => uidOf(row) === uid);
    // An item that has left the filter of its list is followed by the first one.
    const next = rows.list[at === -1 ? 0 : at + by];
    if (next !== undefined) shell.navigate(hrefOf(uidOf(next), listHref));
  }

  useItemKeys([
    { name: 'j', does: t('keys.nextItem'), run: () => void step(1) },
    { name: 'k', does: t('keys.previousItem'), run: () => void step(-1) },
  ]);
}
