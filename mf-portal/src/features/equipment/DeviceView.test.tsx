import type { EquipmentDetail } from '@haesol/contracts/lab';
import { aMember, anEquipment, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';

const device: EquipmentDetail = {
  ...anEquipment({ eqUid: 'e1', eqNm: '주사전자현미경', trainingYn: 'Y' }),
  images: [
    { url: '/art/equipment/sem.svg', alt: '정면', caption: 'FE-SEM' },
    { url: '/file/picture/side', alt: '시료실을 연 모습', caption: null },
  ],
  parts: [
    { name: '전자총', text: '전자빔을 쏩니다.', x: 41.3, y: 21.3 },
    { name: '시료실', text: '시료를 진공에 둡니다.', x: 45, y: 68.8 },
  ],
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
  related: [
    {
      ...anEquipment({ eqUid: 'e2', eqNm: '원자현미경', thumbAlt: '원자현미경 그림' }),
      firstDay: { date: '2026-12-01', free: 2, total: 2, state: 'FREE', slots: [1, 1] },
    },
  ],
};

describe('DeviceView', () => {
  let user: Awaited<ReturnType<typeof renderPage>>['user'];
  beforeEach(async () => {
    ({ user } = await renderPage({
      app,
      path: '/cooperation/equipment?eqUid=e1',
      session: aMember(),
      answers: { 'equipment.get': device },
    }));
  });

  it('shows its own picture, which can be enlarged', async () => {
    const picture = await screen.findByRole('img', { name: device.thumbAlt });
    expect(picture).toHaveAttribute('src', device.thumbUrl);

    await user.click(screen.getByRole('button', { name: '그림 크게 보기' }));
    expect(within(screen.getByRole('dialog')).getByRole('img', { name: device.thumbAlt })).toHaveAttribute(
      'src',
      device.thumbUrl,
    );
  });

  it('shows its other pictures, each of which can be enlarged', async () => {
    const others = within(await screen.findByRole('list', { name: '장비 사진' }));
    expect(others.getAllByRole('listitem')).toHaveLength(1);
    await user.click(others.getByRole('button', { name: '시료실을 연 모습 크게 보기' }));

    expect(within(screen.getByRole('dialog')).getByRole('img', { name: '시료실을 연 모습' })).toHaveAttribute(
      'src',
      '/file/picture/side',
    );
  });

  it('numbers the parts of its picture, with a legend', async () => {
    const list = await screen.findByRole('list', { name: '장비의 각 부분' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '1전자총전자빔을 쏩니다.',
      '2시료실시료를 진공에 둡니다.',
    ]);

    const marks = screen.getAllByText(/^[12]$/).filter((mark) => !list.contains(mark));
    expect(marks.map(({ style }) => [style.insetInlineStart, style.insetBlockStart])).toEqual([
      ['41.3%', '21.3%'],
      ['45%', '68.8%'],
    ]);
    expect(marks.every((mark) => mark.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('shows model, maker, number, specification and rules under the name', async () => {
    expect(await screen.findByRole('heading', { level: 1, name: '주사전자현미경' })).toBeVisible();
    const rows = screen.getByRole('table', { name: '사양' });
    for (const words of ['FE-SEM', '해솔정밀', 'NFEC-2021-01-000001', '분해능', '1.0 nm', '표면 관찰']) {
      expect(rows).toHaveTextContent(words);
    }
    expect(screen.getByText('시료는 건조해 주세요.')).toBeVisible();
  });

  it('links to others of its category, with their first free day', async () => {
    const related = await screen.findByRole('region', { name: '같은 분류의 장비' });

    expect(within(related).getByRole('link', { name: '원자현미경' })).toHaveAttribute(
      'href',
      '/cooperation/equipment?eqUid=e2',
    );
    expect(related).toHaveTextContent('여유 2');
  });

  it('shows the fee of each class', async () => {
    const fees = await screen.findByRole('table', { name: /이용료/ });
    for (const fee of ['10,000', '5,000', '20,000', '30,000']) expect(fees).toHaveTextContent(fee);
  });

  it('links to the booking of this device, from the top and from the bar of narrow pages', async () => {
    await screen.findByRole('heading', { level: 1 });
    const hrefs = screen.getAllByRole('link', { name: '예약하기' }).map((link) => link.getAttribute('href'));
    const soonest = '/easyReservation?eqUid=e1&date=2026-12-01';
    expect(hrefs).toEqual([soonest, soonest]);
    // Beside the price, and in the bar.
    expect(screen.getAllByText('가장 빠른 시간')).toHaveLength(2);
  });

  it('links only days with free slots to their booking', async () => {
    const days = await screen.findByRole('row', { name: /12\.\s1\./ });
    expect(within(days).getByRole('link')).toHaveAttribute('href', expect.stringContaining('date=2026-12-01'));
    expect(within(screen.getByRole('row', { name: /12\.\s2\./ })).queryByRole('link')).toBeNull();
  });

  it('marks the member’s own fee, and shows obstacles to booking', async () => {
    const fee = await screen.findByRole('row', { name: /20,000/ });
    expect(fee).toHaveAttribute('data-mine', 'true');
    expect(screen.getByText('안전교육을 먼저 이수해 주세요.')).toBeVisible();
    expect(screen.getByText(/정기 점검/)).toBeVisible();
  });
});
