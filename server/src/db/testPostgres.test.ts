import { openTestDatabase } from '../testing/testDatabase.ts';
import { requireRaces } from './testPostgres.ts';

describe('requireRaces', () => {
  it('refuses a database with one connection, and only that', async () => {
    const { db, kind, close } = await openTestDatabase();
    const outcome = await requireRaces(db).then(
      () => 'taken',
      () => 'refused',
    );
    await close();

    expect([kind, outcome]).toEqual(kind === 'pglite' ? ['pglite', 'refused'] : ['postgres', 'taken']);
  });
});
