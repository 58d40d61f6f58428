import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { chooseDataDir } from './chooseDataDir.ts';

describe('the data directory of npm run dev', () => {
  it('is not that of npm start, and one for each site', () => {
    const sites = [undefined, 'https://portal.example', 'http://localhost:3000'];

    const chosen = sites.map((site) => chooseDataDir(undefined, site));

    expect(chosen).toEqual(
      ['workspace', 'portal.example', 'localhost-3000'].map((name) => join(rootDir, '.data/site', name)),
    );
  });

  it('is the one that HAESOL_DATA_DIR names; an empty name is none', () => {
    expect(chooseDataDir('/srv/haesol', 'https://portal.example')).toBe('/srv/haesol');
    expect(chooseDataDir('', undefined)).toBe(join(rootDir, '.data/site/workspace'));
  });
});
