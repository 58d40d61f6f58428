import { screen } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const move = {
  auditUid: 'a1',
  at: '2026-11-23T10:00:00+09:00',
  actorNm: '정하람',
  action: 'booking.move',
  targetUid: '0190f3a0-0000-7000-8000-000000000001',
  targetNm: 'R-2026-0001',
  detail: '{"from":"REQUESTED","to":"APPROVED"}',
  ip: null,
  requestId: null,
};
const list = { list: [move], cnt_total: 1 };
const verified = { next: null, rowCnt: 3, toDt: '2026-11-23T09:55:00+09:00', fault: null, unsealedCnt: 2 };

describe('audit log', () => {
  it('names action, item and the state before and after', async () => {
    await openOffice(paths.audit, { 'admin.listAudit': list });

    expect(await screen.findByText('장비 예약 처리')).toBeVisible();
    expect(screen.getByText('R-2026-0001')).toBeVisible();
    expect(screen.getByText('승인대기 → 예약확정')).toBeVisible();
  });

  it.each([
    ['member.move', { from: 'PENDING_CLASS', to: 'ACTIVE', memo: null }, ['소속 확인 전 → 이용 중']],
    ['equipment.settle', { from: 'UNPAID', to: 'PAID' }, ['미정산 → 정산완료']],
    ['office.assign', { assignee: { from: null, to: '김하늘' }, uids: [] }, ['– → 김하늘']],
    ['promo.change', { discount: { from: 10, to: 20 } }, ['10 → 20']],
  ])('names the values of %s before and after', async (action, detail, texts) => {
    const deed = { ...move, action, detail: JSON.stringify(detail) };
    await openOffice(paths.audit, { 'admin.listAudit': { list: [deed], cnt_total: 1 } });

    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows recorded times in Seoul', async () => {
    const detail = JSON.stringify({
      ...{ from: '2026-11-30T23:00:00.000Z', to: '2026-12-01T09:00:00.000Z' },
      visitDt: { from: null, to: '2026-12-02T15:30:00.000Z' },
    });
    const closing = { ...move, action: 'equipment.close', detail };
    await openOffice(paths.audit, { 'admin.listAudit': { list: [closing], cnt_total: 1 } });

    expect(await screen.findByText('2026. 12. 1. 08:00 → 2026. 12. 1. 18:00')).toBeVisible();
    expect(screen.getByText('일시', { selector: 'dt' })).toBeVisible();
    expect(screen.getByText('– → 2026. 12. 3. 00:30')).toBeVisible();
  });

  it('says up to when it is verified, and how many actions are not sealed', async () => {
    await openOffice(paths.audit, { 'admin.listAudit': list, 'admin.verifyAudit': verified });

    expect(await screen.findByText('검증됨')).toBeVisible();
    expect(screen.getByText(/09:55까지 · 봉인을 기다리는 기록 2건/)).toBeVisible();
  });

  it('says where the chain breaks', async () => {
    const fault = { why: 'ALTERED', fromDt: '2026-11-20T09:00:00+09:00', toDt: '2026-11-20T09:05:00+09:00' };
    await openOffice(paths.audit, { 'admin.listAudit': list, 'admin.verifyAudit': { ...verified, fault } });

    expect(await screen.findByText('검증 실패')).toBeVisible();
    expect(screen.getByText(/기록이 바뀌었습니다/)).toBeVisible();
  });
});
