import { randomUUID } from 'node:crypto';
import { errorCodes, okStatus } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { addMember } from '../../../release/override/testOverride.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { aPng, toUploadRequest } from '../../common/files/testUploads.ts';
import { type Caller, createCaller, createCallers } from '../../lab/booking/testBookings.ts';

const languages = { ko: 'CD0000000127', en: 'CD0000000128' } as const;
const form = {
  title: '등대 따라 걷는 길',
  summary: '등대 둘을 지나 시장에서 끝납니다.',
  walking: '쉬움',
  html: '<p>안내</p><script>x()</script>',
  themeCd: 'CD0000002303',
  thumbUrl: '/art/scene/heritage-street.svg',
  thumbAlt: '골목에 등이 켜진 그림',
};
const noTexts = { title: null, summary: null, walking: null, html: null };
const stop = (gdsUid: string, way: object = {}) => ({
  ...{ gdsUid, stayMin: 60, moveBy: null, moveMin: 0, moveKm: 0, memo: '', memos: {} },
  ...way,
});
const twoDays = [
  {
    start: '09:30',
    stops: [
      stop('G0001', {
        ...{ moveBy: 'WALK', moveMin: 12, moveKm: 0.8 },
        ...{ memo: '뒷문으로 나갑니다.', memos: { en: 'Leave by the back door.', ja: '' } },
      }),
      stop('G0002', { moveBy: 'CAR', moveMin: 30, moveKm: 21.4 }),
    ],
  },
  { start: '10:00', stops: [stop('G0003')] },
];

