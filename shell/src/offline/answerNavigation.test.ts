import { answerNavigation, type NavigationSources } from './answerNavigation.ts';

// jsdom has no Response: the answers are told apart by their names alone.
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
  it('takes the page from the network while there is one, even where a document is kept', async () => {
    expect(await answer({ findKept: kept })).toEqual({ name: 'network' });
  });

  it('takes the kept document where the network fails or does not answer in time', async () => {
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
