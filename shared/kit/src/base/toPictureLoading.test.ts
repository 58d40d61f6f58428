import { toPictureLoading } from './toPictureLoading.ts';

describe('toPictureLoading', () => {
  it('asks for the first picture before all else, for a screenful at once, for the others in time', () => {
    expect([0, 1, 3, 4].map(toPictureLoading)).toEqual([
      { loading: 'eager', fetchPriority: 'high' },
      { loading: 'eager' },
      { loading: 'eager' },
      { loading: 'lazy' },
    ]);
  });
});
