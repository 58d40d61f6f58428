import { mergeUids } from './useBase.ts';

describe('mergeUids', () => {
  it.each([
    ['nothing changed', ['a', 'b'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
    ['own additions and removals', ['b', 'n'], ['a', 'b'], ['a', 'b'], ['b', 'n']],
    ['a file that another has added', ['a', 'n'], ['a'], ['a', 'x'], ['a', 'n', 'x']],
    ['a file that another has removed', ['a', 'b'], ['a', 'b'], ['b'], ['b']],
  ])('merges lists of files: %s', (_of, own, base, stored, merged) => {
    expect(mergeUids(own, base, stored)).toEqual(merged);
  });
});
