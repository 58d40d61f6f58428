import type { EquipmentDetail } from '@haesol/shared/contracts';
import { aMember, anEquipment, renderPage, screen, within } from '@haesol/shared/testing';
import { app } from '#app';

const device: EquipmentDetail = {
  ...anEquipment({ eqUid: 'e1', eqNm: '주사전자현미경', trainingYn: 'Y' }),
  images: [],
  maker: '해솔정밀',
  introducedYear: 2021,
  nationalNo: 'NFEC-2021-01-000001',
  specs: [{ name: '분해능', value: '1.0 nm' }],
  purpose: '표면 관찰',
  prices: { own: 10_000, student: 5_000, company: 20_000, other: 30_000 },
  rules: ['시료는 건조해 주세요.'],
  manager: { nm: '서하늘', tel: '099-700-1001', email: 'equip@haesol.example' },
  openFrom: '09:00',
  openTo: '11:00',
  maint: { reason: '정기 점검', from: '2026-12-07', to: '2026-12-08' },
  booking: {
    firstDate: '2026-12-01',
    lastDate: '2027-01-29',
    maxSlots: 2,
    bufferMin: 0,
    leadDays: 2,
    horizonDays: 60,
    priceClass: 'COMPANY',
    price: 20_000,
    training: null,
    week: [
      { date: '2026-12-01', free: 1, total: 2, state: 'FEW', slots: [0, 1] },
      { date: '2026-12-02', free: 0, total: 2, state: 'FULL', slots: [0, 0] },
    ],
    refusal: { code: '4409', message: '안전교육을 먼저 이수해 주세요.' },
  },
};

describe('DeviceView', () => {
  beforeEach(async () => {
    await renderPage({
      app,
      path: '/cooperation/equipment?eqUid=e1',
      session: aMember(),
      answers: { 'equipment.get': device },
    });
  });

  it('leads from a day with free slots to the booking of that day, and from no other', async () => {
    const days = await screen.findByRole('row', { name: /12\.\s1\./ });
    expect(within(days).getByRole('link')).toHaveAttribute('href', expect.stringContaining('date=2026-12-01'));
    expect(within(screen.getByRole('row', { name: /12\.\s2\./ })).queryByRole('link')).toBeNull();
  });

  it("marks the member's own fee, and says why they cannot book", async () => {
    const fee = await screen.findByRole('row', { name: /20,000/ });
    expect(fee).toHaveAttribute('data-mine', 'true');
    expect(screen.getByText('안전교육을 먼저 이수해 주세요.')).toBeVisible();
    expect(screen.getByText(/정기 점검/)).toBeVisible();
  });
});
