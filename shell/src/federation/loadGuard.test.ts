import { createHash } from 'node:crypto';
import { RemoteLoadError } from './loadErrors.ts';
import { createLoadGuard, type FailedLoad, type LoadGuardSettings, probe } from './loadGuard.ts';

const url = 'https://site.example/remotes/mf-portal/build0001/list.js';
const script = 'console.log(1)';
const toIntegrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const integrity = toIntegrity(script);

const realFetch = globalThis.fetch;
const asked: RequestInit[] = [];

/** Fakes the response to the probe, and the browser's comparison with a hash. */
function answerWith(answer: () => Response | Promise<Response>): void {
  globalThis.fetch = async (_input, init = {}) => {
    asked.push(init);
    const response = await answer();
    const isOther = init.integrity !== undefined && toIntegrity(await response.clone().text()) !== init.integrity;
    if (isOther) throw new TypeError('Failed to fetch');
    return response;
  };
}
const gone = () => new Response('', { status: 404 });
const scriptAnswer = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/javascript' } });

function aStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

function aGuard(overrides: Partial<LoadGuardSettings> = {}) {
  const reloads: number[] = [];
  const outcomes: string[] = [];
  const clock = { now: 1_000_000 };
  const storage = aStorage();
  const settings: LoadGuardSettings = {
    reload: () => void reloads.push(clock.now),
    now: () => clock.now,
    isOffline: () => false,
    isBusy: () => false,
    storage: () => storage,
    report: ({ fault, outcome }) => void outcomes.push(`${fault} ${outcome}`),
    ...overrides,
  };
  return { guard: createLoadGuard(settings), nextPage: () => createLoadGuard(settings), reloads, outcomes, clock };
}

const aFailure = (overrides: Partial<FailedLoad> = {}): FailedLoad => ({
  error: new RemoteLoadError('chunk', url),
  build: 'mf-portal@build0001',
  isRoute: true,
  integrityOf: async () => integrity,
  ...overrides,
});

afterEach(() => {
  globalThis.fetch = realFetch;
  asked.length = 0;
});

describe('probe', () => {
  const ask = (integrityOf: FailedLoad['integrityOf'] = async () => integrity) =>
    probe(new RemoteLoadError('chunk', url), integrityOf);

  it.each([404, 410])('reports a file as gone for status %i', async (status) => {
    answerWith(() => new Response('', { status }));

    expect(await ask()).toBe('gone');
  });

  it('reports a file as gone if a page is served instead', async () => {
    answerWith(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }));

    expect(await ask()).toBe('gone');
  });

  it('reports a file as changed if its hash is not the expected one', async () => {
    answerWith(scriptAnswer('console.log(2)'));

    expect(await ask()).toBe('changed');
  });

  it('reports a code error if the file has the expected hash', async () => {
    answerWith(scriptAnswer(script));

    expect(await ask()).toBe('code');
  });

  it('reports a code error if the file exists and no hash is known', async () => {
    answerWith(scriptAnswer(script));

    expect(await ask(async () => undefined)).toBe('code');
  });

  it.each([500, 503])('reports the server as away for status %i', async (status) => {
    answerWith(() => new Response('', { status }));

    expect(await ask()).toBe('away');
  });

  it('reports the server as away if it does not respond', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(await ask()).toBe('away');
  });

  it('sends no request without an address', async () => {
    answerWith(gone);

    expect(await probe(new RemoteLoadError('entry', undefined), async () => integrity)).toBe('away');
    expect(asked).toEqual([]);
  });

  it('bypasses every cache and has a timeout', async () => {
    answerWith(gone);

    await ask();

    expect(asked[0]).toMatchObject({ cache: 'no-store', signal: expect.any(AbortSignal) });
  });
});

