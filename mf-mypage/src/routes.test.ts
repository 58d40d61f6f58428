import { collectGets, collectRequests } from '@haesol/shared/testing';
import remoteJson from '../remote.json' with { type: 'json' };
import { app } from './app.ts';

describe('gets of remote.json', () => {
  it.each([
    ['/myPage/InfoDetail', 5],
    ['/mypage/info', 1],
    ['/myPage/myInfo', 2],
    ['/myPage/secession', 2],
    ['/join/userInfo', 1],
  ])('asks for what the queries ask for on %s', async (path, count) => {
    const requests = await collectRequests(app, path, { isLogin: true });

    expect(requests).toHaveLength(count);
    expect(requests.map((key) => key.split('?')[0])).toEqual(
      collectGets(remoteJson, path).map((key) => key.split('?')[0]),
    );
  });

  it('asks for the providers to sign in', async () => {
    expect(await collectRequests(app, '/login')).toEqual(collectGets(remoteJson, '/login'));
  });
});
