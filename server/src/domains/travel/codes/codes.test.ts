import { randomUUID } from 'node:crypto';
import { createSecrets } from '../../../http/secrets.ts';
import { createGoodsCodes } from './codes.ts';

const codes = createGoodsCodes(createSecrets('a key of this test'));
const uid = randomUUID();

describe('codes of goods', () => {
  it('have twelve characters that are not confused, 60 bits', () => {
    const all = Array.from({ length: 200 }, (_one, at) => codes.toShortCode(uid, new Date(at)));

    expect(all.every((code) => /^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/.test(code))).toBe(true);
    expect(new Set(all).size).toBe(200);
  });

  it('depend on the key, the kind and the item', () => {
    const other = createGoodsCodes(createSecrets('another key'));

    expect(codes.toCode('VOUCHER', uid)).toBe(codes.toCode('VOUCHER', uid));
    expect(codes.toCode('PASS', uid)).not.toBe(codes.toCode('VOUCHER', uid));
    expect(other.toShortCode(uid, new Date(0))).not.toBe(codes.toShortCode(uid, new Date(0)));
    expect(other.toCode('VOUCHER', uid)).not.toBe(codes.toCode('VOUCHER', uid));
    expect(other.toHash('ABCD-EFGH-JKLM')).not.toBe(codes.toHash('ABCD-EFGH-JKLM'));
  });

  it('are accepted as users type them', () => {
    const hash = codes.toHash('ABCD-EFGH-JKLM');

    expect(codes.read(' abcd efgh-jklm ')).toEqual({ hash });
    expect(codes.read('ABCDEFGHJKLM')).toEqual({ hash });
    expect(codes.read('ABCD')).toBeUndefined();
    expect(codes.read('')).toBeUndefined();
  });

  it('are in QR codes that cannot be forged', () => {
    const qr = codes.toQr('PASS', uid);

    expect(codes.read(qr)).toEqual({ kind: 'PASS', uid });
    expect(codes.read(qr.replace('PASS', 'VOUCHER'))).toBeUndefined();
    expect(codes.read(qr.replace(uid, randomUUID()))).toBeUndefined();
    expect(codes.read(qr.slice(0, -2))).toBeUndefined();
    expect(codes.read(`HS1.PASS.${uid}`)).toBeUndefined();
  });
});
