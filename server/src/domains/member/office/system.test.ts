import { errorCodes } from '@haesol/contracts/common';
import { adminAudit, adminJobs, adminMails, adminVerifyAudit } from '@haesol/contracts/member';
import { sealAudit } from '../../../db/audit/auditChain.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { listWritings } from '../../../testing/listWritings.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('mails and jobs in the office', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let admin: Caller;
  beforeAll(async () => {
    [staff, admin] = await createCallers(test, 'office', 'admin');
  });
  beforeEach(async () => {
    await test.db.deleteFrom('mail_outbox').execute();
    await test.db.deleteFrom('job').execute();
    await enqueueMail(test.db, { kind: 'TEST', to: 'haneul@mail.example', subject: '안내', lines: ['비밀 내용'] });
  });

  const giveUp = (error = '550') =>
    test.db.updateTable('job').set({ failed_at: new Date(), tries: 9, last_error: error }).execute();
  const listMails = async (query = '') =>
    adminMails.response.parse((await staff.call('GET', `/admin/outbox?${query}`)).data).list;
  const listJobs = async () => adminJobs.response.parse((await admin.call('GET', '/admin/jobs')).data).list;

  it('show a mail that was given up without its contents, and send it again once', async () => {
    await giveUp();
    const [mail] = await listMails('state=FAILED');

    expect(mail).toMatchObject({ state: 'FAILED', error: '550', to: expect.stringContaining('*') });
    expect(JSON.stringify(mail)).not.toContain('비밀 내용');
    const url = `/admin/outbox/${mail?.mailUid}/resend`;
    expect((await staff.call('POST', url)).code).toBe('200');
    expect(await listMails()).toMatchObject([{ state: 'WAIT' }]);
    expect((await staff.call('POST', url)).code).toBe(errorCodes.moveNotAllowed);
  });

  it('record each such act, for administrators to search', async () => {
    await giveUp();
    const [mail] = await listMails('state=FAILED');
    await staff.call('POST', `/admin/outbox/${mail?.mailUid}/resend`);
    const read = async (query: string) =>
      adminAudit.response.parse((await admin.call('GET', `/admin/audit?${query}`)).data).list;

    expect((await read('searchKeyword=mail.resend'))[0]).toMatchObject({
      action: 'mail.resend',
      targetUid: mail?.mailUid,
      actorNm: expect.any(String),
    });
    expect(await read(`searchKeyword=${mail?.mailUid}&endDate=2020-01-01`)).toEqual([]);
    expect((await staff.call('GET', '/admin/audit')).code).toBe(errorCodes.forbidden);
  });

  it('are found by their address', async () => {
    const url = {
      method: 'GET',
      url: '/api/v1/admin/audit',
      headers: staff.headers,
      remoteAddress: '192.0.2.7',
    } as const;
    await test.app.inject(url);
    const { data } = await admin.call('GET', '/admin/audit?searchKeyword=192.0.2.7');

    expect(data.list).toMatchObject([{ action: 'access.refused', ip: '192.0.2.7' }]);
  });

  it('are found by their Korean name and by the number of the item, and verified by those who may read them', async () => {
    const booking = await test.db
      .selectFrom('equipment_rsv')
      .select(['rsv_uid', 'rsv_no'])
      .where('state', '=', 'REQUESTED')
      .where('rsv_no', 'is not', null)
      .executeTakeFirstOrThrow();
    const url = `/admin/reservations/${booking.rsv_uid}/transition`;
    expect((await admin.call('PATCH', url, { to: 'APPROVED' })).code).toBe('200');
    const read = async (keyword: string) =>
      adminAudit.response.parse(
        (await admin.call('GET', `/admin/audit?searchKeyword=${encodeURIComponent(keyword)}`)).data,
      ).list;

    for (const keyword of ['장비 예약 처리', '예약확정', booking.rsv_no ?? '', ...listWritings(booking.rsv_no ?? '')]) {
      const found = (await read(keyword)).find(({ targetUid }) => targetUid === booking.rsv_uid);
      expect(found).toMatchObject({ action: 'booking.move', targetNm: booking.rsv_no });
      expect(JSON.parse(found?.detail ?? '')).toEqual({ from: 'REQUESTED', to: 'APPROVED' });
    }
    await sealAudit(test.db);
    const { data } = await admin.call('GET', '/admin/audit/verification');
    expect(adminVerifyAudit.response.parse(data)).toMatchObject({ next: null, fault: null, unsealedCnt: 0 });
    expect((await staff.call('GET', '/admin/audit/verification')).code).toBe(errorCodes.forbidden);
  });

  it('mask the address in the answer of the mail server', async () => {
    await giveUp('550 5.1.1 <haneul@mail.example>: Recipient address rejected');
    const errors = [(await listMails())[0]?.error, (await listJobs())[0]?.error];

    for (const error of errors)
      expect(error).toMatch(/^550 5\.1\.1 <ha\*+l@mail\.example>: Recipient address rejected$/);
  });

  it('let an administrator run a job again, and refuse staff', async () => {
    await giveUp();
    const [job] = await listJobs();
    const url = `/admin/jobs/${job?.jobUid}/run`;

    expect((await staff.call('POST', url)).code).toBe(errorCodes.forbidden);
    expect((await admin.call('POST', url)).code).toBe('200');
    expect(await listJobs()).toEqual([]);
  });
});
