import { findUnreached } from './findUnreached.ts';

const source = 'export function called() {}\nexport function forgotten() {}\n';

describe('findUnreached', () => {
  it('names the exported functions that were never called', () => {
    const coverage = { fnMap: { 0: { name: 'called' }, 1: { name: 'forgotten' } }, f: { 0: 2, 1: 0 } };

    expect(findUnreached('shared/src/a.ts', source, coverage)).toEqual(['shared/src/a.ts forgotten']);
  });

  it('names all of a file that no test loaded', () => {
    expect(findUnreached('shared/src/a.ts', source, undefined)).toHaveLength(2);
  });
});
