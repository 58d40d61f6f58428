import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** An action as `writeAudit` takes it, `area.verb`. */
const action = /\baction: '(\w+\.\w+)'|\baction = '(\w+\.\w+)'|audit\(\w+, \{[^}]*\}, '(\w+\.\w+)'/g;
const server = join(root, 'server/src');

const files = readdirSync(server, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));
const tests = files.filter(({ name }) => name.endsWith('.test.ts')).map(({ text }) => text);

/** Actions that a source writes into the audit log. */
function listActions(text: string): string[] {
  if (!text.includes('writeAudit')) return [];
  return [...text.matchAll(action)].map(([, inObject, inConstant, inCall]) => inObject ?? inConstant ?? inCall ?? '');
}

const listUntested = (actions: readonly string[]) =>
  actions.filter((name) => !tests.some((text) => text.includes(`'${name}'`)));

describe('the audit log', () => {
  it('has a test of each of its actions', () => {
    const actions = [
      ...new Set(files.flatMap(({ name, text }) => (name.endsWith('.test.ts') ? [] : listActions(text)))),
    ];

    expect(actions.length).toBeGreaterThan(35);
    expect(listUntested(actions)).toEqual([]);
  });

  it('control: finds an action that no test names', () => {
    const [name = ''] = listActions("await writeAudit(trx, { actorUid: uid, action: 'account.planted' });");

    // In two pieces, so that this line does not name it.
    expect(listUntested([name])).toEqual([['account', 'planted'].join('.')]);
  });
});
