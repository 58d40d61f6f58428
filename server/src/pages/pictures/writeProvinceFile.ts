import { writeFileSync } from 'node:fs';
import { provinceFile, toProvinceText } from './provinceFile.ts';

writeFileSync(provinceFile, toProvinceText());
process.stdout.write(`${provinceFile.pathname}\n`);
