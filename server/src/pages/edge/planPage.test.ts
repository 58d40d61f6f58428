import type { Registry } from '@haesol/contracts/release';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { planPage } from './planPage.ts';

const publicUrl = 'https://haesol.example';
const gets = ['/api/v1/equipment/list?pageNum={pageNum=1}&pageSize={pageSize=10}&sort={sort=CTG}&ctg={ctg=}'];
const route = aRoute({ path: '/easyReservation', gets });
const remoteJson = aRemoteJson({ routes: [route] });
const registry: Registry = {
  version: '1',
  shell: { buildId: 'shell001' },
  remotes: {
    [remoteJson.id]: {
      buildId: 'build001',
      entry: '/entry.js',
      global: 'global',
      integrity: '',
      css: [],
      scripts: [],
      ssr: null,
      enabled: true,
      notice: null,
      remoteJson,
    },
  },
};

const plan = (search: string) =>
  planPage({
    match: { remoteId: remoteJson.id, route },
    pathname: route.path,
    registry,
    answers: {
      answers: {},
      data: [{ list: [{ eqUid: '1' }] }],
      unanswered: [],
      isIncomplete: false,
      isMissing: false,
      isWhole: true,
      isStorable: true,
    },
    search: new URLSearchParams(search),
    publicUrl,
    locale: 'ko',
  });

describe('planPage', () => {
  it.each([
    ['', ''],
    ['sort=NAME', ''],
    ['pageSize=50&sort=NAME&utm_source=mail', ''],
    ['sort=NAME&ctg=XRD&pageNum=2', '?pageNum=2&ctg=XRD'],
  ])('has one canonical URL for all orders of the same rows: %s', (search, canonical) => {
    expect(plan(search).canonical).toBe(`${publicUrl}/easyReservation${canonical}`);
  });
});