describe('createLoadGuard', () => {
  it('reloads the page for a route whose file is gone', async () => {
    answerWith(gone);
    const { guard, reloads, outcomes } = aGuard();

    expect(await guard.observe(aFailure())).toBe(true);
    expect(reloads).toHaveLength(1);
    expect(outcomes).toEqual(['gone reload']);
  });

  it('reloads the page for a route whose file has changed', async () => {
    answerWith(scriptAnswer('console.log(2)'));
    const { guard, reloads } = aGuard();

    expect(await guard.observe(aFailure())).toBe(true);
    expect(reloads).toHaveLength(1);
  });

  it('does not reload if a reload would not help', async () => {
    answerWith(() => new Response('', { status: 503 }));
    const { guard, reloads, outcomes } = aGuard();

    expect(await guard.observe(aFailure())).toBe(false);
    expect(reloads).toEqual([]);
    expect(outcomes).toEqual(['away incurable']);
  });

  it('neither probes nor reloads for code that ran and threw', async () => {
    answerWith(gone);
    const { guard, reloads } = aGuard();

    expect(await guard.observe(aFailure({ error: new TypeError('x is undefined') }))).toBe(false);
    expect(reloads).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('reloads once within 60 seconds over all remotes', async () => {
    answerWith(gone);
    const { guard, nextPage, reloads, outcomes, clock } = aGuard();

    await guard.observe(aFailure());
    clock.now += 59_999;

    expect(await nextPage().observe(aFailure({ build: 'mf-travel@build0002' }))).toBe(false);
    expect(reloads).toHaveLength(1);
    expect(outcomes.at(-1)).toBe('gone budget');
  });

  it('may reload again for another build after 60 seconds', async () => {
    answerWith(gone);
    const { guard, nextPage, reloads, clock } = aGuard();

    await guard.observe(aFailure());
    clock.now += 60_000;

    expect(await nextPage().observe(aFailure({ build: 'mf-travel@build0002' }))).toBe(true);
    expect(reloads).toHaveLength(2);
  });

  it('does not reload after the clock was set back', async () => {
    answerWith(gone);
    const { guard, nextPage, reloads, outcomes, clock } = aGuard();

    await guard.observe(aFailure());
    clock.now -= 3_600_000;
    await nextPage().observe(aFailure({ build: 'mf-travel@build0002' }));

    expect(reloads).toHaveLength(1);
    expect(outcomes.at(-1)).toBe('gone budget');
  });

  it('never reloads twice for the same build', async () => {
    answerWith(gone);
    const { guard, nextPage, reloads, outcomes, clock } = aGuard();

    await guard.observe(aFailure());
    clock.now += 3_600_000;
    await nextPage().observe(aFailure());

    expect(reloads).toHaveLength(1);
    expect(outcomes.at(-1)).toBe('gone known');
  });

  it('does not reload without storage', async () => {
    answerWith(gone);
    const { guard, reloads, outcomes } = aGuard({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });

    expect(await guard.observe(aFailure())).toBe(false);
    expect(reloads).toEqual([]);
    expect(outcomes).toEqual(['gone storage']);
  });

  it('does not reload when the storage is full', async () => {
    answerWith(gone);
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { guard, reloads } = aGuard({ storage: () => ({ getItem: () => null, setItem: full }) });

    expect(await guard.observe(aFailure())).toBe(false);
    expect(reloads).toEqual([]);
  });

  it('does not reload without a connection', async () => {
    answerWith(gone);
    const { guard, reloads, outcomes } = aGuard({ isOffline: () => true });

    expect(await guard.observe(aFailure())).toBe(false);
    expect(reloads).toEqual([]);
    expect(outcomes).toEqual(['gone offline']);
  });

  it('does not reload with unsaved input', async () => {
    answerWith(gone);
    const { guard, reloads, outcomes } = aGuard({ isBusy: () => true });

    expect(await guard.observe(aFailure())).toBe(false);
    expect(reloads).toEqual([]);
    expect(outcomes).toEqual(['gone busy']);
  });

  it('never reloads for a slot', async () => {
    answerWith(gone);
    const { guard, reloads, outcomes } = aGuard();

    expect(await guard.observe(aFailure({ isRoute: false }))).toBe(false);
    expect(reloads).toEqual([]);
    expect(outcomes).toEqual(['gone slot']);
  });

  it('reloads once for two simultaneous failures', async () => {
    answerWith(gone);
    const { guard, reloads } = aGuard();

    const answers = await Promise.all([
      guard.observe(aFailure()),
      guard.observe(aFailure({ build: 'mf-travel@build0002' })),
    ]);

    expect(answers).toEqual([true, true]);
    expect(reloads).toHaveLength(1);
  });
});
