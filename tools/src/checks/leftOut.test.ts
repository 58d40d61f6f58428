import { findPrograms, readLeftOut } from '../../../e2e/browsers/programs.ts';
import { compareFindings } from '../../../e2e/html/findings.ts';

describe('browsers that a run leaves out', () => {
  it('are named one by one', () => {
    expect(readLeftOut('firefox, webkit')).toEqual(['firefox', 'webkit']);
    expect(readLeftOut()).toEqual([]);
  });

  it('must be browsers of the run', () => {
    expect(() => readLeftOut('safari')).toThrow('safari');
  });

  it('are missing where a program is on no path', () => {
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    const found = findPrograms('firefox');
    process.env.PATH = path;

    expect(found).toBeUndefined();
  });
});

describe('findings of the HTML checker', () => {
  const finding = { file: '/a.html', message: 'CSS: Parse Error.', extract: 'zoom: 1' };
  const line = { message: '^CSS: Parse Error', extract: 'zoom', reason: 'known' };

  it('are allowed by a line that fits message and markup, and by no other', () => {
    expect(compareFindings([finding], [line])).toEqual({ unexpected: [], unused: [] });
    expect(compareFindings([{ ...finding, extract: 'color: 1' }], [line]).unexpected).toHaveLength(1);
  });

  it('name the lines that allow nothing any more', () => {
    expect(compareFindings([], [line]).unused).toEqual([line]);
  });
});
