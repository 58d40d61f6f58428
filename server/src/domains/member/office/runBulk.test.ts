import { errorCodes } from '@haesol/contracts/common';
import Fastify from 'fastify';
import { ApiError } from '../../../http/apiError.ts';
import { runBulk } from './runBulk.ts';

const { log } = Fastify({ logger: false });
const uids = ['a', 'b', 'c', 'd', 'e'];

/** Runs a bulk call. @returns its result, and the rows that were moved */
async function run(move: (uid: string, moved: readonly string[]) => void, isEnded = (_moved: number) => false) {
  const moved: string[] = [];
  const result = await runBulk({
    uids,
    log,
    isEnded: () => isEnded(moved.length),
    move: async (uid) => {
      moved.push(uid);
      move(uid, moved);
    },
  });
  return { ...result, moved };
}

const fail = (error: Error) => {
  throw error;
};

describe('a bulk call', () => {
  it('stops after three unexpected failures in a row, with the rest as failed', async () => {
    const { done, failed, moved } = await run((uid) => uid !== 'a' && fail(new Error('database away')));

    expect([done, moved]).toEqual([['a'], ['a', 'b', 'c', 'd']]);
    expect(failed.map(({ uid, code }) => [uid, code])).toEqual(
      ['b', 'c', 'd', 'e'].map((uid) => [uid, errorCodes.serverError]),
    );
  });

  it('goes on after refusals, and after failures with a success between them', async () => {
    expect((await run(() => fail(new ApiError(errorCodes.notFound)))).moved).toEqual(uids);
    expect((await run((uid) => uid !== 'c' && fail(new Error('one row')))).moved).toEqual(uids);
  });

  it('stops once the reply was sent', async () => {
    const { done, failed, moved } = await run(
      () => undefined,
      (count) => count === 2,
    );

    expect([done, moved]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(failed.map(({ uid }) => uid)).toEqual(['c', 'd', 'e']);
  });
});
