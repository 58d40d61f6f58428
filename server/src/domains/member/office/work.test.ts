import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import {
  adminFind,
  adminNotes,
  adminPresence,
  adminTemplates,
  adminViews,
  type OfficeNote,
} from '@haesol/contracts/member';
import { sql } from 'kysely';
import { migrate } from '../../../db/migrate.ts';
import { listWritings } from '../../../testing/listWritings.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('tools of the office', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let admin: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, admin, member] = await createCallers(test, 'office', 'admin', 'student');
  });

  const listTemplates = async (query = '') =>
    adminTemplates.response.parse((await staff.call('GET', `/admin/templates?${query}`)).data).list;
  const form = { area: 'QNA', lang: 'ko', title: '견적 안내', body: '{이름} 님, 견적서를 보내드렸습니다.' };

  it('keep templates by area, changed by all of the staff', async () => {
    const tplUid = randomUUID();
    await staff.call('PUT', `/admin/templates/${tplUid}`, form);
    await admin.call('PUT', `/admin/templates/${tplUid}`, { ...form, title: '견적서 안내' });

    expect(await listTemplates('area=QNA&searchKeyword=견적')).toMatchObject([{ tplUid, title: '견적서 안내' }]);
    expect(await listTemplates('area=INQUIRY&searchKeyword=견적')).toEqual([]);
    const refused = await staff.call('PUT', `/admin/templates/${tplUid}`, { ...form, body: ' ' });
    expect(refused.data.fieldErrors).toMatchObject([{ field: 'body', message: '내용을 입력해 주세요.' }]);
    expect((await staff.call('DELETE', `/admin/templates/${tplUid}`)).code).toBe('200');
    expect((await staff.call('DELETE', `/admin/templates/${tplUid}`)).code).toBe(errorCodes.notFound);
    expect((await member.call('GET', '/admin/templates')).code).toBe(errorCodes.forbidden);
  });

  it('have templates about another date that name the change of the booking; those that staff have written stay', async () => {
    const read = async () =>
      Object.fromEntries((await listTemplates('area=INQUIRY')).map(({ lang, body }) => [lang, body]));
    const { ko, en } = await read();
    await test.db
      .updateTable('office_template')
      .set({ body: '직접 고친 글' })
      .where('body', '=', ko ?? '')
      .execute();
    await test.db.deleteFrom('kysely_migration').where('name', '=', '0212ChangeTemplates').execute();
    await migrate(test.db);

    expect(ko).toContain('나의 여행의 예약 상세에서 바꾸실 수 있습니다.');
    expect(en).toContain('you can change its date under My trips');
    expect(await read()).toEqual({ ko: '직접 고친 글', en });
  });

  it('tell who else has an item open, for 30 seconds', async () => {
    const body = { ref: 'QNA', uid: randomUUID() };
    const mark = async (who: Caller) =>
      adminPresence.response.parse((await who.call('POST', '/admin/presence', body)).data).others;
    const { name } = await findRow(test.db, 'member', { member_uid: staff.memberUid });

    expect(await mark(staff)).toEqual([]);
    expect(await mark(admin)).toMatchObject([{ nm: name }]);
    await test.context.clock.moveTo(new Date((await test.context.clock.now()).getTime() + 31_000));
    expect(await mark(admin)).toEqual([]);
  });

  it('keep notes at an item, which only its staff read and only their writers delete', async () => {
    const path = `/admin/notes/BOOKING/${randomUUID()}`;
    const list = async (who: Caller) => adminNotes.response.parse((await who.call('GET', path)).data).list;
    const empty = await staff.call('POST', path, { content: ' ' });
    expect(empty.data.fieldErrors).toMatchObject([{ field: 'content', message: '메모를 입력해 주세요.' }]);
    const { noteUid } = (await staff.call('POST', path, { content: '전화로 시간을 확인함' })).data as OfficeNote;

    expect(await list(admin)).toMatchObject([{ noteUid, content: '전화로 시간을 확인함', ownYn: 'N' }]);
    expect(await list(staff)).toMatchObject([{ noteUid, ownYn: 'Y' }]);
    expect((await member.call('GET', path)).code).toBe(errorCodes.forbidden);
    expect((await admin.call('DELETE', `${path}/${noteUid}`)).code).toBe(errorCodes.notFound);
    expect((await staff.call('DELETE', `${path}/${noteUid}`)).code).toBe('200');
    expect(await list(staff)).toEqual([]);
  });

  it('save views for their owner by different names', async () => {
    const viewUid = randomUUID();
    const view = { screen: 'bookings', name: '승인 대기', query: 'state=REQUESTED' };
    const list = async (who: Caller) =>
      adminViews.response.parse((await who.call('GET', '/admin/views?screen=bookings')).data).list;
    await staff.call('PUT', `/admin/views/${viewUid}`, view);

    expect(await list(staff)).toEqual([{ viewUid, name: view.name, query: view.query, hidden: [] }]);
    expect(await list(admin)).toEqual([]);
    const twice = await staff.call('PUT', `/admin/views/${randomUUID()}`, view);
    expect(twice.data.fieldErrors).toMatchObject([{ field: 'name', message: '같은 이름의 보기가 있습니다.' }]);
    const foreign = { ...view, name: '남의 것' };
    expect((await admin.call('PUT', `/admin/views/${viewUid}`, foreign)).code).toBe(errorCodes.notFound);
    expect((await admin.call('DELETE', `/admin/views/${viewUid}`)).code).toBe(errorCodes.notFound);
    for (let more = 2; more <= 10; more += 1) {
      await staff.call('PUT', `/admin/views/${randomUUID()}`, { ...view, name: `보기 ${more}` });
    }
    expect((await staff.call('PUT', `/admin/views/${randomUUID()}`, { ...view, name: '열하나' })).code).toBe(
      errorCodes.invalidInput,
    );
    await staff.call('DELETE', `/admin/views/${viewUid}`);
    expect(await list(staff)).toHaveLength(9);
  });

  it('find items by number and members by name, masked and few of each kind', async () => {
    const find = async (q: string) =>
      adminFind.response.parse((await staff.call('GET', `/admin/find?q=${encodeURIComponent(q)}`)).data).list;
    const { rsv_no, rsv_uid } = await test.db
      .selectFrom('equipment_rsv')
      .select(['rsv_no', 'rsv_uid'])
      .where('rsv_no', 'is not', null)
      .orderBy('rsv_no')
      .executeTakeFirstOrThrow();
    const found = await find('demo.example');

    expect(await find(rsv_no ?? '')).toMatchObject([{ kind: 'BOOKING', uid: rsv_uid, no: rsv_no }]);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ kind }) => kind === 'MEMBER').length).toBeLessThanOrEqual(5);
    expect(found.every(({ memberNm }) => memberNm.includes('*'))).toBe(true);
    expect(await find('가')).toEqual([]);
  });

  it.each([
    ['bookings', 'rsv_no', 'equipment_rsv', '/admin/reservations?'],
    ['applications', 'apl_no', 'application', '/admin/applications?'],
    ['enrolments', 'apl_no', 'enroll', '/admin/enrolments?state=ALL&'],
    ['orders', 'order_no', 'orders', '/admin/orders?'],
    ['refunds', 'order_no', 'orders as o inner join refund using (order_uid)', '/admin/refunds?'],
    ['passes', 'rsvt_no', 'member_pass inner join reservation using (rsvt_uid)', '/admin/passes?'],
    [
      'cards',
      'rsvt_no',
      'exchange_card inner join member_pass using (pass_uid) inner join reservation using (rsvt_uid)',
      '/admin/exchange-cards?',
    ],
    ['items of the palette', 'rsv_no', 'equipment_rsv', '/admin/find?inquiryYn=Y&'],
  ])('find %s by their number in any writing', async (_what, column, from, path) => {
    const { rows } = await sql<{ no: string }>`select ${sql.ref(column)} as no from ${sql.raw(from)}
      where ${sql.ref(column)} is not null order by 1 limit 1`.execute(test.db);
    const find = async (typed: string) => {
      const word = encodeURIComponent(typed);
      return (await admin.call('GET', `${path}searchKeyword=${word}&q=${word}`)).data.list;
    };
    const [{ no } = { no: '' }] = rows;
    const found = await find(no);

    expect(found).not.toEqual([]);
    for (const typed of listWritings(no)) expect(await find(typed)).toEqual(found);
  });

  it('find inquiries for pages that know them', async () => {
    const form = { categoryCd: 'PASS', title: '팔레트로 찾을 문의', content: '내용', fileUids: [] };
    const { inquiryUid } = (await member.call('POST', '/inquiry/insertInquiry', form)).data;
    const find = async (more: string) =>
      (await staff.call('GET', `/admin/find?q=${encodeURIComponent('팔레트로')}${more}`)).data.list;

    expect(await find('&inquiryYn=Y')).toMatchObject([{ kind: 'INQUIRY', uid: inquiryUid, state: 'WAIT' }]);
    expect(await find('')).toEqual([]);
  });

  it('put an answered question back into the queue, once, and know its version', async () => {
    const question = { categoryCd: 'ETC', title: '다시 여는 문의', content: '내용', privateYn: 'Y' };
    const { qnaUid } = (await member.call('POST', '/qna', { ...question, imageUids: [], fileUids: [] })).data;
    const read = async () => (await staff.call('GET', `/admin/qna/${qnaUid}`)).data;
    const { rev } = await read();
    await admin.call('POST', `/admin/qna/${qnaUid}/answer`, { content: '답변입니다.', rev });
    const late = await staff.call('POST', `/admin/qna/${qnaUid}/answer`, { content: '늦은 답변입니다.', rev });

    expect(late).toMatchObject({ code: errorCodes.moveNotAllowed, data: { state: 'ANSWERED' } });
    const reopen = async () =>
      staff.call('PATCH', `/admin/qna/${qnaUid}/transition`, { to: 'WAIT', rev: (await read()).rev });
    expect((await reopen()).code).toBe('200');
    expect(await read()).toMatchObject({ answerState: 'WAIT', reopenedYn: 'Y', answers: [{ content: '답변입니다.' }] });
    expect((await reopen()).code).toBe(errorCodes.moveNotAllowed);
  });
});
