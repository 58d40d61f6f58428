import { collectGets, collectRequests } from '@haesol/shared/testing';
import remoteJson from '../remote.json' with { type: 'json' };
import { app } from './app.ts';

describe('routes of mf-portal', () => {
  it.each([['/'], ['/intro/intro'], ['/Intro/Intro/']])('ask on %s for what remote.json names', async (path) => {
    expect(await collectRequests(app, path)).toEqual(collectGets(remoteJson, path));
  });
});
