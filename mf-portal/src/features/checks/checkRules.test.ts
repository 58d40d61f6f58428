import { contracts } from '@haesol/contracts/areas';
import { postsGet, postsList } from '@haesol/contracts/board';
import type { Endpoint } from '@haesol/contracts/common';
import { checks, toInput } from './checkRules.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'method' in value;

const publicGets = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .filter(({ method, access }) => method === 'GET' && (access === 'public' || access === 'optional'))
  .map(({ name }) => name);

describe('checks', () => {
  it('include every GET that a visitor may call', () => {
    expect(publicGets.length).toBeGreaterThan(20);
    expect(checks.map(({ endpoint }) => endpoint.name).sort()).toEqual(publicGets.sort());
  });

  it('request the first unlocked entry of a list', () => {
    const check = { endpoint: postsGet, from: { list: postsList, field: 'postUid' } };

    expect(toInput(check, { list: [{ postUid: 'p1', lockedYn: 'Y' }, { postUid: 'p2' }] })).toEqual({
      params: { postUid: 'p2' },
    });
    expect(toInput(check, { list: [] })).toBeUndefined();
  });

  it('fill in every parameter of a path', () => {
    const unfilled = checks.filter(({ endpoint, ...check }) => {
      const row = check.from && { [check.from.field]: 'u1' };
      const { params = {} } = toInput({ endpoint, ...check }, { list: [row] }) ?? {};
      return [...endpoint.path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !(name in params));
    });

    expect(unfilled.map(({ endpoint }) => endpoint.name)).toEqual([]);
  });
});
