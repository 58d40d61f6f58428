import type { RouterLocation } from '@haesol/remote/shell-api';
import { createInstanceLocation } from './instanceLocation.ts';

const aLocation = (overrides: Partial<RouterLocation> = {}): RouterLocation => ({
  pathname: '/infoPlaza/notice',
  search: '',
  hash: '',
  key: 'a',
  state: null,
  action: 'POP',
  ...overrides,
});

describe('createInstanceLocation', () => {
  it('notifies listeners of a new location', () => {
    const location = createInstanceLocation(aLocation());
    const seen: string[] = [];
    location.subscribe(() => seen.push(location.get().search));

    location.set(aLocation({ key: 'b', search: '?pageNum=2', action: 'PUSH' }));

    expect(seen).toEqual(['?pageNum=2']);
  });

  it('keeps its value without changes', () => {
    const first = aLocation();
    const location = createInstanceLocation(first);
    const seen: string[] = [];
    location.subscribe(() => seen.push('told'));

    location.set(aLocation());

    expect(location.get()).toBe(first);
    expect(seen).toEqual([]);
  });

  it('returns the initial location for a first render', () => {
    const first = aLocation();
    const location = createInstanceLocation(first);

    location.set(aLocation({ key: 'b' }));

    expect(location.getServer()).toBe(first);
  });

  it('does not notify removed listeners', () => {
    const location = createInstanceLocation(aLocation());
    const seen: string[] = [];
    const stop = location.subscribe(() => seen.push('told'));

    stop();
    location.set(aLocation({ key: 'b' }));

    expect(seen).toEqual([]);
  });
});
