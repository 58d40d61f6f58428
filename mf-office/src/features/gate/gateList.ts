import { type EndpointData, toCommonForm, withoutSeparators } from '@haesol/contracts/common';
import { adminGateList } from '@haesol/contracts/travel';
import type { Checked } from './checkedItem.ts';

export type GateList = EndpointData<typeof adminGateList>;
export type GateItem = GateList['list'][number];

const cacheName = 'haesol.office.gate';
const listPath = '/office/gate/list';
const hashBytes = 16;

/** Returns the text that the server reads and hashes: a QR code as it is, a readable code without hyphens. */
export function toPlain(code: string): string {
  const shown = toCommonForm(code);
  return shown.startsWith('HS1.') ? shown : withoutSeparators(shown).toUpperCase();
}

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function toHash(key: string, code: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', fromBase64Url(key), hmac, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(toPlain(code)));
  return toBase64Url(new Uint8Array(mac).subarray(0, hashBytes));
}

/** Finds what a code opens. @returns undefined for a code that the list does not have, and in a browser that cannot hash */
export async function findInList({ key, list }: GateList, code: string): Promise<GateItem | undefined> {
  try {
    const hash = await toHash(key, code);
    return list.find(({ codeHash, qrHash }) => codeHash === hash || qrHash === hash);
  } catch {
    // A page without https has no `crypto.subtle`.
    return undefined;
  }
}

/** States in which the gate uses an item. */
const usableStates: Readonly<Record<GateItem['kind'], readonly string[]>> = {
  VOUCHER: ['VOUCHER'],
  PASS: ['PAID', 'ACTIVE'],
  COUPON: ['OWNED'],
  EXCHANGE_CARD: ['READY'],
};

/** Returns an entry in the shape in which the server answers a check. @param gdsUid chosen place; empty: any */
export function toChecked(item: GateItem, gdsUid: string, now: number): Checked {
  const { kind, codeHash: uid, openPlaces, fromDt, toDt, ...rest } = item;
  // Only a voucher has a day on which it begins.
  const isTime = (kind !== 'VOUCHER' || Date.parse(fromDt) <= now) && now < Date.parse(toDt);
  const isUsable = usableStates[kind].includes(item.state) && isTime;
  // A pass opens each of its places once.
  const isClosed = kind === 'PASS' && isUsable && gdsUid !== '' && !openPlaces.includes(gdsUid);
  return { ...rest, kind, uid, usableYn: isUsable && !isClosed ? 'Y' : 'N', ...(isClosed && { state: 'CLOSED' }) };
}

/** Keeps the list on this device, so that it outlives a reload without network. */
export async function keepList(list: GateList): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(listPath, new Response(JSON.stringify(list)));
  } catch {
    // No storage, or a page without https: the list lasts as long as the page.
  }
}

/** Reads the kept list. @returns undefined without one of this day, or of another build */
export async function readKeptList(now: number): Promise<GateList | undefined> {
  try {
    const cache = await caches.open(cacheName);
    const kept = adminGateList.response.parse(await (await cache.match(listPath))?.json());
    // It has the days beside its own; later it opens nothing.
    if (now - Date.parse(kept.madeDt) < keptMs) return kept;
    await cache.delete(listPath);
  } catch {
    // Not kept.
  }
  return undefined;
}

const keptMs = 24 * 3_600_000;
