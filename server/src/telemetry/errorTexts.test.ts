import { readErrorText } from './errorTexts.ts';

const script = 'https://haesol.example/remotes/mf-travel/build0001/list.js';
const place = '/remotes/mf-travel/build0001/list.js';

describe('readErrorText', () => {
  it('keeps function and place of lines that lie in a release, from each browser', () => {
    const read = (line: string) => readErrorText('remote.caught', `TypeError: x is undefined\n${line}`).stack;

    expect(read(`    at findOne (${script}:1:20)`)).toEqual([`at findOne (${place}:1:20)`]);
    expect(read(`    at ${script}:1:20`)).toEqual([`at ${place}:1:20`]);
    expect(read(`findOne@${script}:1:20`)).toEqual([`at findOne (${place}:1:20)`]);
    expect(read('    at run (chrome-extension://abc/own.js:1:2)')).toEqual([]);
    expect(read('    at https://haesol.example/travel?user=1:1:2')).toEqual([]);
  });

  it('leaves out what may belong to a person', () => {
    const text = 'Error: 홍길동 (hong@mail.example, 010-1234-5678) at /search?keyword=secret#a is not "a street"';

    const { message } = readErrorText('page.error', text);

    expect(message).not.toMatch(/홍길동|hong|1234|secret|street/);
    expect(message).toContain('/search?…');
  });

  it('puts errors together that differ in what was left out, and others apart', () => {
    const fingerprintOf = (message: string, line: number) =>
      readErrorText('remote.caught', `Error: ${message}\n    at f (${script}:1:${line})`).fingerprint;

    expect(fingerprintOf('no row 12345', 7)).toBe(fingerprintOf('no row 67890', 7));
    expect(fingerprintOf('no row 12345', 7)).not.toBe(fingerprintOf('no row 12345', 8));
    expect(fingerprintOf('no row', 7)).not.toBe(fingerprintOf('no column', 7));
  });

  it('reads a hostile text of the longest kind in no time', () => {
    const startedAt = performance.now();
    for (const text of ['(', '/', 'a@', ' ', '"', '\n at ((', '가']) readErrorText('page.error', text.repeat(2_000));

    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
