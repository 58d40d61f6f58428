import { collectGets, collectRequests } from '@haesol/shared/testing';
import remoteJson from '../remote.json' with { type: 'json' };
import { app } from './app.ts';

describe('gets of remote.json', () => {
  it.each([
    '/easyReservation',
    '/easyReservation?pageNum=3&ctg=SURFACE&place=시제품제작소&mode=DIRECT&state=AVAILABLE&training=N&sort=NAME&searchKeyword=현미경',
  ])('asks for what the queries ask for on %s', async (path) => {
    const requests = await collectRequests(app, path);

    expect(requests).not.toHaveLength(0);
    expect(requests).toEqual(collectGets(remoteJson, path));
  });
});
