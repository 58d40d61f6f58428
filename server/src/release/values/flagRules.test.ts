import { isFlagOn, needsGroup, type StoredFlag } from './flagRules.ts';

const flag: StoredFlag = { name: 'mf-travel.newList', isOn: true, share: 100, roles: [], deployments: [] };
const visitor = { deployment: 'demo', roles: ['VISITOR'], group: undefined } as const;
const groups = Array.from({ length: 10_000 }, (_value, group) => group);

const countOn = (rule: StoredFlag) => groups.filter((group) => isFlagOn(rule, { ...visitor, group })).length;

describe('isFlagOn', () => {
  it.each([
    ['on for everybody', {}, true],
    ['switched off', { isOn: false }, false],
    ['for another role', { roles: ['MEMBER'] }, false],
    ['for one of several roles', { roles: ['MEMBER', 'VISITOR'] }, true],
    ['for another deployment', { deployments: ['staging'] }, false],
    ['for this deployment', { deployments: ['staging', 'demo'] }, true],
    ['for no share', { share: 0 }, false],
    ['for a share, without a group', { share: 99 }, false],
  ])('decides for a visitor: %s', (_what, rule, expected) => {
    expect(isFlagOn({ ...flag, ...rule }, visitor)).toBe(expected);
  });

  it('gives a share of the groups, always the same ones, and others for another flag', () => {
    const rule = { ...flag, share: 20 };
    const other = { ...rule, name: 'mf-travel.otherList' };
    const both = groups.filter((group) => [rule, other].every((one) => isFlagOn(one, { ...visitor, group }))).length;

    expect(Math.abs(countOn(rule) - 2_000)).toBeLessThan(150);
    expect(countOn(rule)).toBe(countOn(rule));
    expect(Math.abs(both - 400)).toBeLessThan(100);
  });

  it('keeps the groups of a share when the share grows', () => {
    const isIn = (share: number, group: number) => isFlagOn({ ...flag, share }, { ...visitor, group });

    expect(groups.filter((group) => isIn(5, group) && !isIn(6, group))).toEqual([]);
  });
});

describe('needsGroup', () => {
  it.each([
    [{ share: 50 }, true],
    [{ share: 100 }, false],
    [{ share: 0 }, false],
    [{ share: 50, isOn: false }, false],
    [{ share: 50, roles: ['STAFF'] }, false],
    [{ share: 50, deployments: ['staging'] }, false],
  ])('is only for requesters whose share decides: %j', (rule, expected) => {
    expect(needsGroup({ ...flag, ...rule }, visitor)).toBe(expected);
  });
});
