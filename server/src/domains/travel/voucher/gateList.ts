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

/** Lists what opens a gate from yesterday to tomorrow, also what was used or refunded, for a gate without network. */
export async function readGateList(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  now: Date,
): Promise<EndpointData<typeof adminGateList>> {
  const codes = createGoodsCodes(secrets);
  const key = createHmac('sha256', secrets.derive('gate-list')).update(toSeoulDate(now)).digest();
  const toHash = createHasher(key);
  const toHashes = (kind: GoodsKind, uid: string) => ({
    codeHash: toHash(codes.toCode(kind, uid).replaceAll('-', '')),
    qrHash: toHash(codes.toQr(kind, uid)),
  });
  const gate = createGateRepository(db);
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
  return { madeDt: toSeoulInstant(now), key: key.toString('base64url'), list: [...vouchers, ...passes] };
}
