import { type Answers, refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { toGoodsEditHref, toGoodsStockHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const noTexts = { nm: null, summary: null, description: null, notice: null, addr: null };
const price = (priceSn: number, priceNm: string, ageGroup: string, amount: number) => ({
  ...{ priceSn, priceNm, ageGroup, price: amount, listPrice: amount, plan: null },
  ...{ days: 'ALL', ageFrom: null, ageTo: null },
});
const goods = {
  gdsUid: 'G1',
  rev: 4,
  state: 'ON',
  gdsTycd: 'T',
  gdsCategoryCd: 'C',
  sggCd: 'S',
  tel: '099-710-0001',
  lat: 36.5,
  lng: 130.5,
  openFrom: '09:00',
  openTo: '18:00',
  closedDays: [1],
  closedMovesYn: 'N',
  closedText: '매주 월요일',
  thumbUrl: '/art/scene/beach.svg',
  thumbAlt: '그림',
  texts: [
    { lang: 'ko', nm: '은물결 갯벌', summary: '요약', description: '소개', notice: '안내', addr: '주소' },
    { lang: 'ja', ...noTexts, nm: '銀波' },
  ],
  options: [
    {
      goodsDtlId: 'G1-1',
      optionNm: '입장권',
      kind: 'TICKET',
      maxCnt: 6,
      confirmType: 'INSTANT',
      stockYn: 'Y',
      prices: [price(1, '성인', 'ADULT', 10_000), price(2, '어린이', 'CHILD', 5_000)],
    },
  ],
  nextDt: '2026-11-24',
};

const saved = { gdsUid: 'G1', rev: 5, goodsDtlId: 'G1-1' };
const openGoods = () =>
  openOffice(toGoodsEditHref('G1-1'), { 'admin.getGoods': goods, 'admin.changeGoodsOptions': saved });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('GoodsEditScreen', () => {
  it('names the texts that a language lacks', async () => {
    await openGoods();

    expect((await section('일본어 글')).getByText(/빠진 글 4개: 요약, 소개, 이용 안내, 주소/)).toBeVisible();
  });

  it('orders and describes pictures, and says which one lacks its description', async () => {
    const beach = { url: '/art/scene/beach.svg', alt: '바닷가' };
    const tower = { url: '/art/scene/lighthouse.svg', alt: '등대' };
    const { shell, user } = await openOffice(toGoodsEditHref('G1-1'), {
      'admin.getGoods': { ...goods, pictures: [beach, tower] },
      'admin.changePlacePictures': saved,
    });
    const part = await section('그림');
    part.getByRole('button', { name: '2번째를 위로' }).focus();
    await user.keyboard('{Enter}');
    const text = part.getByRole('textbox', { name: /그림 2 설명/ });
    await user.clear(text);
    await user.click(part.getByRole('button', { name: '그림 저장' }));
    expect(await part.findAllByText('그림 설명을 입력해 주세요.')).not.toHaveLength(0);
    await user.type(text, '해 지는 바닷가');
    await user.click(part.getByRole('button', { name: '그림 저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changePlacePictures')?.body).toEqual({
        pictures: [tower, { ...beach, alt: '해 지는 바닷가' }],
        rev: 4,
      }),
    );
  });

  it('says at the picture itself that its upload is missing', async () => {
    const beach = { url: '/art/scene/beach.svg', alt: '바닷가' };
    const tower = { url: '/art/scene/lighthouse.svg', alt: '등대' };
    const message = '올린 그림을 찾을 수 없습니다. 다시 올려 주세요.';
    const { user } = await openOffice(toGoodsEditHref('G1-1'), {
      'admin.getGoods': { ...goods, pictures: [beach, tower] },
      'admin.changePlacePictures': refusal('4000', message, {
        fieldErrors: [{ field: 'pictures.1', code: '4000', message }],
      }),
    });
    const part = await section('그림');
    await user.type(part.getByRole('textbox', { name: /그림 2 설명/ }), '와 바다');
    await user.click(part.getByRole('button', { name: '그림 저장' }));

    expect(await part.findByRole('button', { name: /그림 2/, description: message })).toHaveFocus();
  });

  it('sets days off of a month and of each year, and shows how travellers read them', async () => {
    const { shell, user } = await openOffice(toGoodsEditHref('G1-1'), {
      'admin.getGoods': goods,
      'admin.changeGoods': saved,
      'codes.list': {
        list: [
          { code: 'T', codeName: '관광지' },
          { code: 'C', codeName: '자연' },
          { code: 'S', codeName: '해솔시' },
        ],
        cnt_total: 3,
      },
    });
    const facts = await section('기본 정보');
    expect(facts.getByText(/지금 여행 사이트에 보이는 안내: 매주 월요일\./)).toBeVisible();
    await user.click(facts.getByRole('checkbox', { name: '첫째' }));
    await user.selectOptions(facts.getByRole('combobox', { name: /그 주에 쉬는 요일/ }), '화');
    const dates = facts.getByRole('textbox', { name: /해마다 쉬는 날/ });
    await user.type(dates, '1월 1일');
    await user.click(facts.getByRole('button', { name: '기본 정보 저장' }));
    expect((await facts.findAllByText(/01-01처럼 월과 일을 두 자리로/)).length).toBeGreaterThan(0);
    await user.clear(dates);
    await user.type(dates, '01-01, 12-25');
    await user.click(facts.getByRole('button', { name: '기본 정보 저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeGoods')?.body).toMatchObject({
        closedDays: [1],
        closedWeeks: [1],
        closedWeekday: 2,
        closedDates: ['01-01', '12-25'],
        closedMovesYn: 'N',
        rev: 4,
      }),
    );
  });

  it('changes days, ages and the name of a price, and says which ages are wrong', async () => {
    const { shell, user } = await openGoods();
    const option = await section('옵션 · 입장권');
    const type = async (name: RegExp, text: string) => {
      const field = option.getByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, text);
    };
    await type(/어린이 · 권종 이름/, '초등학생');
    await type(/어린이 · 만 나이 시작/, '12');
    await type(/어린이 · 만 나이 끝/, '7');
    await user.selectOptions(option.getByRole('combobox', { name: /어린이 · 판매하는 날/ }), '평일');
    await user.click(option.getByRole('button', { name: '입장권 저장' }));
    expect((await option.findAllByText('끝 나이는 시작 나이보다 적을 수 없습니다.')).length).toBeGreaterThan(0);
    expect(shell.http.requests.some(({ name }) => name === 'admin.changeGoodsOptions')).toBe(false);
    await type(/어린이 · 만 나이 시작/, '7');
    await type(/어린이 · 만 나이 끝/, '12');
    await user.click(option.getByRole('button', { name: '입장권 저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeGoodsOptions')?.body).toMatchObject({
        prices: [
          { priceSn: 1, priceNm: '성인', days: 'ALL', ageFrom: null, ageTo: null },
          { priceSn: 2, priceNm: '초등학생', days: 'WEEKDAY', ageFrom: 7, ageTo: 12, price: 5_000 },
        ],
      }),
    );
  });

  it('adds a price for some days', async () => {
    const { shell, user } = await openGoods();
    const add = await section('권종·옵션 추가');
    await user.type(add.getByRole('textbox', { name: /권종 이름/ }), '주말 성인');
    await user.selectOptions(add.getByRole('combobox', { name: /판매하는 날/ }), '주말과 공휴일');
    await user.type(add.getByRole('textbox', { name: /판매가/ }), '12000');
    await user.type(add.getByRole('textbox', { name: /정가/ }), '12000');
    await user.click(add.getByRole('button', { name: '추가' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeGoodsOptions')?.body).toMatchObject({
        prices: [{ priceSn: null, priceNm: '주말 성인', days: 'WEEKEND', ageFrom: null, ageTo: null }],
      }),
    );
  });

  it('begins a changed price tomorrow if nothing else is chosen', async () => {
    const { shell, user } = await openGoods();
    const option = await section('옵션 · 입장권');
    const child = option.getByRole('textbox', { name: /어린이.*판매가/ });

    await user.clear(child);
    await user.type(child, '4,000');
    await user.click(option.getByRole('button', { name: '입장권 저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeGoodsOptions')).toMatchObject({
        path: '/api/v1/admin/goods/G1/options',
        body: {
          goodsDtlId: 'G1-1',
          fromDt: '2026-11-24',
          rev: 4,
          prices: [
            { priceSn: 1, price: 10_000 },
            { priceSn: 2, ageGroup: 'CHILD', price: 4_000 },
          ],
        },
      }),
    );
  });
});

describe('the need of the name in the passport', () => {
  it('is set with the option of a ticket', async () => {
    const { shell, user } = await openGoods();
    const option = await section('옵션 · 입장권');
    const need = option.getByRole('combobox', { name: /^여권 영문 이름/ });
    expect(need).toHaveDisplayValue('필요 없음');

    await user.selectOptions(need, '필요');
    await user.click(option.getByRole('button', { name: '입장권 저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeGoodsOptions')?.body).toMatchObject({
        goodsDtlId: 'G1-1',
        passportYn: 'Y',
      }),
    );
  });
});

describe('StockScreen', () => {
  const stocks = (sold: number, closedWhy: string | null = null) => [{ time: '00:00', qty: 10, sold, closedWhy }];
  const stock = {
    gdsNm: '은물결 갯벌',
    optionNm: '입장권',
    month: '2026-12',
    today: '2026-11-23',
    times: ['00:00'],
    prices: [],
    days: [
      { date: '2026-12-01', holidayNm: null, stocks: stocks(4) },
      { date: '2026-12-02', holidayNm: null, stocks: stocks(10) },
      { date: '2026-12-03', holidayNm: null, stocks: stocks(0, '정기 휴무') },
      { date: '2026-12-04', holidayNm: null, stocks: [] },
    ],
  };
  const preview = {
    orders: 2,
    tickets: 3,
    refundSum: 30_000,
    proposed: 1,
    pointSum: 0,
    people: 2,
    coupons: 1,
    unpaid: 0,
    paying: 0,
    used: 0,
    lines: [{ priceNm: '성인', unitPrice: 10_000, cnt: 3, amount: 30_000 }],
  };
  const open = (change: object = {}, answers: Answers = {}) =>
    openOffice(toGoodsStockHref('G1-1', '2026-12'), {
      ...answers,
      'admin.goodsStock': stock,
      'admin.changeStock': { days: 2 },
      'admin.previewCloseDay': { ...preview, ...change },
      'admin.closeDay': { orders: 2, refundSum: 30_000, proposed: 1, closedDt: '2026-11-23T10:00:00+09:00' },
    });
  const day = (name: RegExp) => screen.findByRole('button', { name });

  it('says in words what is sold, left, sold out and closed', async () => {
    await open();

    expect(await day(/12\.\s1\..*판매 4 재고 10 남음 6/)).toBeVisible();
    expect(await day(/12\.\s2\..*매진/)).toBeVisible();
    expect(await day(/12\.\s3\..*휴무 정기 휴무/)).toBeVisible();
    expect(await day(/12\.\s4\..*재고 미정/)).toBeVisible();
  });

  it('edits the quantity of a range that is chosen with Shift', async () => {
    const { shell, user } = await open();
    await user.click(await day(/12\.\s1\./));
    await user.keyboard('{Shift>}');
    await user.click(await day(/12\.\s2\./));
    await user.keyboard('{/Shift}');
    const form = await section('한꺼번에 고치기');

    expect(form.getByText(/이미 14매가 팔렸습니다/)).toBeVisible();
    const qty = form.getByRole('textbox', { name: /하루 재고/ });
    await user.clear(qty);
    await user.type(qty, '20');
    await user.click(form.getByRole('button', { name: '재고 저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeStock')).toMatchObject({
        body: { fromDt: '2026-12-01', toDt: '2026-12-02', time: '00:00', qty: 20, reopenYn: 'N' },
      }),
    );
  });

  it('keeps what is typed for a day with that day', async () => {
    const { user } = await open();
    const readQty = async () => (await section('한꺼번에 고치기')).getByRole('textbox', { name: /하루 재고/ });
    await user.click(await day(/12\.\s1\./));
    await user.clear(await readQty());
    await user.type(await readQty(), '33');
    await user.click(await day(/12\.\s2\./));
    const other = ((await readQty()) as HTMLInputElement).value;
    await user.click(await day(/12\.\s1\./));

    expect(other).toBe('10');
    expect(await readQty()).toHaveValue('33');
  });

  it('closes a day after the preview, with the reason and the typed number of orders', async () => {
    const { shell, user } = await open();
    await user.click(await day(/12\.\s1\./));
    await user.click(screen.getByRole('button', { name: '이 옵션만 닫고 환불…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /닫고 모두 환불할까요/ }));

    expect(dialog.getByText('쿠폰 1장은 회원에게 돌아갑니다.')).toBeVisible();
    expect(
      dialog.getByText('300,000원이 넘는 환불입니다. 주문 1건은 다른 담당자가 환불 목록에서 확인한 뒤에 환불됩니다.'),
    ).toBeVisible();
    expect(dialog.getByText('확인을 위해 환불할 주문 수(2)를 적어 주세요.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^사유(?! \()/ }), '풍랑주의보');
    await user.type(dialog.getByRole('textbox', { name: /주문 수 확인/ }), '2');
    await user.click(dialog.getByRole('button', { name: /환불하고 닫기/ }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.closeDay')).toMatchObject({
        path: '/api/v1/admin/goods/G1-1/close-day',
        body: { date: '2026-12-01', time: '', reason: '풍랑주의보', orders: 2 },
      }),
    );
    const text = '날을 닫았습니다. 2건, 30,000원 가운데 1건은 다른 담당자가 확인한 뒤에 환불됩니다.';
    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text }));
  });

  it('takes the reason of a closed day from templates in all their languages, and what is typed in each', async () => {
    const template = (lang: string, body: string) => ({
      ...{ tplUid: lang, area: 'CLOSURE', lang, title: '기상 악화', body },
      ...{ savedDt: '2026-11-23T10:00:00+09:00', rev: 0 },
    });
    const list = [
      template('en', 'Bad weather.'),
      template('ko', '기상 악화로 쉽니다.'),
      template('ja', '悪天候のため休業。'),
    ];
    const { shell, user } = await open({}, { 'admin.listTemplates': { list, cnt_total: 3 } });
    await user.click(await day(/12\.\s1\./));
    await user.click(screen.getByRole('button', { name: '이 옵션만 닫고 환불…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /닫고 모두 환불할까요/ }));
    await user.click(await dialog.findByRole('button', { name: /기상 악화/ }));
    expect(dialog.getByRole('textbox', { name: /^사유(?! \()/ })).toHaveValue('기상 악화로 쉽니다.');
    await user.type(dialog.getByRole('textbox', { name: /사유 \(중국어 번체\)/ }), '天候不佳。');
    await user.type(dialog.getByRole('textbox', { name: /주문 수 확인/ }), '2');
    await user.click(dialog.getByRole('button', { name: /환불하고 닫기/ }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.closeDay')?.body).toMatchObject({
        reason: '기상 악화로 쉽니다.',
        i18n: { en: { why: 'Bad weather.' }, ja: { why: '悪天候のため休業。' }, 'zh-TW': { why: '天候不佳。' } },
      }),
    );
  });

  it.each([
    [0, '닫으면 새 판매가 멈추고, 2명에게 바로 사유와 함께 메일과 알림이 갑니다. 환불에는 수수료가 없습니다.'],
    [
      1,
      '닫으면 새 판매가 멈추고, 2명에게 사유와 함께 메일과 알림이 갑니다. 다른 담당자의 확인을 기다리는 주문 1건은 확인한 뒤에, 그 밖의 주문은 바로 알립니다. 환불에는 수수료가 없습니다.',
    ],
  ])('says when members are told if %i refunds wait for a second person', async (proposed, told) => {
    const { user } = await open({ proposed });
    await user.click(await day(/12\.\s1\./));
    await user.click(screen.getByRole('button', { name: '이 옵션만 닫고 환불…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /닫고 모두 환불할까요/ }));

    expect(dialog.getByText(told)).toBeVisible();
  });

  it('closes all options of a place on a day without a stock', async () => {
    const { shell, user } = await open();
    await user.click(await day(/12\.\s4\./));
    expect(screen.queryByRole('button', { name: '이 옵션만 닫고 환불…' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '상품 전체 닫고 환불…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /상품 전체를 닫고 모두 환불할까요/ }));
    expect(dialog.getByText(/모든 옵션을 닫고/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^사유(?! \()/ }), '풍랑주의보');
    await user.type(dialog.getByRole('textbox', { name: /주문 수 확인/ }), '2');
    await user.click(dialog.getByRole('button', { name: /환불하고 닫기/ }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.closeDay')?.body).toEqual({
        ...{ date: '2026-12-04', time: '', placeYn: 'Y', reason: '풍랑주의보', i18n: {}, orders: 2 },
      }),
    );
  });
});
