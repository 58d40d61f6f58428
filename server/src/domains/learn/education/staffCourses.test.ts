import { errorCodes } from '@haesol/contracts/common';
import { eduGet } from '@haesol/contracts/learn';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { aPdf, toUploadRequest } from '../../common/files/testUploads.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { aCourseForm, addCourse, anApplication } from '../enrolment/testCourse.ts';

const aForm = aCourseForm({
  html: '<p>도입 순서</p><script>x()</script>',
  place: '산학협력관 3층 교육실',
  classCds: ['COMPANY', 'GENERAL', 'FACULTY'],
  deviceUids: ['EQ001'],
  sessions: [
    { no: 1, date: '2026-12-14', from: '10:00', to: '12:00', title: '순서' },
    { no: 2, date: '2026-12-15', from: '10:00', to: '12:00', title: '안전' },
  ],
});

describe('courses managed by staff', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let admin: Caller;
  let general: Caller;
  let faculty: Caller;
  beforeAll(async () => {
    [staff, admin, general, faculty] = await createCallers(test, 'office', 'admin', 'general', 'faculty');
  });

  const add = async (change: object = {}) =>
    (await staff.call('POST', '/admin/edu', { ...aForm, ...change })).data.eduUid as string;
  const shown = async (eduUid: string) => eduGet.response.parse((await general.call('GET', `/edu/${eduUid}`)).data);
  const upload = async (who: Caller, name: string) => {
    const request = toUploadRequest([{ name, bytes: aPdf() }], { kind: 'attach' }, who.headers);
    return (await test.app.inject(request)).json().data.list[0].fileUid as string;
  };

  it('are added and changed by staff only, without scripts, and are in the audit log', async () => {
    expect((await general.call('POST', '/admin/edu', aForm)).code).toBe(errorCodes.forbidden);
    const eduUid = await add();

    expect(await shown(eduUid)).toMatchObject({ title: aForm.title, state: 'OPEN', html: '<p>도입 순서</p>' });
    const change = { ...aForm, title: '로봇 도입 심화', capacity: 5 };
    expect((await general.call('PUT', `/admin/edu/${eduUid}`, change)).code).toBe(errorCodes.forbidden);
    expect((await admin.call('PUT', `/admin/edu/${eduUid}`, change)).data).toEqual({ eduUid });
    expect((await staff.call('GET', `/admin/edu/${eduUid}`)).data).toMatchObject({
      title: '로봇 도입 심화',
      capacity: 5,
      deviceUids: ['EQ001'],
    });
    expect((await general.call('GET', '/edu/list?searchKeyword=로봇 도입 심화')).data.cnt_total).toBe(1);
    const log = await test.db
      .selectFrom('audit_log')
      .select('action')
      .where('target_uid', '=', eduUid)
      .orderBy('at')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['edu.add', 'edu.change']);
    expect((await staff.call('PUT', '/admin/edu/none', aForm)).code).toBe(errorCodes.notFound);
  });

  it('keep kind, level and preparation when an earlier build of the page, which does not send them, changes a course', async () => {
    const { kind, levelCd, preparation, ...earlier } = aForm;
    const read = async (eduUid: string) => (await staff.call('GET', `/admin/edu/${eduUid}`)).data;
    const full = await add({ kind: 'SAFETY', levelCd: 'INTRO', preparation: '실습복' });
    const added = (await staff.call('POST', '/admin/edu', earlier)).data.eduUid;
    const noDevices = await staff.call('PUT', `/admin/edu/${full}`, { ...earlier, deviceUids: [] });
    await staff.call('PUT', `/admin/edu/${full}`, { ...earlier, title: '장비 안전' });

    expect(await read(added)).toMatchObject({ kind: 'COURSE', levelCd: null, preparation: null });
    expect(noDevices.data.fieldErrors).toMatchObject([{ field: 'deviceUids' }]);
    expect(await read(full)).toMatchObject({
      ...{ title: '장비 안전', kind: 'SAFETY', levelCd: 'INTRO', preparation: '실습복' },
    });
    await staff.call('PUT', `/admin/edu/${full}`, { ...aForm, levelCd: null, preparation: null });
    expect(await read(full)).toMatchObject({ kind: 'COURSE', levelCd: null, preparation: null });
  });

  it('can be rounds of field practice for students, who find, filter and apply for them', async () => {
    const [student] = await createCallers(test, 'student');
    const eduUid = await add({
      ...{ title: '단기 현장체험 9회', kind: 'FIELD', aud: 'STUDENT', fieldCd: 'SPOT', classCds: ['STUDENT'], fee: 0 },
      ...{ levelCd: 'INTRO', preparation: '운동화', capacity: 3, deviceUids: [] },
    });
    const find = async (query: string) =>
      (
        (await student?.call('GET', `/edu/list?pageSize=100&aud=STUDENT&kind=FIELD&field=SPOT${query}`))?.data.list ??
        []
      )
        .map((course: { eduUid: string }) => course.eduUid)
        .includes(eduUid);
    const applied = await student?.call(
      'POST',
      `/edu/${eduUid}/enroll`,
      anApplication({ proofCd: '', proofEmail: '' }),
    );
    const own = (await student?.call('GET', '/mypage/edu/list'))?.data.list;

    expect(await shown(eduUid)).toMatchObject({ kind: 'FIELD', levelCd: 'INTRO', preparation: '운동화' });
    expect([await find(''), await find('&free=Y'), await find('&weekend=Y'), await find('&thisMonth=Y')]).toEqual([
      ...[true, true, false, false],
    ]);
    expect(applied?.data).toMatchObject({ state: 'APPLIED' });
    expect(own).toContainEqual(expect.objectContaining({ title: '단기 현장체험 9회', kind: 'FIELD' }));
  });

  it.each([
    ['deviceUids', { kind: 'SAFETY', deviceUids: [] }],
    ['applyTo', { applyTo: aForm.applyFrom }],
    ['applyTo', { applyTo: '2026-12-14T00:01:00+09:00' }],
    ['endDt', { endDt: '2026-12-13', sessions: [] }],
    ['place', { place: null }],
    ['onlineUrl', { typeCd: 'BLENDED' }],
    ['onlineUrl', { typeCd: 'BLENDED', onlineUrl: 'http://learn.example' }],
    ['fieldCd', { fieldCd: 'NONE' }],
    ['classCds', { classCds: ['NONE'] }],
    ['deviceUids', { deviceUids: ['NONE'] }],
    ['thumbUrl', { thumbUrl: 'https://evil.example/a.png' }],
    ['startDt', { startDt: '0000-01-01' }],
    ['sessions.0.date', { sessions: [{ ...aForm.sessions[0], date: '2026-12-13' }] }],
    ['sessions.0.to', { sessions: [{ ...aForm.sessions[0], to: '10:00' }] }],
    ['sessions.1.no', { sessions: [aForm.sessions[0], aForm.sessions[0]] }],
    ['fileUids', { fileUids: ['0199c0de-0000-7000-8000-000000000001'] }],
  ])('are refused for an invalid %s: %j', async (field, change) => {
    const { code, data } = await staff.call('POST', '/admin/edu', { ...aForm, ...change });

    expect(code).toBe(errorCodes.invalidInput);
    expect(data.fieldErrors.map((fault: { field: string }) => fault.field)).toContain(field);
  });

  it('keep their seats, and give additional ones to the waiting list', async () => {
    const eduUid = await add();
    await general.call('POST', `/edu/${eduUid}/enroll`, anApplication());
    const { data } = await faculty.call('POST', `/edu/${eduUid}/enroll`, anApplication({ waitYn: 'Y' }));
    expect(data.state).toBe('WAITLIST');

    const fewer = await staff.call('PUT', `/admin/edu/${eduUid}`, { ...aForm, waitCapacity: 0 });
    expect(fewer.data.fieldErrors).toMatchObject([{ field: 'waitCapacity' }]);
    await staff.call('PUT', `/admin/edu/${eduUid}`, { ...aForm, capacity: 3 });

    expect((await faculty.call('GET', `/mypage/edu/${data.aplUid}`)).data.state).toBe('OFFERED');
    expect(await shown(eduUid)).toMatchObject({ appliedCnt: 2, waitCnt: 1, remainCnt: 1 });
    const tooFew = await staff.call('PUT', `/admin/edu/${eduUid}`, aForm);
    expect(tooFew.data.fieldErrors).toMatchObject([{ field: 'capacity' }]);
  });

  it('keep a lesson with recorded attendance', async () => {
    const eduUid = await addCourse(test);
    const { aplUid } = (await general.call('POST', `/edu/${eduUid}/enroll`, anApplication())).data;
    await staff.call('PATCH', `/admin/edu/enroll/${aplUid}/transition`, { to: 'APPROVED' });
    await staff.call('PUT', `/admin/edu/${eduUid}/attendance`, { rows: [{ aplUid, attended: [2] }] });

    const { code, data } = await staff.call('PUT', `/admin/edu/${eduUid}`, {
      ...aForm,
      sessions: [aForm.sessions[0]],
    });

    expect([code, data.fieldErrors]).toMatchObject([errorCodes.invalidInput, [{ field: 'sessions' }]]);
  });

  it('have public files, which any staff member can keep, reorder and remove', async () => {
    const [guide, map] = [await upload(staff, '안내.pdf'), await upload(staff, '약도.pdf')];
    const read = async (fileUid: string) => (await test.app.inject(`/file/download?fileUid=${fileUid}`)).statusCode;
    expect(await read(guide)).toBe(404);
    const eduUid = await add({ fileUids: [guide, map] });
    const names = async () => (await shown(eduUid)).files.map(({ orgNm }) => orgNm);

    expect([await names(), await read(guide)]).toEqual([['안내.pdf', '약도.pdf'], 200]);
    const more = await upload(admin, '일정.pdf');
    await admin.call('PUT', `/admin/edu/${eduUid}`, { ...aForm, fileUids: [more, map] });

    expect([await names(), await read(guide)]).toEqual([['일정.pdf', '약도.pdf'], 404]);
    const foreign = await upload(general, '남의.pdf');
    const refused = await staff.call('PUT', `/admin/edu/${eduUid}`, { ...aForm, fileUids: [foreign] });
    expect(refused.code).toBe(errorCodes.invalidInput);
    expect(await names()).toEqual(['일정.pdf', '약도.pdf']);
    await test.db.updateTable('edu').set({ deleted_at: new Date() }).where('edu_uid', '=', eduUid).execute();
    expect(await read(more)).toBe(404);
  });
});
