import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

const picture = { thumbUrl: '/art/scene/heritage-street.svg', thumbAlt: '골목에 등이 켜진 그림' };
const texts = {
  title: '겨울 미식 주간',
  summary: '시장 여덟 곳이 함께합니다.',
  html: '<p>안내</p><script>x()</script>',
};
const promotion = { ...texts, ...picture, i18n: {}, startDt: '2026-11-20', endDt: '2026-12-20' };
const feed = {
  kind: 'noti',
  title: '야시장 운영 안내',
  body: '눈이 와서 쉽니다.',
  i18n: {},
  link: '/travel/promotions',
};
const info = { ...texts, ...picture, touristTycd: 'CD0000002402', i18n: {}, lat: null, lng: null, tel: '099-710-1399' };

const kinds = [
  {
    name: 'promotions',
    actions: ['promotion.add', 'promotion.change', 'promotion.remove'],
    form: promotion,
    bad: { endDt: '2026-11-01' },
    shown: '/stickyArea/promotion/list?searchKeyword=미식',
    list: '',
  },
  {
    name: 'feed',
    actions: ['feed.add', 'feed.change', 'feed.remove'],
    form: feed,
    bad: { link: 'https://evil.example' },
    shown: '/feed/list?kind=noti',
    list: '',
  },
  {
    name: 'travel-info',
    actions: ['travelInfo.add', 'travelInfo.change', 'travelInfo.remove'],
    form: info,
    bad: { touristTycd: 'X' },
    shown: '/stickyArea/travelInfo/list?searchKeyword=미식',
    list: '?searchKeyword=미식',
  },
] as const;

describe('content that staff write for travellers', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'student');
  });

  it.each(kinds)('$name are added, shown, changed and removed by staff only', async (kind) => {
    const url = `/admin/${kind.name}`;
    const listTitles = async () =>
      (await member.call('GET', kind.shown)).data.list.map((row: { title: string }) => row.title);
    expect((await member.call('POST', url, kind.form)).code).toBe(errorCodes.forbidden);
    expect((await staff.call('POST', url, { ...kind.form, ...kind.bad })).code).toBe(errorCodes.invalidInput);
    const { id } = (await staff.call('POST', url, kind.form)).data;
    const { list } = (await staff.call('GET', `${url}${kind.list}`)).data;

    expect(list.find((row: { id: string }) => row.id === id)).toMatchObject({ title: kind.form.title });
    expect(JSON.stringify(list)).not.toContain('<script');
    expect(await listTitles()).toContain(kind.form.title);
    const i18n = { en: { title: 'Winter food week' } };
    expect((await staff.call('PUT', `${url}/${id}`, { ...kind.form, title: '겨울 미식 열흘', i18n })).data).toEqual({
      id,
    });
    expect((await listTitles()).filter((title: string) => title === '겨울 미식 열흘')).toHaveLength(1);
    expect((await staff.call('DELETE', `${url}/${id}`)).code).toBe('200');
    expect(await listTitles()).not.toContain('겨울 미식 열흘');
    expect((await staff.call('DELETE', `${url}/${id}`)).code).toBe(errorCodes.notFound);
    expect((await staff.call('PUT', `${url}/${id}`, kind.form)).code).toBe(errorCodes.notFound);
    expect(await listAuditActions(test.db, id)).toEqual(kind.actions);
  });
});
