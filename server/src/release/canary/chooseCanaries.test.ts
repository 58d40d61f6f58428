import { hasCanary } from './chooseCanaries.ts';

const groups = Array.from({ length: 10_000 }, (_none, group) => group);

describe('hasCanary', () => {
  it.each([1, 5, 10])('gives exactly %p percent of the groups the canary', (share) => {
    for (const canaryId of [1, 2, 977]) {
      expect(groups.filter((group) => hasCanary({ canaryId, share }, group))).toHaveLength(share * 100);
    }
  });

  it('does not always start with the same groups', () => {
    const first = groups.filter((group) => hasCanary({ canaryId: 1, share: 5 }, group));
    const second = first.filter((group) => hasCanary({ canaryId: 2, share: 5 }, group));

    expect(second).toEqual([]);
  });
});
