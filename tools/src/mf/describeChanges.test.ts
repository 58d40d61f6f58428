import { describeChanges } from './describeChanges.ts';

const aBuild = (files: Readonly<Record<string, string>>, remoteJson: unknown = {}) => ({ files, remoteJson });

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
