import { toPictureLoading } from './toPictureLoading.ts';

describe('toPictureLoading', () => {
  it('loads the first picture with priority, a screenful eagerly, the others lazily', () => {
    expect([0, 1, 3, 4].map(toPictureLoading)).toEqual([
      { loading: 'eager', fetchPriority: 'high' },
      { loading: 'eager' },
      { loading: 'eager' },
      { loading: 'lazy' },
    ]);
  });
});
