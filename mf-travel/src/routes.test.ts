import { collectGets, collectRequests } from '@haesol/shared/testing';
import remoteJson from '../remote.json' with { type: 'json' };
import { app } from './app.ts';

describe('gets of remote.json', () => {
  it.each([
    '/travel/attractions',
    '/travel/attractions?gdsTycd=CD0000002002&sggCd=CD0000003001&facilitiesRecord=CD0000002501,CD0000002502&sort=PRICE&searchKeyword=등대',
    '/travel/passes',
    '/travel/passes?psCd=CD0000002201',
    '/travel/tours?themeCd=CD0000002301&tourDays=2&searchKeyword=바다',
    '/travel/tour?tourUid=t1',
  ])('asks for what the queries ask for on %s', async (path) => {
    const requests = await collectRequests(app, path);

    expect(requests).not.toHaveLength(0);
    expect(requests).toEqual(collectGets(remoteJson, path));
  });
});
