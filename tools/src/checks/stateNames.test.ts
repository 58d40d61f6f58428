import { readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Names of states in a file for spreadsheets, by the source that writes it. */
function readStateNames(path: string): Record<string, string> {
  const table = /const stateNames[^{]*= \{(?<rows>[^}]*)\}/.exec(read(path))?.groups?.rows ?? '';
  return Object.fromEntries([...table.matchAll(/(\w+): '([^']+)'/g)].map(([, state = '', name = '']) => [state, name]));
}

describe('names of states', () => {
  const { matter } = JSON.parse(read('mf-mypage/src/messages/ko.json')) as {
    matter: { states: Record<string, Record<string, string>> };
  };

  // The server renders no pages of remotes and reads none of their texts, so each has its own table.
  it.each([
    ['EQU', 'server/src/domains/lab/booking/bookingExport.ts'],
    ['EDU', 'server/src/domains/learn/enrolment/exportParticipants.ts'],
  ])('of %s are the same in the spreadsheets of staff and on the pages of members', (kind, path) => {
    const names = readStateNames(path);

    expect(Object.keys(names).length).toBeGreaterThan(5);
    expect(names).toEqual(matter.states[kind]);
  });
});
