import { isEqual } from './constantTime.ts';

describe('isEqual', () => {
  it.each([
    ['key', 'key', true],
    ['key', 'kez', false],
    ['key', 'keys', false],
    ['', 'key', false],
    ['열쇠', '열쇠', true],
    [Buffer.from([1, 2]), Buffer.from([1, 2]), true],
    [Buffer.from([1, 2]), Buffer.from([1, 3]), false],
  ])('compares %p with %p', (a, b, expected) => {
    expect(isEqual(a, b)).toBe(expected);
  });
});
