import { createHmac } from 'node:crypto';
import type { EndpointData } from '@haesol/contracts/common';
import { type adminGateList, mobileCodeSec } from '@haesol/contracts/travel';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { cardStateAt } from '../codes/cards.ts';
import { createGoodsCodes, type GoodsKind } from '../codes/codes.ts';
import { createGateRepository } from './gateRepository.ts';
import { toUseTime, toValidity } from './rules.ts';

/** Bytes of a hash in the list: enough against two equal ones, and half of what a phone has to load. */
const hashBytes = 16;

/** Returns a hash of codes under a key. The key of the stored hashes stays on the server, so that a lost phone opens nothing later. */
function createHasher(key: Buffer) {
  return (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, hashBytes).toString('base64url');
}

/** Hashes of the items of a day, which are computed once: phones ask every two minutes. */
function createDayHashes(secrets: AppContext['secrets']) {
  const codes = createGoodsCodes(secrets);
  let known = createDay('');

  function createDay(day: string) {
    const key = createHmac('sha256', secrets.derive('gate-list')).update(day).digest();
    return { day, key, byUid: new Map<string, { readonly codeHash: string; readonly qrHash: string }>() };
  }

  return (day: string) => {
    if (known.day !== day) known = createDay(day);
    const { key, byUid } = known;
    const toHash = createHasher(key);
    return {
      key: key.toString('base64url'),
      toHashes(kind: GoodsKind, uid: string) {
        const hashes = byUid.get(uid) ?? {
          codeHash: toHash(codes.toCode(kind, uid).replaceAll('-', '')),
          qrHash: toHash(codes.toQr(kind, uid)),
        };
        byUid.set(uid, hashes);
        return hashes;
      },
      /** Hashes of the code of a coupon on site, whose QR code has the code itself. */
      toShortHashes(uid: string, until: Date) {
        const hash = toHash(codes.toShortCode(uid, until).replaceAll('-', ''));
        return { codeHash: hash, qrHash: hash };
      },
    };
  };
}

/** Facts of what is used anywhere, by anyone, on any day. */
const noPlace = {
  ...{ gdsUid: null, openPlaces: [], optionNm: '', people: null },
  ...{ useDate: null, useTime: null, departDate: null },
};

const toUse = (at: Date | null, usedPlaceNm: string) => ({
  usedDt: at === null ? null : toSeoulInstant(at),
  usedPlaceNm,
});

/** Creates the function that lists what opens a gate from yesterday to tomorrow, also what was used or refunded, for a gate without network. */
export function createGateList({ db, secrets }: Pick<AppContext, 'db' | 'secrets'>) {
  const hashesOf = createDayHashes(secrets);
  const gate = createGateRepository(db);
  return async (now: Date, hasCoupons: boolean): Promise<EndpointData<typeof adminGateList>> => {
    const { key, toHashes, toShortHashes } = hashesOf(toSeoulDate(now));
    const vouchers = (await gate.listVouchers(now)).map((row) => {
      const { from, to } = toValidity({ ...row, issuedAt: row.voucher_at ?? now });
      return {
        ...toHashes('VOUCHER', row.rsvt_uid),
        kind: 'VOUCHER' as const,
        gdsUid: row.gds_uid,
        openPlaces: [],
        name: row.gds_nm_ko,
        optionNm: row.option_nm,
        people: { adult: row.adult ?? row.item_cnt, child: row.child ?? 0 },
        useDate: row.use_date,
        useTime: toUseTime(row),
        departDate: row.depart_date,
        state: row.stts_cd,
        fromDt: toSeoulInstant(from),
        toDt: toSeoulInstant(to),
        usedDt: row.used_at === null ? null : toSeoulInstant(row.used_at),
      };
    });
    const passes = (await gate.listPasses(now)).map((row) => ({
      ...toHashes('PASS', row.pass_uid),
      kind: 'PASS' as const,
      gdsUid: null,
      openPlaces: row.open_places,
      name: row.pass_nm,
      optionNm: '',
      people: { adult: row.persons, child: 0 },
      useDate: null,
      useTime: null,
      departDate: null,
      state: row.state,
      fromDt: toSeoulInstant(row.activated_at ?? now),
      toDt: toSeoulInstant(row.ends),
      usedDt: row.activated_at === null ? null : toSeoulInstant(row.activated_at),
    }));
    if (!hasCoupons) return { madeDt: toSeoulInstant(now), key, list: [...vouchers, ...passes] };
    const cards = (await gate.listCards(now)).map((row) => ({
      ...toHashes('EXCHANGE_CARD', row.card_uid),
      ...noPlace,
      kind: 'EXCHANGE_CARD' as const,
      name: row.pass_nm,
      // A card ends with its pass, which may be refunded.
      state: ['PAID', 'ACTIVE', 'EXPIRED'].includes(row.pass_state) ? cardStateAt(row, now) : row.pass_state,
      fromDt: toSeoulInstant(now),
      toDt: toSeoulInstant(row.ends),
      ...toUse(row.exchanged_at, row.used_place_nm),
    }));
    const coupons = (await gate.listCoupons(now)).map((row) => ({
      ...toShortHashes(row.coupon_uid, row.mobile_until),
      ...noPlace,
      kind: 'COUPON' as const,
      name: row.coupon_nm,
      state: row.state,
      fromDt: toSeoulInstant(new Date(row.mobile_until.getTime() - mobileCodeSec * 1_000)),
      toDt: toSeoulInstant(row.mobile_until),
      ...toUse(row.used_at, row.used_place_nm),
    }));
    return { madeDt: toSeoulInstant(now), key, list: [...vouchers, ...passes, ...cards, ...coupons] };
  };
}
