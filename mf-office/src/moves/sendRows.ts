import { type BulkResult, createUuid } from '@haesol/contracts/common';
import { adminMoveItems, adminPreviewMove, adminProposeMoves, type MovedQueue } from '@haesol/contracts/member';
import { CallError } from '@haesol/remote/http';
import { useCall } from '@haesol/remote/lifecycle';
import { useRef } from 'react';
import type { BulkMoves } from './stateMoves.ts';

interface BulkQueue<Row, To> {
  /** Queue of the server, which a move may decide. */
  queueOf(to: To): MovedQueue;
  uidOf(row: Row): string;
  /** Target of the server, for moves with a name of their own on the screen. @default the move */
  targetOf?(to: To): string;
}

/** Returns a function that makes the moves of a queue: rows are sent in one call, with the versions that were shown. */
export function useBulk() {
  const call = useCall();
  const sent = useRef({ text: '', key: '' });

  /** Uses the same key for the same content after a lost response, so that nothing is done twice. */
  async function once<T>(
    content: object,
    send: (options: { readonly idempotencyKey: string }) => Promise<T>,
  ): Promise<T> {
    const text = JSON.stringify(content);
    if (sent.current.text !== text) sent.current = { text, key: createUuid() };
    const result = await send({ idempotencyKey: sent.current.key });
    sent.current = { text: '', key: '' };
    return result;
  }

  return <Row extends { readonly rev: number }, To extends string>({
    queueOf,
    uidOf,
    targetOf = (to) => to,
  }: BulkQueue<Row, To>): BulkMoves<Row, To> => {
    const toBody = (rows: readonly Row[], to: To, memo: string | undefined) => ({
      uids: rows.map(uidOf),
      revs: rows.map(({ rev }) => rev),
      to: targetOf(to),
      memo,
    });
    return {
      send(rows, to, memo) {
        const params = { queue: queueOf(to) };
        const body = toBody(rows, to, memo);
        return once({ params, body }, (options) => call(adminMoveItems, { params, body }, options));
      },
      async preview(row, to, memo) {
        const params = { queue: queueOf(to) };
        const body = { uid: uidOf(row), rev: row.rev, to: targetOf(to), memo };
        return (await call(adminPreviewMove, { params, body })).list;
      },
      propose(rows, to, memo, reason) {
        const body = { queue: queueOf(to), ...toBody(rows, to, memo), reason };
        return once(body, (options) => call(adminProposeMoves, { body }, options));
      },
    };
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
