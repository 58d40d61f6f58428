Object.assign(globalThis, {
  location: { origin: 'https://site.example' },
  document: { baseURI: 'https://site.example/infoPlaza/notice' },
});
const { allowAssetOrigin, allowScriptOrigin, isOwnAsset, toScriptUrl } = await import('./trustedTypes.ts');

describe('toScriptUrl', () => {
  it.each(['/remotes/a/remoteEntry.js', 'list.js', 'https://site.example/remotes/a/list.js'])(
    'accepts scripts of the site: %s',
    (url) => {
      expect(toScriptUrl(url)).toBe(url);
    },
  );

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'http://site.example/a.js',
    'https://site.example.evil.example/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
    'javascript:alert(1)',
  ])('rejects %s', (url) => {
    expect(() => toScriptUrl(url)).toThrow(TypeError);
  });

  it('accepts the host of assets, whose files have a hash as those of the site', () => {
    expect(isOwnAsset('https://assets.example/remotes/a/list.js')).toBe(false);
    allowAssetOrigin('https://assets.example');

    expect(toScriptUrl('https://assets.example/remotes/a/list.js')).toBe('https://assets.example/remotes/a/list.js');
    expect(isOwnAsset('https://assets.example/remotes/a/list.js')).toBe(true);
    expect(isOwnAsset('/remotes/a/list.js')).toBe(true);
  });

  it('accepts a dev server that the page declares', () => {
    allowScriptOrigin('http://localhost:9101');

    expect(toScriptUrl('http://localhost:9101/remoteEntry.js')).toBe('http://localhost:9101/remoteEntry.js');
  });
});
