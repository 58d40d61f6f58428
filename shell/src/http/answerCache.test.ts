import type { Envelope } from '@haesol/remote/shell-api';
import { AnswerCache } from './answerCache.ts';

const answer = (text: string): Promise<Envelope> =>
  Promise.resolve({ status: { code: '200', message: 'OK' }, data: text });

function aCache() {
  const clock = { now: 0 };
  return { cache: new AnswerCache(() => clock.now), clock };
}

describe('AnswerCache', () => {
  it('returns an answer only to the first request', async () => {
    const { cache } = aCache();
    cache.put('a', answer('first'));

    expect(await cache.take('a')).toMatchObject({ data: 'first' });
    expect(cache.take('a')).toBeUndefined();
  });

  it('caches an answer for ten seconds', () => {
    const { cache, clock } = aCache();
    cache.put('a', answer('first'));

    clock.now = 9_999;
    expect(cache.has('a')).toBe(true);
    clock.now = 10_000;

    expect(cache.has('a')).toBe(false);
    expect(cache.take('a')).toBeUndefined();
  });

  it('does not cache a failed answer', async () => {
    const { cache } = aCache();
    const failing = Promise.reject({ kind: 'network' });
    cache.put('a', failing);

    await failing.catch(() => undefined);

    expect(cache.has('a')).toBe(false);
  });

  it('keeps a newer answer when an older one fails', async () => {
    const { cache } = aCache();
    const failing = Promise.reject({ kind: 'network' });
    cache.put('a', failing);
    cache.put('a', answer('newer'));

    await failing.catch(() => undefined);

    expect(await cache.take('a')).toMatchObject({ data: 'newer' });
  });

  it('removes everything when it is cleared', () => {
    const { cache } = aCache();
    cache.put('a', answer('first'));

    cache.clear();

    expect(cache.has('a')).toBe(false);
  });

  it('treats two spellings of one query as the same request', () => {
    const request = { method: 'GET', path: '/api/v1/posts/list', headers: { language: 'CD0000000127' } } as const;

    expect(AnswerCache.keyOf({ ...request, query: { pageNum: '1', board: 'NEWS' } }, false)).toBe(
      AnswerCache.keyOf({ ...request, query: { board: 'NEWS', pageNum: '1' } }, false),
    );
  });

  it('separates members from visitors, and languages', () => {
    const path = '/api/v1/posts/list';
    const key = AnswerCache.keyOf({ method: 'GET', path }, false);

    expect(AnswerCache.keyOf({ method: 'GET', path }, true)).not.toBe(key);
    expect(AnswerCache.keyOf({ method: 'GET', path, headers: { language: 'CD0000000128' } }, false)).not.toBe(key);
  });
});
