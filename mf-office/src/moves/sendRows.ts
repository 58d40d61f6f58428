import { type BulkResult, createUuid } from '@haesol/contracts/common';
import { adminMoveItems, type MovedQueue } from '@haesol/contracts/member';
import { CallError } from '@haesol/remote/http';
import { useCall } from '@haesol/remote/lifecycle';
import { useRef } from 'react';

/** Returns a function that moves rows of a queue in one call, with the versions that were shown. */
export function useBulk() {
  const call = useCall();
  const sent = useRef({ text: '', key: '' });
  return async <Row extends { readonly rev: number }>(
    queue: MovedQueue,
    rows: readonly Row[],
    { to, memo, uidOf }: { readonly to: string; readonly memo: string | undefined; uidOf(row: Row): string },
  ): Promise<BulkResult> => {
    const body = { uids: rows.map(uidOf), revs: rows.map(({ rev }) => rev), to, memo };
    const text = JSON.stringify([queue, body]);
    // The same key for the same move after a lost response, so that no row is moved twice.
    if (sent.current.text !== text) sent.current = { text, key: createUuid() };
    const result = await call(adminMoveItems, { params: { queue }, body }, { idempotencyKey: sent.current.key });
    sent.current = { text: '', key: '' };
    return result;
  };
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
