import { collectGets, collectRequests } from '@haesol/shared/testing';
import remoteJson from '../remote.json' with { type: 'json' };
import { app } from './app.ts';

describe('routes of mf-portal', () => {
  it.each([
    ['/'],
    ['/intro/intro'],
    ['/Intro/Intro/'],
    ['/intro/vision'],
    ['/intro/chart?searchKeyword=교육'],
    ['/studentSupport/future'],
    ['/studentSupport/training'],
    ['/studentSupport/jobTraining'],
    ['/studentSupport/shopTraining'],
    ['/studentSupport/spotTraining'],
    ['/studentSupport/job'],
    ['/studentSupport/founded'],
    ['/cooperation/edu'],
    ['/cooperation/edu?type=ONLINE&aud=WORKER&state=OPEN,FULL&searchKeyword=공정&pageNum=2'],
    ['/cooperation/equ'],
    ['/cooperation/tech'],
    ['/cooperation/assn'],
    ['/cooperation/collabo'],
    ['/corporateCenter'],
    ['/searchView?search=전자현미경'],
    ['/searchView?search=안내&type=NOTICE'],
    ['/searchView'],
    ['/test'],
    ['/test2'],
    ['/terms/'],
    ['/terms/?tab=privacy&version=1.0'],
    ['/terms/?tab=&version='],
    ['/terms/?tab=nowhere'],
    ['/terms/accessibility'],
    ['/terms/noMailCollection'],
  ])('ask on %s for what remote.json names', async (path) => {
    expect(await collectRequests(app, path)).toEqual(collectGets(remoteJson, path));
  });

  it.each([['site.search.v1']])('ask in the slot %s for what remote.json names', async (slot) => {
    expect(await collectRequests(app, '/', { slot })).toEqual(collectGets(remoteJson, '/', { slot }));
  });
});
