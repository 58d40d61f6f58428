import { useShell } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { opensNextAtom } from '#state/settings';

export interface NextOptions<Row> {
  /** Address of the list with its filter. */
  readonly listHref: string;
  /** Requests the first rows of the list, two at least: one may be the item itself. */
  list(): Promise<{ readonly list: readonly Row[] }>;
  uidOf(row: NoInfer<Row>): string;
  isWaiting(row: NoInfer<Row>): boolean;
  hrefOf(uid: string, listHref: string): string;
}

/** Returns a function that opens the next waiting item of the list after one is done, or the list after the last. */
export function useOpenNext<Row>({ listHref, list, uidOf, isWaiting, hrefOf }: NextOptions<Row>) {
  const shell = useShell();
  const opensNext = useAtomValue(opensNextAtom);
  return async (doneUid: string) => {
    if (!opensNext) return;
    // Without a network the item stays open; its move is made.
    const rows = await list().catch(() => undefined);
    if (rows === undefined) return;
    const next = rows.list.find((row) => uidOf(row) !== doneUid && isWaiting(row));
    shell.navigate(next === undefined ? listHref : hrefOf(uidOf(next), listHref));
  };
}
