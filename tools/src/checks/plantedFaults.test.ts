import { globSync } from 'node:fs';
import { readText, root } from './workspace.ts';

/** A test that random steps find a planted fault: by chance they may miss it, so it fixes the seed. */
const looksForFault = (text: string) => /planted/.test(text) && /\bfc\.check\(/.test(text);
const hasSeed = (text: string) => /\bseed(?:: \d+)?,/.test(text);

describe('tests of models', () => {
  it('look for planted faults from a fixed seed', () => {
    const files = globSync('{server,shared,shell,tools,mf-*}/src/**/*.test.ts', { cwd: root }).filter(
      (file) => !file.includes('/checks/') && looksForFault(readText(file)),
    );

    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => !hasSeed(readText(file)))).toEqual([]);
  });
});
