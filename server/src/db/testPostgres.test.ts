import { openTestDatabase } from '../testing/testDatabase.ts';
import { requireRaces } from './testPostgres.ts';

describe('requireRaces', () => {
  it('refuses only a database with one connection', async () => {
    const { db, kind, close } = await openTestDatabase();
    const outcome = await requireRaces(db).then(
      () => 'taken',
      () => 'refused',
    );
    await close();

    expect([kind, outcome]).toEqual(kind === 'pglite' ? ['pglite', 'refused'] : ['postgres', 'taken']);
  });
});
