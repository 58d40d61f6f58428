import { anEntry } from '../registry/testing/aRegistry.ts';
import { preloadChunk } from './preloadChunk.ts';

const file = (name: string) => ({ href: `/remotes/mf-infoplaza/build0001/${name}`, integrity: `sha384-${name}` });
const release = (overrides = {}) =>
  anEntry(undefined, {
    scripts: [file('lifecycles.js')],
    css: [file('lifecycles.css')],
    ...overrides,
  });
const files = {
  chunks: { NoticeScreen: { scripts: [file('NoticeScreen.js')], css: [file('NoticeScreen.css')] } },
  files: {},
};
const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => link.href.split('/').at(-1));

beforeEach(() => {
  document.head.replaceChildren();
});

describe('preloadChunk', () => {
  it('preloads entry, module and screen with the attributes of the later load', () => {
    document.head.innerHTML = '<script nonce="n1" type="application/json"></script>';

    preloadChunk(release(), 'NoticeScreen', files);

    expect(asked()).toEqual([
      'remoteEntry.js',
      'lifecycles.js',
      'NoticeScreen.js',
      'lifecycles.css',
      'NoticeScreen.css',
    ]);
    const [script, style] = ['NoticeScreen.js', 'NoticeScreen.css'].map((name) =>
      document.querySelector<HTMLLinkElement>(`link[href$="${name}"]`),
    );
    expect(script).toMatchObject({ integrity: 'sha384-NoticeScreen.js', crossOrigin: 'anonymous', nonce: 'n1' });
    expect(style).toMatchObject({ integrity: 'sha384-NoticeScreen.css', crossOrigin: null });
  });

  it('preloads modules of a build as modules, and leaves their style sheets to the loader', () => {
    preloadChunk(release({ format: 'module' }), undefined, files);

    const links = [...document.querySelectorAll('link')];
    expect(links.map(({ rel, href }) => `${rel} ${href.split('/').at(-1)}`)).toEqual([
      'modulepreload remoteEntry.js',
      'modulepreload lifecycles.js',
    ]);
  });

  it('preloads a file once', () => {
    preloadChunk(release(), 'NoticeScreen', files);
    preloadChunk(release(), 'NoticeScreen', files);

    expect(asked()).toHaveLength(5);
  });

  it('preloads entry and module of a build whose files are not known yet', () => {
    preloadChunk(release(), 'NoticeScreen', undefined);

    expect(asked()).toEqual(['remoteEntry.js', 'lifecycles.js', 'lifecycles.css']);
  });

  it('skips style sheets that are inlined in the page', () => {
    document.head.innerHTML = '<style data-href="lifecycles.css"></style>';

    preloadChunk(release(), undefined, files);

    expect(asked()).toEqual(['remoteEntry.js', 'lifecycles.js']);
  });

  it('preloads nothing of another origin', () => {
    preloadChunk(release({ entry: 'https://elsewhere.example/remoteEntry.js' }), undefined, files);

    expect(asked()).toEqual(['lifecycles.js', 'lifecycles.css']);
  });

  it('preloads nothing of a dev server, whose files have no hash', () => {
    preloadChunk(release({ integrity: '', scripts: [], css: [] }), 'NoticeScreen', undefined);

    expect(asked()).toEqual([]);
  });
});
