import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, fromPglite } from './connect.ts';
import { openPglite } from './pglite.ts';

describe('connect', () => {
  it('protects the data of PGlite from other users of the machine, also if it was open before', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'connect-'));
    const directory = path.join(dataDir, 'pg');
    await mkdir(directory);
    await chmod(directory, 0o755);

    const handle = await connect({ databaseUrl: undefined, dataDir, onError: () => undefined });
    await handle.close();

    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    await rm(dataDir, { recursive: true });
  });
});

describe('fromPglite', () => {
  it('closes an unused database', async () => {
    const pglite = await openPglite();

    await fromPglite(pglite).close();

    expect(pglite.closed).toBe(true);
  });
});
