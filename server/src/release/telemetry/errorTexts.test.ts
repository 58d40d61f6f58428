import { readErrorText } from './errorTexts.ts';

const script = 'https://haesol.example/remotes/mf-travel/build0001/list.js';
const place = '/remotes/mf-travel/build0001/list.js';

describe('readErrorText', () => {
  it('keeps function and position of lines in a release, for each browser', () => {
    const read = (line: string) => readErrorText('remote.caught', `TypeError: x is undefined\n${line}`).stack;

    expect(read(`    at findOne (${script}:1:20)`)).toEqual([`at findOne (${place}:1:20)`]);
    expect(read(`    at ${script}:1:20`)).toEqual([`at ${place}:1:20`]);
    expect(read(`findOne@${script}:1:20`)).toEqual([`at findOne (${place}:1:20)`]);
    expect(read('    at run (chrome-extension://abc/own.js:1:2)')).toEqual([]);
    expect(read('    at https://haesol.example/travel?user=1:1:2')).toEqual([]);
  });

  it('removes possibly personal data', () => {
    const text = 'Error: 홍길동 (hong@mail.example, 010-1234-5678) at /search?keyword=secret#a is not "a street"';

    const { message } = readErrorText('page.error', text);

    expect(message).not.toMatch(/홍길동|hong|1234|secret|street/);
    expect(message).toContain('/search?…');
  });

  it.each([
    ["no seat for 'Hong Gildong' today", 'no seat for <text> today'],
    ['no row of https://haesol.example/orders/3f9a0b1c-77aa-4e21-9c55-0123456789ab', 'orders/<key>'],
    ['refused eyJhbGciOiJIUzI1NiJ9abc.eyJzdWIiOiI0MiJ9abcdef1.x', 'refused <key>.<key>.x'],
    ['GET orders?token=abcdef&name=hong failed', 'GET orders?… failed'],
    ['GET /search/%ED%99%8D%EA%B8%B8 failed', 'GET /search/<text> failed'],
    ['to hong%40mail.example refused', 'to <mail> refused'],
    ['no booking for 山田太郎 or Иван', 'no booking for <text>or <text>'],
    ['no seat for Hong Gildong today', 'no seat for <text> today'],
    ['Hong Gildong has no booking', 'Error: <text> has no booking'],
    ["no row of Mary-Jane O'Neil Smith", 'no row of <text>'],
    ['no booking for María Núñez today', 'no booking for <text> today'],
    ['no booking for maría today', 'no booking for <text>today'],
  ])('removes possibly personal data in: %s', (text, kept) => {
    expect(readErrorText('page.error', `Error: ${text}`).message).toContain(kept);
  });

  it.each([
    "Cannot read properties of undefined (reading 'bookedSlots')",
    'Cannot read private member #list from an object whose class did not declare it',
    "can't access property of x, it isn't there",
    'Loading chunk 123 failed. (error: https://haesol.example/remotes/mf-travel/build0a1b2c3d4e5/list.0a1b2c3d.js)',
    'Minified React error #418; visit https://react.dev/errors/418',
    'Network Error',
    'Refused to load the script because of the Content Security Policy',
    'The Service Worker navigation preload request failed',
  ])('keeps the description of the error: %s', (text) => {
    expect(readErrorText('page.error', `Error: ${text}`).message).toBe(`Error: ${text}`);
  });

  it('groups errors that differ only in removed data', () => {
    const fingerprintOf = (message: string, line: number) =>
      readErrorText('remote.caught', `Error: ${message}\n    at f (${script}:1:${line})`).fingerprint;

    expect(fingerprintOf('no row 12345', 7)).toBe(fingerprintOf('no row 67890', 7));
    expect(fingerprintOf('no row 12345', 7)).not.toBe(fingerprintOf('no row 12345', 8));
    expect(fingerprintOf('no row', 7)).not.toBe(fingerprintOf('no column', 7));
  });

  it('reads a malicious text of maximum length quickly', () => {
    const startedAt = performance.now();
    for (const text of ['(', '/', 'a@', ' ', '"', '\n at ((', '가', 'Aa ', "A'a-"])
      readErrorText('page.error', text.repeat(2_000));

    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
