import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, createCallers, listFreshMembers, openDevice } from '../booking/testBookings.ts';

const operator = { nm: '서하늘', tel: '099-700-1001', email: 'equip@haesol.example' };
const texts = {
  eqNm: '주사탐침현미경',
  model: 'SPM-5',
  maker: '온빛과학',
  ctgCd: 'SURFACE',
  place: '시제품제작소',
  modes: ['DIRECT'],
  introducedYear: 2024,
  nationalNo: 'HSU-2024-009999',
  purpose: '표면의 높낮이를 잽니다.',
  specs: [{ name: '해상도', value: '0.1 nm' }],
  rules: ['장갑을 낍니다.'],
  trainingYn: 'N',
  thumbUrl: '/art/equipment/microscope.svg',
  thumbAlt: '현미경 그림',
};
const hours = {
  openFrom: '09:00',
  openTo: '18:00',
  weekdays: [1, 2, 3, 4, 5],
  slotMin: 60,
  bufferMin: 0,
  leadDays: 2,
  horizonDays: 60,
  maxSlots: 4,
};
const prices = { own: 10_000, student: 5_000, company: 20_000, other: 30_000 };
const whole = { ...texts, ...hours, ...prices, operators: [operator] };

describe('catalogue of equipment for staff', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    [staff] = await createCallers(test, 'office');
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
  });

  const readPage = async (eqUid: string) => (await member.call('GET', `/equipment/${eqUid}`)).data;

  it('lists devices with state and next closure, to staff only', async () => {
    const { data } = await staff.call('GET', '/admin/equipment?pageSize=50');
    const maint = await staff.call('GET', '/admin/equipment?state=MAINT&pageSize=50');

    expect((await member.call('GET', '/admin/equipment')).code).toBe(errorCodes.forbidden);
    expect(data.cnt_total).toBe(40);
    expect(maint.data.list.map(({ eqUid }: { eqUid: string }) => eqUid)).toEqual(['EQ003', 'EQ014', 'EQ023']);
    expect(maint.data.list[0].nextMaint).toMatchObject({ reason: '정기 교정과 검출기 교체' });
  });

  it('adds a device, which the site then offers, and refuses mistakes at their fields', async () => {
    const { eqUid } = (await staff.call('POST', '/admin/equipment', whole)).data;
    const bad = await staff.call('POST', '/admin/equipment', { ...whole, openTo: '08:00' });
    const unknown = await staff.call('POST', '/admin/equipment', { ...whole, ctgCd: 'NONE' });

    expect((await member.call('POST', '/admin/equipment', whole)).code).toBe(errorCodes.forbidden);
    expect(await readPage(eqUid)).toMatchObject({ eqNm: '주사탐침현미경', manager: operator, openTo: '18:00' });
    expect(bad.data.fieldErrors).toMatchObject([{ field: 'openTo' }]);
    expect(unknown.data.fieldErrors).toMatchObject([{ field: 'ctgCd' }]);
    expect(await listAuditActions(test.db, eqUid)).toEqual(['equipment.add']);
  });

  it('changes texts, hours, prices and operators on the public page at once, each with an audit row', async () => {
    const { eqUid } = (await staff.call('POST', '/admin/equipment', whole)).data;
    const url = `/admin/equipment/${eqUid}`;
    const second = { nm: '한도경', tel: '099-700-1002', email: 'second@haesol.example' };
    await staff.call('PUT', url, { ...texts, eqNm: '원자힘현미경', trainingYn: 'Y', shownYn: 'Y', rev: 0 });
    await staff.call('PUT', `${url}/hours`, { ...hours, openFrom: '10:00', rev: 1 });
    await staff.call('PUT', `${url}/prices`, { ...prices, company: 24_000, rev: 2 });
    await staff.call('PUT', `${url}/operators`, { operators: [operator, second], rev: 3 });

    expect(await readPage(eqUid)).toMatchObject({
      eqNm: '원자힘현미경',
      trainingYn: 'Y',
      openFrom: '10:00',
      prices: { company: 24_000 },
      operators: [operator, second],
    });
    expect((await staff.call('GET', url)).data).toMatchObject({ rev: 4, hours: { openFrom: '10:00' } });
    expect(await listAuditActions(test.db, eqUid)).toEqual([
      'equipment.add',
      'equipment.change',
      'equipment.hours',
      'equipment.operators',
      'equipment.prices',
    ]);
  });

  it('has several pictures in their order on the public page, the main one first', async () => {
    const { eqUid } = (await staff.call('POST', '/admin/equipment', whole)).data;
    const url = `/admin/equipment/${eqUid}`;
    const picture = (name: string) => ({ url: `/art/equipment/${name}.svg`, alt: `${name} 그림` });
    const [front, back] = [picture('front'), picture('back')];
    const put = (pictures: readonly object[], rev: number) => staff.call('PUT', `${url}/pictures`, { pictures, rev });
    await put([front, back], 0);
    const first = await readPage(eqUid);
    await put([back, front], 1);
    await staff.call('PUT', url, { ...texts, thumbUrl: back.url, thumbAlt: back.alt, shownYn: 'Y', rev: 2 });
    const second = await readPage(eqUid);
    const refused = [
      await put([], 3),
      await put([{ ...front, alt: '' }], 3),
      await put([front, { url: '/file/picture/0190f3a0-0000-7000-8000-000000000009', alt: '없는 그림' }], 3),
      await put([front], 0),
    ];

    expect(first).toMatchObject({ thumbUrl: front.url, images: [front, { ...back, caption: null }] });
    expect(second).toMatchObject({ thumbUrl: back.url, thumbAlt: back.alt, images: [back, front] });
    expect((await staff.call('GET', url)).data.pictures).toEqual([back, front]);
    expect(refused.map(({ data }) => data.fieldErrors?.[0]?.field)).toEqual([
      'pictures',
      'pictures.0.alt',
      'pictures.1',
      undefined,
    ]);
    expect(refused.at(-1)?.code).toBe('4405');
    expect((await member.call('PUT', `${url}/pictures`, { pictures: [front], rev: 3 })).code).toBe(
      errorCodes.forbidden,
    );
  });

  it('refuses a change of an older version', async () => {
    const { eqUid } = (await staff.call('POST', '/admin/equipment', whole)).data;
    await staff.call('PUT', `/admin/equipment/${eqUid}/prices`, { ...prices, own: 1, rev: 0 });
    const late = await staff.call('PUT', `/admin/equipment/${eqUid}/prices`, { ...prices, own: 2, rev: 0 });

    expect(late).toMatchObject({ code: errorCodes.moveNotAllowed, data: { rev: 1 } });
    expect((await readPage(eqUid)).prices.own).toBe(1);
  });

  it('hides a device from the site and shows it again', async () => {
    const { eqUid } = (await staff.call('POST', '/admin/equipment', whole)).data;
    await staff.call('PUT', `/admin/equipment/${eqUid}`, { ...texts, shownYn: 'N', rev: 0 });
    const hidden = await member.call('GET', `/equipment/${eqUid}`);
    const list = await staff.call('GET', '/admin/equipment?state=HIDDEN');
    await staff.call('PUT', `/admin/equipment/${eqUid}`, { ...texts, shownYn: 'Y', rev: 1 });

    expect(hidden.code).toBe(errorCodes.notFound);
    expect(list.data.list).toMatchObject([{ eqUid, state: 'HIDDEN' }]);
    expect((await member.call('GET', `/equipment/${eqUid}`)).code).toBe('200');
  });

  it('keeps the amount of bookings when the price changes, and tells how many the new hours leave outside', async () => {
    const device = await openDevice(test);
    const rsvUid = await member.book({ ...device, start: '09:00', end: '10:00' });
    await member.book({ ...device, start: '10:00', end: '11:00' });
    const { amount } = (await member.call('GET', `/mypage/equ/${rsvUid}`)).data;
    const url = `/admin/equipment/${device.eqUid}`;
    const { rev } = (await staff.call('GET', url)).data;
    await staff.call('PUT', `${url}/prices`, { own: 1, student: 1, company: 1, other: 1, rev });
    const narrow = await staff.call('PUT', `${url}/hours`, { ...hours, openFrom: '10:00', rev: rev + 1 });
    const buffer = await staff.call('PUT', `${url}/hours`, { ...hours, bufferMin: 30, rev: rev + 2 });

    expect((await member.call('GET', `/mypage/equ/${rsvUid}`)).data.amount).toBe(amount);
    expect(narrow.data).toEqual({ eqUid: device.eqUid, rev: rev + 2, outsideCnt: 1 });
    expect(buffer.data.fieldErrors).toMatchObject([{ field: 'bufferMin' }]);
  });

  it('refuses a longer buffer beside a hold at its field, and takes it once the hold has expired', async () => {
    const device = await openDevice(test);
    const [, uid = ''] = await listFreshMembers(test, 2);
    await member.book({ ...device, start: '13:00', end: '14:00' });
    await (await createCaller(test, uid)).hold({ ...device, start: '14:00', end: '15:00' });
    const url = `/admin/equipment/${device.eqUid}`;
    const { rev } = (await staff.call('GET', url)).data;
    const refused = await staff.call('PUT', `${url}/hours`, { ...hours, bufferMin: 30, rev });
    await test.context.clock.moveTo(new Date('2026-11-23T11:00:00+09:00'));
    const saved = await staff.call('PUT', `${url}/hours`, { ...hours, bufferMin: 30, rev });

    expect(refused.data.fieldErrors).toMatchObject([{ field: 'bufferMin' }]);
    expect(saved.code).toBe('200');
  });
});
