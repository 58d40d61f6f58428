import { shellApiVersion } from '@haesol/remote/shell-api';
import { mergeRegistry } from './mergeRegistry.ts';
import { anEntry, aRegistry, aRemoteJson } from './testing/aRegistry.ts';

const infoplaza = aRemoteJson();
const travel = aRemoteJson({ id: 'mf-travel', area: ['/travel'] });
const nobody = () => false;
const only = (id: string) => (remote: string) => remote === id;
const buildsOf = ({ remotes }: ReturnType<typeof mergeRegistry>) =>
  Object.entries(remotes).map(([id, { buildId }]) => `${id} ${buildId}`);

const known = aRegistry(anEntry(infoplaza), anEntry(travel));
const offered = {
  ...aRegistry(anEntry(infoplaza, { buildId: 'build0002' }), anEntry(travel, { buildId: 'build0002' })),
  version: '2',
};

describe('mergeRegistry', () => {
  it('takes new builds of remotes that are not mounted', () => {
    const merged = mergeRegistry(known, offered, nobody);

    expect(buildsOf(merged)).toEqual(['mf-infoplaza build0002', 'mf-travel build0002']);
    expect(merged.version).toBe('2');
  });

  it('keeps the build of a mounted remote, with its routes and menu', () => {
    const merged = mergeRegistry(known, offered, only('mf-travel'));

    expect(buildsOf(merged)).toEqual(['mf-infoplaza build0002', 'mf-travel build0001']);
    expect(merged.remotes['mf-travel']).toBe(known.remotes['mf-travel']);
  });

  it('reverts to a build after a rollback', () => {
    const merged = mergeRegistry(mergeRegistry(known, offered, nobody), { ...known, version: '3' }, nobody);

    expect(buildsOf(merged)).toEqual(['mf-infoplaza build0001', 'mf-travel build0001']);
  });

  it('returns the same object without changes, so that nothing renders again', () => {
    expect(mergeRegistry(known, { ...structuredClone(known), version: '2' }, nobody)).toBe(known);
  });

  it('takes the override of this browser and its expiry, even if the builds stay the same', () => {
    const chosen = { ...known, override: { builds: { 'mf-travel': 'build0001' }, until: 1 } };
    const merged = mergeRegistry(known, chosen, nobody);

    expect(merged.override).toEqual(chosen.override);
    expect(mergeRegistry(merged, structuredClone(chosen), nobody)).toBe(merged);
    expect(mergeRegistry(merged, known, nobody)).not.toHaveProperty('override');
  });

  it('keeps a remote of this machine, which the server does not know, until it is taken back', () => {
    const override = { builds: {}, ports: { 'mf-travel': 9001, 'mf-new': 9002 }, until: 1 };
    const local = anEntry(travel, { buildId: 'dev' });
    const added = anEntry(aRemoteJson({ id: 'mf-new' }), { buildId: 'dev' });
    const own = { ...aRegistry(anEntry(infoplaza), local, added), override };

    expect(buildsOf(mergeRegistry(own, { ...offered, override }, nobody))).toEqual([
      'mf-infoplaza build0002',
      'mf-travel dev',
      'mf-new dev',
    ]);
    expect(buildsOf(mergeRegistry(own, offered, nobody))).toEqual(['mf-infoplaza build0002', 'mf-travel build0002']);
    const moved = { ...offered, override: { ...override, ports: { 'mf-travel': 9003 } } };
    expect(mergeRegistry(own, moved, nobody).remotes['mf-travel']?.buildId).toBe('build0002');
  });

  it('takes a remote out of service once it is unmounted', () => {
    const off = aRegistry(anEntry(infoplaza), anEntry(travel, { enabled: false, notice: '점검 중입니다.' }));

    expect(mergeRegistry(known, off, only('mf-travel')).remotes['mf-travel']?.enabled).toBe(true);
    expect(mergeRegistry(known, off, nobody).remotes['mf-travel']).toMatchObject({ enabled: false });
  });

  it('adds a new remote, and drops a missing one unless it is mounted', () => {
    const one = aRegistry(anEntry(infoplaza));

    expect(buildsOf(mergeRegistry(one, known, nobody))).toContain('mf-travel build0001');
    expect(buildsOf(mergeRegistry(known, one, nobody))).toEqual(['mf-infoplaza build0001']);
    expect(buildsOf(mergeRegistry(known, one, only('mf-travel')))).toContain('mf-travel build0001');
  });

  it('does not take a build that needs a newer shell than this tab’s', () => {
    const needy = aRemoteJson({ requires: { shellApi: shellApiVersion + 1 } });
    const ahead = aRegistry(anEntry(needy, { buildId: 'build0002' }), anEntry(travel));

    expect(buildsOf(mergeRegistry(known, ahead, nobody))).toContain('mf-infoplaza build0001');
    expect(mergeRegistry(aRegistry(anEntry(travel)), ahead, nobody).remotes['mf-infoplaza']).toMatchObject({
      enabled: false,
      notice: '새 버전이 나왔습니다. 새로고침한 뒤 이용해 주세요.',
    });
  });
});
