import { adminFaqs } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('frequently asked questions by staff', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'student');
  });

  it('are on the site until they are taken off, with the change of each in the audit log', async () => {
    const form = { categoryCd: 'EQUIP', title: '장비를 빌릴 수 있나요?', html: '<p>네, 빌릴 수 있습니다.</p>' };
    const { faqUid } = (await staff.call('POST', '/admin/faq', form)).data;
    const read = async () => (await member.call('GET', `/posts/faq/${faqUid}`)).data;

    expect(await read()).toMatchObject({ title: form.title, html: form.html });
    await staff.call('PUT', `/admin/faq/${faqUid}`, { ...form, html: '<p>아니요.</p>' });
    expect(await read()).toMatchObject({ html: '<p>아니요.</p>' });
    await staff.call('DELETE', `/admin/faq/${faqUid}`);
    expect((await member.call('GET', `/posts/faq/${faqUid}`)).code).toBe(errorCodes.notFound);
    expect(await listAuditActions(test.db, faqUid)).toEqual(['faq.add', 'faq.change', 'faq.remove']);
  });

  it('are listed with those first that helped least', async () => {
    const { list } = adminFaqs.response.parse((await staff.call('GET', '/admin/faq?pageSize=100')).data);
    const balance = list.map(({ helpY, helpN }) => helpN - helpY);

    expect(balance.length).toBeGreaterThan(10);
    expect(balance).toEqual(balance.toSorted((a, b) => b - a));
  });
});