describe('recommended tours that staff edit', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'student');
  });

  const urlOf = (tourUid: string) => `/admin/tours/${tourUid}`;
  const add = async (change: object = {}): Promise<string> =>
    (await staff.call('POST', '/admin/tours', { ...form, ...change })).data.tourUid;
  const read = async (tourUid: string) => (await staff.call('GET', urlOf(tourUid))).data;
  const saveStops = (tourUid: string, rev: number, days: unknown = twoDays) =>
    staff.call('PUT', `${urlOf(tourUid)}/stops`, { days, rev });
  const restore = (tourUid: string) => staff.call('POST', `/admin/removed/${tourUid}/restore`, { kind: 'tours' });
  const publish = async (change: object = {}): Promise<string> => {
    const tourUid = await add(change);
    await saveStops(tourUid, 0);
    await restore(tourUid);
    return tourUid;
  };
  const readPublic = async (path: string, language: keyof typeof languages = 'ko') =>
    (await test.app.inject({ url: `/api/v1${path}`, headers: { language: languages[language] } })).json().data;
  const readDetail = (tourUid: string, language?: keyof typeof languages) =>
    readPublic(`/recommendTour/detail/${tourUid}`, language);
  const listPublic = async (word: string): Promise<string[]> =>
    (await readPublic(`/recommendTour/list?searchKeyword=${encodeURIComponent(word)}`)).list.map(
      ({ tourUid }: { tourUid: string }) => tourUid,
    );

  it('are found by the new name of a renamed stop at once, not by the one before', async () => {
    const gdsUid = 'G0005';
    const { rev, texts } = (await staff.call('GET', `/admin/goods/${gdsUid}`)).data;
    const [korean] = texts;
    const days = [{ start: '09:00', stops: [stop(gdsUid)] }];
    const tourUid = await add({ title: '이름이 바뀐 곳을 지나는 길' });
    await saveStops(tourUid, 0, days);
    await restore(tourUid);
    const isFound = async (word: string) => (await listPublic(word)).includes(tourUid);
    const before = [await isFound(korean.nm), await isFound('새달 솔숲')];
    await staff.call('PUT', `/admin/goods/${gdsUid}/texts`, { ...korean, nm: '새달 솔숲', rev });
    const listed = await staff.call('GET', `/admin/tours?searchKeyword=${encodeURIComponent('새달 솔숲')}`);

    expect(before).toEqual([true, false]);
    expect([await isFound(korean.nm), await isFound('새달 솔숲')]).toEqual([false, true]);
    expect(listed.data.list.map((row: { tourUid: string }) => row.tourUid)).toContain(tourUid);
  });

  it('are added off the site, and shown once they have stops and are put on it', async () => {
    const tourUid = await add();
    const early = await restore(tourUid);
    const hidden = await listPublic('등대 따라');
    await saveStops(tourUid, 0);
    await restore(tourUid);
    const shown = await readDetail(tourUid);

    expect(early).toMatchObject({ code: errorCodes.invalidInput, message: expect.stringContaining('경유지가 없는') });
    expect(hidden).toEqual([]);
    expect(await listPublic('등대 따라')).toEqual([tourUid]);
    expect(shown).toMatchObject({ title: form.title, tourDays: 2, walking: '쉬움', html: '<p>안내</p>' });
    expect(shown.days.map(({ stops }: { stops: { startTime: string }[] }) => stops[0]?.startTime)).toEqual([
      '09:30',
      '10:00',
    ]);
    expect(shown.days[0].stops).toMatchObject([
      { gdsUid: 'G0001', stayMin: 60, moveBy: 'WALK', moveMin: 12, moveKm: 0.8, memo: '뒷문으로 나갑니다.' },
      // The last stop of a day leads nowhere.
      { gdsUid: 'G0002', moveBy: null, moveMin: 0, moveKm: 0 },
    ]);
    expect((await readDetail(tourUid, 'en')).days[0].stops[0].memo).toBe('Leave by the back door.');
    expect((await read(tourUid)).days[0].stops[0].memos).toEqual({ en: 'Leave by the back door.' });
    expect((await listAuditActions(test.db, tourUid)).toSorted()).toEqual(['tour.add', 'tour.restore', 'tour.stops']);
  });

  it('are found by title and state, with their days, stops and missing languages', async () => {
    const tourUid = await publish({ title: '해돋이 산책' });
    const list = async (query: string) => (await staff.call('GET', `/admin/tours?${query}`)).data.list;
    const off = await add({ title: '해돋이 초안' });
    const row = { tourUid, themeCd: form.themeCd, tourDays: 2, stopCnt: 3, state: 'ON' };

    expect(await list('searchKeyword=해돋이 산책')).toEqual([
      { ...row, title: '해돋이 산책', missing: ['en', 'ja', 'zh-CN', 'zh-TW'] },
    ]);
    expect(await list('searchKeyword=ㅎㄷㅇ&state=OFF')).toMatchObject([{ tourUid: off, stopCnt: 0 }]);
  });

  it('follow changed texts in each language, and the names of their stops in the search', async () => {
    const tourUid = await publish();
    const save = async (texts: object) =>
      staff.call('PUT', `${urlOf(tourUid)}/texts`, { ...noTexts, ...texts, rev: (await read(tourUid)).rev });
    await save({ lang: 'en', title: 'Lighthouse walk', html: '<p>Hi</p><script>x()</script>' });
    const english = await readDetail(tourUid, 'en');
    const nameless = await save({ lang: 'ja', summary: '要約' });
    const unfinished = await save({ lang: 'ko', title: '새 제목' });
    await save({ lang: 'ko', title: '노을 따라', summary: '요약', walking: '보통', html: '<p>글</p>' });
    const { gdsNm } = (await readDetail(tourUid)).days[1].stops[0];

    expect(english).toMatchObject({ title: 'Lighthouse walk', lang: 'en', summary: form.summary, html: '<p>Hi</p>' });
    expect(nameless.data.fieldErrors).toMatchObject([{ field: 'title' }]);
    expect(unfinished.data.fieldErrors).toMatchObject([{ field: 'summary' }]);
    expect(await listPublic('노을 따라')).toEqual([tourUid]);
    expect(await listPublic(gdsNm)).toContain(tourUid);
    await save({ lang: 'en' });
    expect(await readDetail(tourUid, 'en')).toMatchObject({ title: '노을 따라', lang: 'ko' });
  });

  it('refuse a save of an older version, whichever part it has', async () => {
    const tourUid = await publish();
    const { rev, themeCd, thumbUrl, thumbAlt } = await read(tourUid);
    const facts = { themeCd, thumbUrl, thumbAlt };
    const saved = await staff.call('PUT', urlOf(tourUid), { ...facts, thumbAlt: '새 설명', rev });
    const late = [
      await staff.call('PUT', urlOf(tourUid), { ...facts, rev }),
      await saveStops(tourUid, rev),
      await staff.call('PUT', `${urlOf(tourUid)}/texts`, { ...noTexts, lang: 'ja', rev }),
    ];

    expect(saved.data).toEqual({ tourUid, rev: rev + 1 });
    expect(late.map(({ code, data }) => [code, data.rev])).toEqual(
      late.map(() => [errorCodes.moveNotAllowed, rev + 1]),
    );
    expect(late[1]?.message).toMatch(/^그사이 .+ 님이 .+에 고쳤습니다\./);
    expect(await readDetail(tourUid)).toMatchObject({ thumbAlt: '새 설명', tourDays: 2 });
  });

  it('refuse an unknown theme, places that are gone and ways that are left out', async () => {
    const tourUid = await publish();
    const { rev } = await read(tourUid);
    await test.db.updateTable('goods').set({ deleted_at: new Date() }).where('gds_uid', '=', 'G0005').execute();
    const save = async (...stops: object[]) => {
      const { code, data } = await saveStops(tourUid, rev, [{ start: '10:00', stops }]);
      return code === okStatus.code ? [] : data.fieldErrors.map(({ field }: { field: string }) => field);
    };

    expect((await staff.call('POST', '/admin/tours', { ...form, themeCd: 'X' })).data.fieldErrors).toMatchObject([
      { field: 'themeCd' },
    ]);
    expect(await save()).toEqual(['days.0.stops']);
    expect(await save(stop('G0001'), stop('G0002'))).toEqual(['days.0.stops.0.moveBy']);
    expect(await save(stop('G0001', { moveBy: 'WALK', moveKm: 0.25 }), stop('G0002'))).toEqual([
      'days.0.stops.0.moveKm',
    ]);
    expect(await save(stop('G0001', { moveBy: 'WALK' }), stop('none'))).toEqual(['days.0.stops.1.gdsUid']);
    expect(await save(stop('G0005'))).toEqual(['days.0.stops.0.gdsUid']);
    expect(
      (
        await saveStops(
          tourUid,
          rev,
          Array.from({ length: 4 }, () => twoDays[1]),
        )
      ).code,
    ).toBe(errorCodes.invalidInput);
    expect((await read(tourUid)).rev).toBe(rev);
  });

  it('keep a place that was taken off the site after it was chosen, and name it', async () => {
    const tourUid = await publish();
    await test.db.updateTable('goods').set({ deleted_at: new Date() }).where('gds_uid', '=', 'G0003').execute();
    const { rev, days } = await read(tourUid);
    const stops = days[1].stops.map(({ gdsNm: _nm, gdsState: _state, ...own }: Record<string, unknown>) => own);
    const saved = await saveStops(tourUid, rev, [{ start: '11:00', stops }]);
    await test.db.updateTable('goods').set({ deleted_at: null }).where('gds_uid', '=', 'G0003').execute();

    expect(days[1].stops[0]).toMatchObject({ gdsUid: 'G0003', gdsState: 'OFF' });
    expect(saved.code).toBe(okStatus.code);
    expect(await readDetail(tourUid)).toMatchObject({ tourDays: 1, stopCnt: 1 });
  });

  it('are taken off the site and put back with their hearts, and leave the plans of members as they are', async () => {
    const tourUid = await publish({ title: '되살린 길' });
    await member.call('POST', `/recommendTour/interest?tourUid=${tourUid}`);
    const { rev } = await read(tourUid);
    const { planUid } = (await member.call('POST', '/plan', { title: '여행', startDate: '2026-12-05', tourUid })).data;
    const readPlan = async () => (await member.call('GET', `/plan/${planUid}`)).data;
    const plan = await readPlan();
    await saveStops(tourUid, rev, [{ start: '14:00', stops: [stop('G0002')] }]);
    const removed = await staff.call('DELETE', urlOf(tourUid));
    const again = await staff.call('DELETE', urlOf(tourUid));
    const gone = [await listPublic('되살린'), (await member.call('GET', `/recommendTour/detail/${tourUid}`)).code];
    await restore(tourUid);

    expect([removed.code, again.code]).toEqual([okStatus.code, errorCodes.notFound]);
    expect(gone).toEqual([[], errorCodes.notFound]);
    expect(await readDetail(tourUid)).toMatchObject({ interestCnt: 1, tourDays: 1 });
    expect(await listPublic('되살린')).toEqual([tourUid]);
    expect(await readPlan()).toEqual(plan);
    expect(plan.days).toHaveLength(2);
  });

  it('show an uploaded picture while they are on the site', async () => {
    const picture = { name: '등대.png', bytes: await aPng(800, 600) };
    const { list } = (await test.app.inject(toUploadRequest([picture], { kind: 'image' }, staff.headers))).json().data;
    const thumbUrl = `/file/picture/${list[0].fileUid}`;
    const readStatus = async () => (await test.app.inject({ url: thumbUrl })).statusCode;
    const tourUid = await publish({ thumbUrl });
    const shown = await readStatus();
    await staff.call('DELETE', urlOf(tourUid));

    expect([shown, await readStatus()]).toEqual([200, 404]);
    const other = `/file/picture/${randomUUID()}`;
    expect((await staff.call('POST', '/admin/tours', { ...form, thumbUrl: other })).data.fieldErrors).toMatchObject([
      { field: 'thumbUrl' },
    ]);
  });

  it('are for staff with rights of the travel area alone', async () => {
    const { email } = await addMember(test, 'STAFF');
    const { member_uid } = await findRow(test.db, 'member', { email });
    await test.db.deleteFrom('staff_area').where('member_uid', '=', member_uid).execute();
    await test.db.insertInto('staff_area').values({ member_uid, area: 'learn', level: 'MOVE' }).execute();
    const other = await createCaller(test, member_uid);
    const calls = [
      await member.call('GET', '/admin/tours'),
      await other.call('GET', '/admin/tours'),
      await other.call('POST', '/admin/tours', form),
      await other.call('DELETE', urlOf('TR001')),
      await other.call('POST', '/admin/removed/TR001/restore', { kind: 'tours' }),
    ];

    expect(calls.map(({ code }) => code)).toEqual(calls.map(() => errorCodes.forbidden));
  });
});
