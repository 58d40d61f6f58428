import { describeChanges } from './describeChanges.ts';

type Sizes = Readonly<Record<string, number>>;
const aBuild = (
  files: Readonly<Record<string, string>>,
  remoteJson: unknown = {},
  { bytes = {}, pages = {} }: { readonly bytes?: Sizes; readonly pages?: Sizes } = {},
) => ({
  files,
  remoteJson,
  sizes: { files: new Map(Object.entries(bytes)), pages: new Map(Object.entries(pages)) },
});

describe('describeChanges', () => {
  it('is empty for equal builds with different maps and notes', () => {
    const before = aBuild({
      'mf-a.List.0a1b2c3d.js': 'sha384-a',
      'maps/mf-a.js.map': 'sha384-m',
      'contract.json': 'sha384-c',
    });
    const after = aBuild({ 'mf-a.List.0a1b2c3d.js': 'sha384-a', 'contract.json': 'sha384-d' });

    expect(describeChanges(before, after)).toEqual([]);
  });

  it('names files without their hashes', () => {
    const before = aBuild({ 'mf-a.List.0a1b2c3d.js': 'sha384-a', 'mf-a.Old.0a1b2c3d.js': 'sha384-o' });
    const after = aBuild({ 'mf-a.List.99999999.js': 'sha384-b', 'mf-a.New.0a1b2c3d.js': 'sha384-n' });

    expect(describeChanges(before, after)).toEqual(['~ mf-a.List.js', '+ mf-a.New.js', '- mf-a.Old.js']);
  });

  it('has the bytes of changed files, and those of pages that change', () => {
    const [old, young] = ['mf-a.List.0a1b2c3d.js', 'mf-a.List.99999999.js'];
    const before = aBuild({ [old]: 'sha384-a' }, {}, { bytes: { [old]: 12_000 }, pages: { '/a': 30_000, '/b': 9 } });
    const after = aBuild(
      { [young]: 'sha384-b', 'new.js': 'sha384-n' },
      {},
      { bytes: { [young]: 11_000, 'new.js': 500 }, pages: { '/a': 29_500, '/b': 9, '/c': 600 } },
    );

    expect(describeChanges(before, after)).toEqual([
      '~ mf-a.List.js 12,000 -> 11,000 bytes (-1,000)',
      '+ new.js 500 bytes',
      'page /a 30,000 -> 29,500 bytes (-500)',
      'page /c 600 bytes',
    ]);
  });

  it('names routes and menu entries by path and link', () => {
    const route = { path: '/a', title: '공고', guard: null };
    const before = aBuild({}, { routes: [route, { path: '/b' }], menu: [{ link: '/a', label: '공고' }] });
    const after = aBuild({}, { routes: [{ path: '/c' }, { ...route, guard: 'member' }], menu: [] });

    expect(describeChanges(before, after)).toEqual([
      '~ routes /a guard null -> "member"',
      '- routes /b {"path":"/b"}',
      '+ routes /c {"path":"/c"}',
      '- menu /a {"link":"/a","label":"공고"}',
    ]);
  });
});
