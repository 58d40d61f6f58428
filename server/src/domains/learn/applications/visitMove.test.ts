import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';
import { applyForAdvice } from './testApplications.ts';

describe('a visit that staff move', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let staff: Caller;
  let aplUid: string;
  beforeAll(async () => {
    [member, staff] = await createCallers(test, 'general', 'office');
  });
  beforeEach(async () => {
    aplUid = await applyForAdvice(test, member);
    await move({ to: 'REVIEWING' });
  });

  const move = (body: object) => staff.call('PATCH', `/admin/applications/${aplUid}/transition`, body);
  const moveVisit = (body: object, who = staff) => who.call('PATCH', `/admin/applications/${aplUid}/visit`, body);
  const match = (visitDt = '2026-12-01T14:00:00+09:00') =>
    move({ to: 'MATCHED', advisorUid: 'AD001', visitDt, visitPlace: '생산동' });
  const read = async () => (await member.call('GET', `/mypage/apply/${aplUid}`)).data;
  const readBells = async () =>
    (await member.call('GET', '/notifications')).data.list.filter(({ link }: { link: string }) =>
      link.includes(aplUid),
    );

  it('appears in the timeline, a notification and a mail with its old time, and as the next date of the member', async () => {
    await match();

    const answer = await moveVisit({
      visitDt: '2026-12-03T10:00:00+09:00',
      visitPlace: '시험실',
      memo: '위원 사정입니다.',
    });

    const visit = { visitDt: '2026-12-03T10:00:00+09:00', visitPlace: '시험실' };
    expect(answer.data).toEqual(visit);
    const shown = await read();
    expect(shown).toMatchObject({ ...visit, state: 'MATCHED' });
    const facts = [
      '방문 일시: 2026. 12. 3.(목) 10:00 (변경 전: 2026. 12. 1.(화) 14:00)',
      '방문 장소: 시험실 (변경 전: 생산동)',
    ];
    const memo = [...facts, '위원 사정입니다.'].join('\n');
    expect(shown.timeline.at(-1)).toMatchObject({ changeYn: 'Y', state: 'MATCHED', by: 'STAFF', memo });
    const link = `/myPage/tech?aplUid=${aplUid}`;
    expect((await readBells())[0]).toMatchObject({
      kind: 'TECH_MOVE',
      title: '자문 방문 일정이 변경되었습니다.',
      link,
    });
    const [mail] = await readMails(test, 'general@demo.example');
    expect(mail?.kind).toBe('VISIT_MOVED');
    for (const text of [...facts, '위원 사정입니다.', link]) expect(mail?.text).toContain(text);
    const { next } = (await member.call('GET', '/mypage/dashboard')).data;
    expect(next).toContainEqual(expect.objectContaining({ uid: aplUid, at: visit.visitDt, text: '시험실' }));
    expect(await listAuditActions(test.db, aplUid)).toContain('application.visit');
  });

  it('is set if matching has set none, and keeps its place when only the time changes', async () => {
    await move({ to: 'MATCHED', advisorUid: 'AD001' });
    await moveVisit({ visitDt: '2026-12-01T14:00:00+09:00', visitPlace: '생산동' });
    expect((await readBells())[0]).toMatchObject({ title: '자문 방문 일정이 정해졌습니다.' });
    await move({ to: 'IN_PROGRESS' });

    await moveVisit({ visitDt: '2026-12-02T14:00:00+09:00' });

    expect(await read()).toMatchObject({
      visitDt: '2026-12-02T14:00:00+09:00',
      visitPlace: '생산동',
      state: 'IN_PROGRESS',
    });
  });

  it('loses its place by null, and the member reads that it is open', async () => {
    await match();

    await moveVisit({ visitDt: '2026-12-01T14:00:00+09:00', visitPlace: null });

    const shown = await read();
    expect(shown.visitPlace).toBeNull();
    expect(shown.timeline.at(-1).memo).toBe('방문 장소: 담당자와 협의 (변경 전: 생산동)');
  });

  it('is announced once for two concurrent moves to the same time', async () => {
    await match();
    const before = (await readBells()).length;

    const twice = await Promise.all([1, 2].map(() => moveVisit({ visitDt: '2026-12-03T10:00:00+09:00' })));

    expect(twice.map(({ code }) => code)).toEqual(['200', '200']);
    expect((await readBells()).length).toBe(before + 1);
  });

  it('is refused before matching, after the report, in the past, and for members', async () => {
    const later = { visitDt: '2026-12-03T10:00:00+09:00' };
    const passed = '2026-11-22T10:00:00+09:00';
    const refused = { code: '4000', data: { fieldErrors: [{ field: 'visitDt' }] } };
    expect((await moveVisit(later)).code).toBe('4405');
    expect(await match(passed)).toMatchObject(refused);
    expect((await match()).code).toBe('200');
    expect(await moveVisit({ visitDt: passed })).toMatchObject(refused);
    expect((await moveVisit(later, member)).code).toBe('4030');
    await move({ to: 'IN_PROGRESS' });
    await move({ to: 'REPORTING' });

    expect((await moveVisit(later)).code).toBe('4405');
    expect((await read()).visitDt).toBe('2026-12-01T14:00:00+09:00');
  });
});
