import { TextBody } from '../../http/textBody.ts';
import { type CachedPage, createPageCache } from './pageCache.ts';

function aCache() {
  const clock = { now: 0 };
  const cache = createPageCache(() => clock.now);
  const made: string[] = [];
  const held: { fault?: Error; isKept: boolean } = { isKept: true };
  const get = async (key = '/', version = '1') => {
    const { page, state } = await cache.get(key, version, async () => {
      if (held.fault !== undefined) throw held.fault;
      made.push(key);
      const made_: CachedPage = { status: 200, nonce: '', body: new TextBody(`${key} ${version} ${made.length}`) };
      return { page: made_, isKept: held.isKept };
    });
    return `${state} ${page.body.text}`;
  };
  return { clock, get, held, made, size: cache.size };
}

describe('createPageCache', () => {
  it('composes a page once while fresh', async () => {
    const { get } = aCache();

    expect(await get()).toBe('miss / 1 1');
    expect(await get()).toBe('hit / 1 1');
  });

  it('sends the stale page while revalidating', async () => {
    const { get, clock } = aCache();
    await get();
    clock.now = 5_001;

    expect(await get()).toBe('stale / 1 1');
    expect(await get()).toBe('hit / 1 2');
  });

  it('never sends a page whose data screens would refetch', async () => {
    const { get, clock } = aCache();
    await get();
    clock.now = 20_001;

    expect(await get()).toBe('miss / 1 2');
  });

  it('ignores pages with older content', async () => {
    const { get } = aCache();
    await get('/', '1');

    expect(await get('/', '2')).toBe('miss / 2 2');
  });

  it('composes one page for concurrent requests', async () => {
    const { get, made } = aCache();

    await Promise.all([get(), get(), get()]);

    expect(made).toEqual(['/']);
  });

  it('does not cache an incomplete page', async () => {
    const { get, held } = aCache();
    held.isKept = false;

    expect(await get()).toBe('miss / 1 1');
    expect(await get()).toBe('miss / 1 2');
  });

  it('sends the stale page after failures, until it is too old', async () => {
    const { get, held, clock } = aCache();
    await get();
    clock.now = 5_001;
    held.fault = new Error('no database');

    expect(await get()).toBe('stale / 1 1');
    expect(await get()).toBe('stale / 1 1');
    clock.now = 20_001;
    await expect(get()).rejects.toThrow('no database');
  });

  it('evicts the least recently used pages', async () => {
    const { get, size } = aCache();

    for (let count = 0; count < 600; count += 1) await get(`/${count}`);

    expect(size()).toBe(500);
    expect(await get('/599')).toMatch(/^hit/);
    expect(await get('/0')).toMatch(/^miss/);
  });
});
