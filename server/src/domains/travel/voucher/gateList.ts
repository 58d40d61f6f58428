import { createHmac } from 'node:crypto';
import type { EndpointData } from '@haesol/contracts/common';
import type { adminGateList } from '@haesol/contracts/travel';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
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
    };
  };
}

/** Creates the function that lists what opens a gate from yesterday to tomorrow, also what was used or refunded, for a gate without network. */
export function createGateList({ db, secrets }: Pick<AppContext, 'db' | 'secrets'>) {
  const hashesOf = createDayHashes(secrets);
  const gate = createGateRepository(db);
  return async (now: Date): Promise<EndpointData<typeof adminGateList>> => {
    const { key, toHashes } = hashesOf(toSeoulDate(now));
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
    return { madeDt: toSeoulInstant(now), key, list: [...vouchers, ...passes] };
  };
}
