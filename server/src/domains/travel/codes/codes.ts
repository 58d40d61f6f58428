import { createHmac } from 'node:crypto';
import { toCommonForm, withoutSeparators } from '@haesol/contracts/common';
import { isEqual } from '../../../http/constantTime.ts';
import type { Secrets } from '../../../http/secrets.ts';

/** 32 characters without similar ones (0 and O, 1 and I): five bits each. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 bits. */
const codeLength = 12;
const qrVersion = 'HS1';

const goodsKinds = ['VOUCHER', 'PASS', 'EXCHANGE_CARD'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** Result of reading a code at the gate: the hash of a typed code, or the item in a valid QR code. */
export type ShownCode =
  | { readonly hash: string }
  | { readonly kind: GoodsKind; readonly uid: string }
  /** Not a code. */
  | undefined;

export interface GoodsCodes {
  /** Returns the code of an item, derived from its identifier: `XXXX-XXXX-XXXX`. */
  toCode(kind: GoodsKind, uid: string): string;
  /** Returns the code of a coupon on site, derived from its identifier and its end: another one each time. */
  toShortCode(uid: string, until: Date): string;
  /** Returns the hash of a code, which the database stores instead. */
  toHash(code: string): string;
  /** Returns the text of the QR code: kind and identifier, signed. */
  toQr(kind: GoodsKind, uid: string): string;
  /** Parses a typed code, with or without hyphens, or a scanned one. */
  read(text: string): ShownCode;
}

const toLetters = (bytes: Buffer): string => {
  const signs = [...bytes.subarray(0, codeLength)].map((byte) => letters[byte % letters.length]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
};

const isGoodsKind = (text: string): text is GoodsKind => goodsKinds.some((kind) => kind === text);

/** Codes of vouchers, passes and cards, derived from the server's key, so that a copy of the database has no valid codes. */
export function createGoodsCodes(secrets: Secrets): GoodsCodes {
  const codeKey = secrets.derive('goods-codes');
  const hashKey = secrets.derive('goods-code-hashes');
  const qrKey = secrets.derive('goods-qr');
  const toMac = (subject: string) => createHmac('sha256', qrKey).update(subject).digest().subarray(0, 16);
  const toHash = (code: string) => createHmac('sha256', hashKey).update(code.replaceAll('-', '')).digest('base64url');

  function readQr(text: string): ShownCode {
    const [version, kind = '', uid = '', mac = ''] = text.split('.');
    if (version !== qrVersion || !isGoodsKind(kind)) return undefined;
    return isEqual(Buffer.from(mac, 'base64url'), toMac(`${kind}.${uid}`)) ? { kind, uid } : undefined;
  }

  return {
    toCode: (kind, uid) => toLetters(createHmac('sha256', codeKey).update(`${kind} ${uid}`).digest()),
    toShortCode: (uid, until) =>
      toLetters(createHmac('sha256', codeKey).update(`COUPON ${uid} ${until.toISOString()}`).digest()),
    toHash,
    toQr: (kind, uid) => `${qrVersion}.${kind}.${uid}.${toMac(`${kind}.${uid}`).toString('base64url')}`,
    read(text) {
      const shown = toCommonForm(text);
      if (shown.startsWith(`${qrVersion}.`)) return readQr(shown);
      const code = withoutSeparators(shown).toUpperCase();
      return code.length === codeLength ? { hash: toHash(code) } : undefined;
    },
  };
}
