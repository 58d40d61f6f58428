import type { HttpRequest } from '@haesol/remote/shell-api';
import { type Answers, aPass, refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice as openPage } from '#testing/openOffice';

const coupon = {
  couponPblcnUid: 'c1',
  couponNm: '재방문 감사',
  targets: ['전 상품'],
  i18n: {},
  kind: 'activity',
  discountType: 'AMOUNT',
  discount: 2_000,
  minAmount: 0,
  maxDiscount: null,
  startDt: '2026-11-01',
  endDt: '2026-12-31',
  total: 100,
  issued: 3,
  forTypes: ['TICKET'],
  forSgg: [],
  forWeekdays: [],
  forGoods: ['G0001'],
  minPeople: 4,
  forDates: null,
  promotionId: null,
  state: 'ING',
};
const promotion = {
  ...{ id: 'PR001', title: '겨울 바다', summary: '요약', html: '<p>글</p>', i18n: {} },
  ...{ thumbUrl: '/art/scene/beach.svg', thumbAlt: '그림', startDt: '2026-11-01', endDt: '2026-12-31' },
};
const choices = {
  'codes.list': ({ path }: HttpRequest) => ({
    list: [
      path.endsWith('SGG')
        ? { code: 'TOWN', codeName: '해솔시', upperCode: null }
        : { code: 'TICKET', codeName: '체험', upperCode: null },
    ],
    cnt_total: 1,
  }),
  'admin.listPlaces': {
    list: [
      { gdsUid: 'G0007', gdsNm: '닫힌 전망대', state: 'OFF' },
      { gdsUid: 'G0001', gdsNm: '은물결 갯벌', state: 'ON' },
    ],
    cnt_total: 2,
  },
  'pass.list': { list: [aPass({ gdsDtlUid: 'PS001', passNm: '누리패스 24시간권' })], cnt_total: 1 },
  'admin.listPromotions': { list: [promotion], cnt_total: 1 },
};
const openOffice = (path: string, answers: Answers) => openPage(path, { ...choices, ...answers });
const open = (path: string = paths.coupons) =>
  openOffice(path, {
    'admin.listCoupons': { list: [coupon], cnt_total: 1 },
    'admin.addCoupon': coupon,
    'admin.changeCoupon': coupon,
    'admin.closeCoupon': coupon,
  });

