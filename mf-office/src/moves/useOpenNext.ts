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

/**
 * Returns a function that opens the next waiting item of the list after one is done, or the list after the last. Its answer is false
 * where it leaves the page as it is: if the user opens no next one, or without a network, where the item stays open.
 */
export function useOpenNext<Row>({ listHref, list, uidOf, isWaiting, hrefOf }: NextOptions<Row>) {
  const shell = useShell();
  const opensNext = useAtomValue(opensNextAtom);
  return async (doneUid: string): Promise<boolean> => {
    if (!opensNext) return false;
    const rows = await list().catch(() => undefined);
    if (rows === undefined) return false;
    const next = rows.list.find((row) => uidOf(row) !== doneUid && isWaiting(row));
    shell.navigate(next === undefined ? listHref : hrefOf(uidOf(next), listHref));
    return true;
  };
}
