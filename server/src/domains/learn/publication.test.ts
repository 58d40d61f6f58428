import { errorCodes, okStatus } from '@haesol/contracts/common';
import { adminCourses } from '@haesol/contracts/learn';
import { setUpTestApp } from '../../testing/testApp.ts';
import { type Caller, createCallers } from '../lab/booking/testBookings.ts';
import { aCourseForm, anApplication } from './enrolment/testCourse.ts';

const later = '2026-11-24T09:00:00+09:00';
const notice = {
  title: '겨울 공동과제',
  kindNm: '공동과제',
  summary: '요약',
  html: '<p>내용</p>',
  applyFrom: '2026-11-20T09:00:00+09:00',
  applyTo: '2026-12-20T18:00:00+09:00',
  companySharePct: 30,
  checklist: [],
  contact: '과제관리팀',
};
const calls = {
  notices: {
    key: 'noticeUid',
    list: '/apply/notices',
    form: {
      ...notice,
      eligibility: [],
      supportMax: 1_000_000,
      cashSharePct: 10,
      performFrom: '2027-01-01',
      performTo: '2027-12-31',
      schedule: [],
      fileUids: [],
    },
  },
  programs: { key: 'pgmUid', list: '/apply/programs', form: { ...notice, limitKrw: null, sort: 0 } },
} as const;

describe('publishing at a time', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'general');
  });
  beforeEach(() => test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00')));

  const title = '예약한 교육과정';
  const form = (publishDt: string | null) => aCourseForm({ title, publishDt });
  const add = async (publishDt: string | null) =>
    (await staff.call('POST', '/admin/edu', form(publishDt))).data.eduUid as string;
  const seen = async (eduUid: string) => ({
    page: (await member.call('GET', `/edu/${eduUid}`)).code,
    listed: JSON.stringify((await member.call('GET', '/edu/list?pageSize=100')).data).includes(eduUid),
    inMonth: JSON.stringify((await member.call('GET', '/edu/calendar/2026-12')).data).includes(eduUid),
    found: JSON.stringify((await member.call('GET', `/search/suggest?q=${encodeURIComponent(title)}`)).data).includes(
      title,
    ),
    calendar: (await test.app.inject(`/file/edu-calendar?eduUid=${eduUid}`)).statusCode,
  });
  const hidden = { page: errorCodes.notFound, listed: false, inMonth: false, found: false, calendar: 404 };
  const shown = { page: okStatus.code, listed: true, inMonth: true, found: true, calendar: 200 };
  const stateOf = async (eduUid: string) => {
    const { data } = await staff.call('GET', `/admin/edu?searchKeyword=${encodeURIComponent(title)}`);
    return adminCourses.response.parse(data).list.find((course) => course.eduUid === eduUid)?.state;
  };

  it('shows a course from its time on in lists, search and calendar, and takes applications from then on', async () => {
    const eduUid = await add(later);
    const apply = () => member.call('POST', `/edu/${eduUid}/enroll`, anApplication());

    expect(await seen(eduUid)).toEqual(hidden);
    expect(await stateOf(eduUid)).toBe('RESERVED');
    expect((await apply()).code).toBe(errorCodes.notFound);
    await test.context.clock.moveTo(new Date(later));
    expect(await seen(eduUid)).toEqual(shown);
    expect(await stateOf(eduUid)).toBe('OPEN');
    expect((await apply()).code).toBe(okStatus.code);
    const hide = await staff.call('PUT', `/admin/edu/${eduUid}`, form(null));
    expect(hide.data.fieldErrors).toMatchObject([{ field: 'publishDt' }]);
    expect((await staff.call('PATCH', `/admin/edu/${eduUid}/cancel`, { memo: '폐강합니다.' })).data.cancelledCnt).toBe(
      1,
    );
  });

  it('keeps a draft of a course until it gets a time', async () => {
    const eduUid = await add(null);

    expect(await seen(eduUid)).toEqual(hidden);
    expect(await stateOf(eduUid)).toBe('DRAFT');
    const { data } = await staff.call('GET', '/admin/edu?state=DRAFT');
    expect(data.list).toMatchObject([{ eduUid, publishDt: null }]);
    await staff.call('PUT', `/admin/edu/${eduUid}`, form('2026-11-23T10:00:00+09:00'));
    expect((await seen(eduUid)).page).toBe(okStatus.code);
    const { publishDt: _unsent, ...earlier } = form(null);
    await staff.call('PUT', `/admin/edu/${eduUid}`, earlier);
    expect((await seen(eduUid)).page).toBe(okStatus.code);
  });

  it.each(['notices', 'programs'] as const)('shows %s from their time on', async (kind) => {
    const { key, list, form } = calls[kind];
    const uid: string = (await staff.call('POST', `/admin/${kind}`, { ...form, publishDt: later })).data[key];
    const read = async () => ({
      page: (await member.call('GET', `${list}/${uid}`)).code,
      listed: JSON.stringify((await member.call('GET', `${list}?pageSize=100`)).data).includes(uid),
    });
    const state = async () =>
      (await staff.call('GET', `/admin/${kind}?pageSize=100`)).data.list.find(
        (row: Record<string, string>) => row[key] === uid,
      ).state;
    const facts = async () => (await member.call('GET', '/main/facts')).data;
    const before = await facts();

    expect(await read()).toEqual({ page: errorCodes.notFound, listed: false });
    expect(await state()).toBe('RESERVED');
    await test.context.clock.moveTo(new Date(later));
    expect(await read()).toEqual({ page: okStatus.code, listed: true });
    expect(await state()).toBe('OPEN');
    expect(JSON.stringify(await facts())).not.toBe(JSON.stringify(before));
    await staff.call('PUT', `/admin/${kind}/${uid}`, { ...form, publishDt: null });
    expect(await read()).toEqual({ page: errorCodes.notFound, listed: false });
    expect(await state()).toBe('DRAFT');
  });
});
