import type { BulkResult } from '@haesol/contracts/common';
import { adminMoveItems, type MovedQueue } from '@haesol/contracts/member';
import { CallError } from '@haesol/remote/http';
import { useCall } from '@haesol/remote/lifecycle';

/** Returns a function that moves rows of a queue in one call, with the versions that were shown. */
export function useBulk() {
  const call = useCall();
  return <Row extends { readonly rev: number }>(
    queue: MovedQueue,
    rows: readonly Row[],
    move: { readonly to: string; readonly memo: string | undefined; uidOf(row: Row): string },
  ): Promise<BulkResult> =>
    call(adminMoveItems, {
      params: { queue },
      body: { uids: rows.map(move.uidOf), revs: rows.map(({ rev }) => rev), to: move.to, memo: move.memo },
    });
}

/** Sends a call for each row, for moves that the server makes with single items. */
export async function sendEach<Row>(
  rows: readonly Row[],
  uidOf: (row: Row) => string,
  send: (row: Row) => Promise<unknown>,
): Promise<BulkResult> {
  const done: string[] = [];
  const failed: BulkResult['failed'] = [];
  for (const row of rows) {
    try {
      await send(row);
      done.push(uidOf(row));
    } catch (error) {
      const code = error instanceof CallError ? error.code : '';
      failed.push({ uid: uidOf(row), code, message: (error as Error).message });
    }
  }
  return { done, failed };
}
