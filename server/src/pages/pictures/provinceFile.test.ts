import { readFileSync } from 'node:fs';
import { provinceFile, toProvinceText } from './provinceFile.ts';

describe('the map of the travel service', () => {
  it('is the province that the server draws (`npm run map:data` writes it)', () => {
    expect(readFileSync(provinceFile, 'utf8')).toBe(toProvinceText());
  });

  it('takes at most 40 kB', () => {
    expect(toProvinceText().length).toBeLessThan(40 * 1024);
  });
});
