import { answerNavigation, type NavigationSources } from './answerNavigation.ts';

// jsdom has no Response: the answers are distinguished by their names.
const named = (name: string) => ({ name }) as unknown as Response;
const pending = new Promise<never>(() => undefined);

const answer = (sources: Partial<NavigationSources>) =>
  answerNavigation({
    fetchPage: () => Promise.resolve(named('network')),
    findKept: () => Promise.resolve(undefined),
    toOfflinePage: () => named('offline page'),
    wait: () => pending,
    ...sources,
  });

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const kept = () => Promise.resolve(named('kept'));

describe('answerNavigation', () => {
  it('uses the network while available, even if a document is stored', async () => {
    expect(await answer({ findKept: kept })).toEqual({ name: 'network' });
  });

  it('uses the stored document if the network fails or times out', async () => {
    expect(await answer({ fetchPage: noNetwork, findKept: kept })).toEqual({ name: 'kept' });
    expect(await answer({ fetchPage: () => pending, findKept: kept, wait: () => Promise.resolve(undefined) })).toEqual({
      name: 'kept',
    });
  });

  it('shows the offline page for every other address', async () => {
    expect(await answer({ fetchPage: noNetwork })).toEqual({ name: 'offline page' });
    expect(await answer({ fetchPage: noNetwork, findKept: () => Promise.reject(new Error('storage')) })).toEqual({
      name: 'offline page',
    });
  });
});
