import { readSiteRelease } from './siteRelease.ts';

const aRemote = (name: string) => ({
  buildId: 'build0001',
  entry: '/remotes/mf-a/build0001/entry.js',
  global: 'mf_a_build0001',
  scripts: [],
  css: [],
  chunks: {},
  files: { 'entry.js': 'sha384-x', [name]: 'sha384-y' },
  remoteJson: { id: 'mf-a', requires: { shellApi: 1 }, area: ['/a'], routes: [] },
});

describe('readSiteRelease', () => {
  it.each(['js/main.0a1b.js', 'v@1+2.map'])('accepts %s', (name) => {
    expect(Object.keys(readSiteRelease('mf-a', aRemote(name)).files)).toEqual(['entry.js', name]);
  });

  it.each(['../x.js', 'a/../../x.js', '/etc/x.js', 'a\\..\\x.js', '.hidden', 'a/.hidden', 'a//b', ''])(
    'refuses %j',
    (name) => {
      expect(() => readSiteRelease('mf-a', aRemote(name))).toThrow('is no name of a file');
    },
  );

  it.each(['../mf-a', 'mf-A', 'shell/..'])('refuses the remote %j', (id) => {
    expect(() => readSiteRelease(id, aRemote('a.js'))).toThrow();
  });
});
