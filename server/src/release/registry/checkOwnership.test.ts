import type { RegistryEntry, RemoteJson } from '@haesol/contracts/release';
import { checkOwnership } from './checkOwnership.ts';
import { aRemoteJson, aRoute } from './testReleases.ts';

const serve = (...all: RemoteJson[]) =>
  Object.fromEntries(all.map((remoteJson) => [remoteJson.id, { remoteJson } as RegistryEntry]));

const served = serve(
  aRemoteJson({
    id: 'mf-portal',
    area: ['/', '/intro'],
    routes: [aRoute({ path: '/' }), aRoute({ path: '/intro/greeting' })],
  }),
  aRemoteJson({ id: 'mf-infoplaza', area: ['/infoPlaza'], routes: [aRoute({ path: '/infoPlaza/notice' })] }),
  aRemoteJson({ id: 'mf-mypage', area: ['/login'], offers: [{ slot: 'auth.login-dialog.v1', gets: [] }] }),
);

const lectures = (change: Partial<RemoteJson> = {}) =>
  aRemoteJson({ id: 'mf-lectures', area: ['/lectures'], routes: [aRoute({ path: '/lectures' })], ...change });

describe('checkOwnership', () => {
  it.each<[string, RemoteJson]>([
    ['paths of its own', lectures()],
    [
      'a path that begins like a neighbour',
      lectures({ area: ['/infoPlazaTwo'], routes: [aRoute({ path: '/infoPlazaTwo/a' })] }),
    ],
    [
      'the paths that it has already',
      aRemoteJson({ id: 'mf-infoplaza', routes: [aRoute({ path: '/infoPlaza/notice' })] }),
    ],
    [
      'a new path of the home page',
      aRemoteJson({ id: 'mf-portal', area: ['/', '/intro'], routes: [aRoute({ path: '/terms' })] }),
    ],
    ['a slot of its own', lectures({ offers: [{ slot: 'home.lectures.v1', gets: [] }] })],
  ])('accepts %s', (_name, own) => {
    expect(() => checkOwnership(own, served, [])).not.toThrow();
  });

  it.each<[string, RemoteJson]>([
    ['/INFOPLAZA/notice/ belongs to mf-infoplaza', lectures({ routes: [aRoute({ path: '/INFOPLAZA/notice/' })] })],
    [
      '/infoPlaza/fake lies outside of the area of mf-lectures',
      lectures({ routes: [aRoute({ path: '/infoPlaza/fake' })] }),
    ],
    [
      'the area /infoplaza belongs to mf-infoplaza',
      lectures({ area: ['/infoPlaza/'], routes: [aRoute({ path: '/infoPlaza/fake' })] }),
    ],
    ['the area /intro/new belongs to mf-portal', lectures({ area: ['/intro/new'], routes: [] })],
    ['the area / belongs to mf-portal', lectures({ area: ['/'], routes: [aRoute({ path: '/lectures' })] })],
    [
      '/infoPlaza/new lies in the area of mf-infoplaza',
      aRemoteJson({ id: 'mf-portal', area: ['/'], routes: [aRoute({ path: '/infoPlaza/new' })] }),
    ],
    [
      'the slot auth.login-dialog.v1 belongs to mf-mypage',
      lectures({ offers: [{ slot: 'auth.login-dialog.v1', gets: [] }] }),
    ],
  ])('refuses: %s', (reason, own) => {
    expect(() => checkOwnership(own, served, [])).toThrow(reason);
  });
});
