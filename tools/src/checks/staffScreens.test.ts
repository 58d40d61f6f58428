import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '@haesol/contracts/areas';
import { rootDir } from '../build/packages.ts';

const isStaffEndpoint = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'access' in value &&
  (value.access === 'staff' || value.access === 'admin');

/** Names of all sources of the remotes and the shell. */
function listNames(): ReadonlySet<string> {
  const packages = readdirSync(rootDir).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const files = packages.flatMap((name) =>
    readdirSync(join(rootDir, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(rootDir, name, 'src', file),
    ),
  );
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return new Set(sources.flatMap((source) => source.match(/\b[a-z]\w+\b/g) ?? []));
}

/** Moves of one item in the specification; screens make them by the bulk move, with the same use cases (`moveItems.ts`). */
const bulkMoves = [
  'adminDecideRefund',
  'adminDecideReview',
  'adminEndSessions',
  'adminEnrollMove',
  'adminMoveBooking',
  'adminMoveMember',
  'adminSettleBooking',
];

describe('endpoints for staff', () => {
  it('are all used by a screen', () => {
    const names = listNames();
    const endpoints = Object.entries(contracts).filter(([, value]) => isStaffEndpoint(value));

    expect(endpoints.length).toBeGreaterThan(60);
    const unused = endpoints.map(([name]) => name).filter((name) => !names.has(name));
    expect(unused.sort()).toEqual(bulkMoves);
  });
});