describe('CouponsScreen', () => {
  it('changes a coupon with its conditions', async () => {
    const { shell, user } = await open(`${paths.coupons}?edit=c1`);
    const total = await screen.findByRole('textbox', { name: /발급 수량/ });

    await user.clear(total);
    await user.type(total, '1,500');
    expect(await screen.findByRole('checkbox', { name: '체험' })).toBeChecked();
    expect(await screen.findByRole('checkbox', { name: '은물결 갯벌' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: '누리패스 24시간권' }));
    await user.click(screen.getByRole('checkbox', { name: '화' }));
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(shell.path()).toBe(paths.coupons));
    expect(shell.http.requests.find(({ name }) => name === 'admin.changeCoupon')).toMatchObject({
      path: '/api/v1/admin/coupons/c1',
      body: {
        couponNm: '재방문 감사',
        total: 1_500,
        forTypes: ['TICKET'],
        forGoods: ['G0001', 'PS001'],
        forWeekdays: [2],
        forDates: null,
        promotionId: null,
        minPeople: 4,
        maxDiscount: null,
      },
    });
  });

  it('shows hidden and removed goods of a coupon, which can be unticked', async () => {
    const { shell, user } = await openOffice(`${paths.coupons}?edit=c1`, {
      'admin.listCoupons': { list: [{ ...coupon, forGoods: ['G0001', 'G0007', 'PS009'] }], cnt_total: 1 },
      'admin.changeCoupon': coupon,
    });
    const removed = await screen.findByRole('checkbox', { name: 'PS009' });
    await user.click(removed);
    expect(removed).not.toBeChecked();
    expect(await screen.findByRole('checkbox', { name: '닫힌 전망대 (내림)' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(shell.path()).toBe(paths.coupons));
    expect(shell.http.requests.find(({ name }) => name === 'admin.changeCoupon')?.body).toMatchObject({
      forGoods: ['G0001', 'G0007'],
    });
  });

  it('adds a coupon for announced days of a promotion', async () => {
    const { shell, user } = await open(`${paths.coupons}?edit=new`);
    const fill = async (name: RegExp, text: string) => user.type(screen.getByLabelText(name), text);
    await screen.findByRole('textbox', { name: /쿠폰 이름/ });
    await fill(/쿠폰 이름/, '비 오는 날');
    await fill(/^할인\(/, '1000');
    await fill(/시작일/, '2026-12-01');
    await fill(/종료일/, '2026-12-31');
    await fill(/발급 수량/, '10');
    await fill(/이용일/, '2026-12-04\n2026-12-05');
    await user.selectOptions(await screen.findByRole('combobox', { name: /기획전/ }), '겨울 바다');
    await user.click(screen.getByRole('checkbox', { name: '해솔시' }));
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(shell.path()).toBe(paths.coupons));
    expect(shell.http.requests.find(({ name }) => name === 'admin.addCoupon')?.body).toMatchObject({
      ...{ forDates: ['2026-12-04', '2026-12-05'], forSgg: ['TOWN'], forTypes: [], promotionId: 'PR001', minPeople: 0 },
    });
  });

  it('shows each mistake at its field and sends nothing', async () => {
    const { shell, user } = await open(`${paths.coupons}?edit=new`);

    await user.click(await screen.findByRole('button', { name: '저장' }));

    expect((await screen.findAllByText('쿠폰 이름을 입력해 주세요.')).length).toBeGreaterThan(0);
    expect(shell.http.requests.some(({ name }) => name === 'admin.addCoupon')).toBe(false);
  });

  describe('while another has changed the coupon', () => {
    const now = { state: 'CHANGED', rev: 8, byNm: '오다온', dt: '2026-11-30T10:30:00+09:00' };
    /** Opens the form with version 7; the first save is refused, and version 8 has another quantity and another name. */
    const openChanged = async () => {
      let isChanged = false;
      const page = await openOffice(`${paths.coupons}?edit=c1`, {
        'admin.listCoupons': () => ({
          list: [isChanged ? { ...coupon, couponNm: '첫 방문 감사', total: 300, rev: 8 } : { ...coupon, rev: 7 }],
          cnt_total: 1,
        }),
        'admin.changeCoupon': () => {
          if (isChanged) return coupon;
          isChanged = true;
          return refusal('4405', '그사이 오다온 님이 10:30에 고쳤습니다.', now);
        },
      });
      const save = async () => page.user.click(screen.getByRole('button', { name: '저장' }));
      const sent = () => page.shell.http.requests.findLast(({ name }) => name === 'admin.changeCoupon')?.body;
      const total = await screen.findByRole('textbox', { name: /발급 수량/ });
      await page.user.clear(total);
      await page.user.type(total, '500');
      await save();
      const versions = await screen.findByRole('region', { name: '발급 수량' });
      return { ...page, total, versions, save, sent };
    };

    it('shows both versions of a field that both have changed, and takes over the other fields', async () => {
      const { total, versions, save, sent, shell } = await openChanged();

      expect(screen.getByText(/그사이 오다온 님이 .*10:30에 고쳤습니다/)).toBeVisible();
      expect(versions).toHaveTextContent('저장된 값300쓰신 값500');
      expect(total).toHaveValue('500');
      expect(screen.getByRole('textbox', { name: /쿠폰 이름/ })).toHaveValue('첫 방문 감사');
      await save();
      await waitFor(() => expect(shell.path()).toBe(paths.coupons));
      expect(sent()).toMatchObject({ couponNm: '첫 방문 감사', total: 500, rev: 8 });
    });

    it('takes the saved value instead of the typed one', async () => {
      const { total, versions, save, sent, shell, user } = await openChanged();

      await user.click(within(versions).getByRole('button', { name: /저장된 값으로/ }));
      expect(total).toHaveValue('300');
      expect(total).toHaveFocus();
      expect(versions).not.toBeInTheDocument();
      await save();
      await waitFor(() => expect(shell.path()).toBe(paths.coupons));
      expect(sent()).toMatchObject({ total: 300, rev: 8 });
    });
  });

  it('shows both versions to those who come back to a draft that another has overtaken', async () => {
    sessionStorage.clear();
    const withTotal = (total: number, rev: number) => ({
      'admin.listCoupons': { list: [{ ...coupon, total, rev }], cnt_total: 1 },
    });
    const path = `${paths.coupons}?edit=c1`;
    const first = await openOffice(path, withTotal(100, 7));
    const field = await screen.findByRole('textbox', { name: /발급 수량/ });
    await first.user.clear(field);
    await first.user.type(field, '500');
    first.unmount();
    await openOffice(path, withTotal(300, 8));

    expect(await screen.findByRole('region', { name: '발급 수량' })).toHaveTextContent('저장된 값300쓰신 값500');
    expect(screen.getByText(/^그사이 저장된 내용이 바뀌었습니다\./)).toBeVisible();
    sessionStorage.clear();
  });

  it('keeps the form and what was typed of an entry that has left the list', async () => {
    let isGone = false;
    const { user } = await openOffice(`${paths.coupons}?edit=c1`, {
      'admin.listCoupons': () => ({ list: isGone ? [] : [{ ...coupon, rev: 7 }], cnt_total: 1 }),
      'admin.changeCoupon': () => {
        isGone = true;
        return refusal('4040', '요청하신 정보를 찾을 수 없습니다.');
      },
    });
    const total = await screen.findByRole('textbox', { name: /발급 수량/ });
    await user.clear(total);
    await user.type(total, '500');
    await user.click(screen.getByRole('button', { name: '저장' }));

    expect(await screen.findByText('요청하신 정보를 찾을 수 없습니다.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /발급 수량/ })).toHaveValue('500');
  });

  it('says what closing does before it closes', async () => {
    const { shell, user } = await open();

    await user.click(await screen.findByRole('button', { name: '마감' }));
    const dialog = within(screen.getByRole('dialog', { name: '쿠폰을 마감할까요?' }));
    expect(dialog.getByText('더 받을 수 없게 됩니다. 이미 받은 회원은 기간까지 쓸 수 있습니다.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '1건 마감' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '1건을 마감했습니다.' }));
  });
});
