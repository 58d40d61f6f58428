import { adminChangeSharing } from '@haesol/contracts/board';
import { type Endpoint, errorCodes, okStatus } from '@haesol/contracts/common';
import { adminChangeEquipment } from '@haesol/contracts/lab';
import { adminChangeCourse, adminChangeNotice, adminChangeProgram } from '@haesol/contracts/learn';
import { adminChangeBanner, adminChangeCode, adminSaveTemplate } from '@haesol/contracts/member';
import {
  adminChangeCoupon,
  adminChangeFeed,
  adminChangeGoods,
  adminChangePassGoods,
  adminChangePlaceNotice,
  adminChangePromoCode,
  adminChangePromotion,
  adminChangeRate,
  adminChangeTour,
  adminChangeTravelInfo,
} from '@haesol/contracts/travel';
import type * as z from 'zod/mini';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

type Row = Readonly<Record<string, unknown>>;

/** Forms of staff: the endpoint that changes an entry, and a change. */
const forms: readonly { endpoint: Endpoint; change: Row; group?: string; isRead?: boolean }[] = [
  { endpoint: adminChangeBanner, change: { title: '새 제목' } },
  { endpoint: adminChangeNotice, change: { title: '새 제목' } },
  { endpoint: adminChangeProgram, change: { title: '새 제목' } },
  { endpoint: adminChangeSharing, change: { title: '새 제목' } },
  { endpoint: adminChangeCourse, change: { title: '새 제목' }, isRead: true },
  { endpoint: adminChangePromotion, change: { title: '새 제목' } },
  { endpoint: adminChangeFeed, change: { title: '새 제목' } },
  { endpoint: adminChangeTravelInfo, change: { title: '새 제목' } },
  { endpoint: adminChangePlaceNotice, change: { title: '새 제목' } },
  { endpoint: adminChangeCoupon, change: { couponNm: '새 이름' } },
  { endpoint: adminChangePromoCode, change: { maxUses: 999_999 } },
  { endpoint: adminChangeRate, change: { wonPerUnit: 1_234.5 } },
  { endpoint: adminChangeCode, change: { codeNm: '새 이름' }, group: 'NOTICE_CTG' },
  { endpoint: adminSaveTemplate, change: { title: '새 이름' } },
  { endpoint: adminChangeEquipment, change: { eqNm: '새 이름' }, isRead: true },
  { endpoint: adminChangeTour, change: { thumbAlt: '새 설명' }, isRead: true },
  { endpoint: adminChangeGoods, change: { tel: '099-710-1399' }, isRead: true },
  { endpoint: adminChangePassGoods, change: { price: 20_900 }, isRead: true },
];

describe('forms of staff', () => {
  const test = setUpTestApp({ sample: true });
  let admin: Caller;
  beforeAll(async () => {
    [admin] = await createCallers(test, 'admin');
  });

  it.each(forms)('$endpoint.name refuses a version that another has changed in between', async (form) => {
    const { endpoint, change, group = '', isRead = false } = form;
    const path = endpoint.path.replace('/api/v1', '').replace('{group}', group);
    const [, url = '', key = ''] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? [];
    const listUrl = group === '' ? `${url}?pageSize=100` : `/admin/codes?group=${group}`;
    const list: Row[] = (await admin.call('GET', listUrl)).data.list;
    const idOf = (row: Row) => String(row[key] ?? row.gdsUid);
    const id = idOf(list.find(({ state }) => state !== 'CLOSED') ?? {});
    const read = async (): Promise<Row> =>
      isRead
        ? (await admin.call('GET', `${url}/${id}`)).data
        : ((await admin.call('GET', listUrl)).data.list.find((row: Row) => idOf(row) === id) ?? {});
    const row = await read();
    const names = Object.keys((endpoint.body as z.ZodMiniObject).shape);
    const files = (row.files ?? []) as readonly { readonly fileUid: string }[];
    const values: Row = { ...row, fileUids: files.map(({ fileUid }) => fileUid) };
    const body = Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));
    const save = (rev: unknown, more: Row) => admin.call('PUT', `${url}/${id}`, { ...body, ...more, rev });

    expect(row.rev).toEqual(expect.any(Number));
    expect(await save(row.rev, change)).toMatchObject({ code: okStatus.code });
    const refused = await save(row.rev, {});
    expect(refused).toMatchObject({
      code: errorCodes.moveNotAllowed,
      data: { state: 'CHANGED', rev: Number(row.rev) + 1, byNm: expect.any(String) },
    });
    expect(refused.message).toMatch(/^그사이 .+ 님이 .+에 고쳤습니다\. 쓰신 내용은 그대로 있습니다\.$/);
    expect(await read()).toMatchObject(change);
    expect((await save(Number(row.rev) + 1, {})).code).toBe(okStatus.code);
    const { rev } = await read();
    const atOnce = await Promise.all([save(rev, change), save(rev, change)]);
    expect(atOnce.map(({ code }) => code).toSorted()).toEqual([okStatus.code, errorCodes.moveNotAllowed]);
  });
});
