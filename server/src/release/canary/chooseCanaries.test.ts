import { hasCanary } from './chooseCanaries.ts';

const groups = Array.from({ length: 10_000 }, (_none, group) => group);

describe('hasCanary', () => {
  it.each([1, 5, 10])('gives %p percent of the groups the canary, exactly', (share) => {
    for (const canaryId of [1, 2, 977]) {
      expect(groups.filter((group) => hasCanary({ canaryId, share }, group))).toHaveLength(share * 100);
    }
  });

  it('does not take the same groups first each time', () => {
    const first = groups.filter((group) => hasCanary({ canaryId: 1, share: 5 }, group));
    const second = first.filter((group) => hasCanary({ canaryId: 2, share: 5 }, group));

    expect(second).toEqual([]);
  });
});
