import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDoor, listDoors, listExports, listRecorded, readChangelog } from './doors.ts';

const doors = listDoors();
const help = 'node tools/src/changelogs/main.ts writes it; then say what it means for those who use the door';

describe('doors of the shared package', () => {
  it('are those of its manifest, with all that can be used of them', () => {
    const names = doors.flatMap((door) => door.names);

    process.stderr.write(`changelogs: ${names.length} names in ${doors.length} doors\n`);
    expect(doors.map(({ name }) => name).sort()).toEqual([
      'build',
      'contracts',
      'form',
      'http',
      'i18n',
      'lifecycle',
      'routes',
      'routing',
      'shell-api',
      'testing',
      'tokens',
      'ui',
    ]);
    expect(doors.filter((door) => door.names.length === 0)).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['ShellApi.toast', 'RemoteProps', '--color-danger', 'createLifecycles']),
    );
  });

  it.each(doors)('$name has a changelog that names what came and went', (door) => {
    const { added, removed } = compareDoor(door, readChangelog(door.name));

    expect({ added, removed, help }).toEqual({ added: [], removed: [], help });
  });

  it.each(doors)('$name has entries with a date, the newest first', ({ name }) => {
    const dates = [...readChangelog(name).matchAll(/^## (.*)$/gm)].map(([, date = '']) => date);

    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});

describe('compareDoor', () => {
  const changelog =
    '# x\n\n## 2026-02-02\n\n- Removed: `old`\n- Changed: `kept` says more\n\n## 2026-01-01\n\n- Added: `kept`,\n  `old`\n';

  it('reads what is there now from all entries', () => {
    expect([...listRecorded(changelog)]).toEqual(['kept']);
  });

  it('finds a name that came and one that went without an entry', () => {
    const door = { name: 'ui', names: ['fresh'] };

    expect(compareDoor(door, changelog)).toEqual({ added: ['fresh'], removed: ['kept'] });
  });
});

describe('listExports', () => {
  it('finds declarations, lists, new names and those of other files', () => {
    const dir = mkdtempSync(join(tmpdir(), 'haesol-doors-'));
    writeFileSync(join(dir, 'b.ts'), 'export interface B {}\nexport const b = 1;\nconst own = 2;\n');
    writeFileSync(
      join(dir, 'a.ts'),
      "export type * from './b.ts';\nexport {\n  type A,\n  c as d,\n} from './c.ts';\nexport async function e() {}\n// export const f\n",
    );

    const names = listExports(join(dir, 'a.ts'));
    rmSync(dir, { recursive: true });

    expect(names.sort()).toEqual(['A', 'B', 'b', 'd', 'e']);
  });
});
