import { listLimitRows } from '../../../server/src/http/limits/limitRows.ts';
import { readText } from '../checks/workspace.ts';
import { limitDocument, readLimitTable, replaceLimitTable, toLimitTable } from './limitTable.ts';

describe('table of limits in the documentation', () => {
  it('equals the output of `node tools/src/limits/main.ts`', () => {
    const table = readLimitTable(readText(limitDocument));

    expect(table).toBe(toLimitTable());
  });

  it('has a row for each limit', () => {
    const names = listLimitRows().map(({ name }) => name);

    process.stderr.write(`limits: ${names.length} rows in ${limitDocument}\n`);
    expect(names).toEqual(expect.arrayContaining(['login', 'comment', 'readVisitor', 'accountLock']));
    expect(toLimitTable().split('\n')).toHaveLength(names.length + 3);
  });

  it('replaces only an outdated table', () => {
    const stale = '# 운영\n\n## Limits of calls\n\nText.\n\n| old |\n| --- |\n\n## Next\n';

    expect(replaceLimitTable(stale)).toBe(`# 운영\n\n## Limits of calls\n\nText.\n\n${toLimitTable()}\n## Next\n`);
  });
});
