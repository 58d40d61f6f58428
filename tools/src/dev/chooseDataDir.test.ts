import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { chooseDataDir } from './chooseDataDir.ts';

describe('data directory of npm run dev', () => {
  it('differs from that of npm start, and by site', () => {
    const sites = [undefined, 'https://portal.example', 'http://localhost:3000'];

    const chosen = sites.map((site) => chooseDataDir(undefined, site));

    expect(chosen).toEqual(
      ['workspace', 'portal.example', 'localhost-3000'].map((name) => join(rootDir, '.data/site', name)),
    );
  });

  it('is HAESOL_DATA_DIR if it is not empty', () => {
    expect(chooseDataDir('/srv/haesol', 'https://portal.example')).toBe('/srv/haesol');
    expect(chooseDataDir('', undefined)).toBe(join(rootDir, '.data/site/workspace'));
  });
});
