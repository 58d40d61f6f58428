import {
  act,
  aMember,
  anAttraction,
  aPass,
  refusal,
  renderPage,
  screen,
  waitFor,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';
import { reserveAnswers } from '#testing/myScreens';
import { aPlan, aPlanStop } from '#testing/planSamples';
import { aPurchaseInfo, aQuotedGoods } from '#testing/purchaseSamples';

const plan = aPlan({
  days: [
    {
      day: 1,
      date: '2026-12-05',
      stops: [
        aPlanStop(),
        aPlanStop({
          gdsUid: 'g2',
          gdsNm: '등대박물관',
          goodsDtlId: null,
          time: '10:30',
          moveKm: 12,
          moveMin: 18,
          moveBy: 'CAR',
          faults: ['OVERLAP'],
        }),
      ],
    },
  ],
});
const open = (answers: Record<string, unknown> = {}) =>
  renderPage({
    app,
    path: `/travel/plan?planUid=${plan.planUid}`,
    session: aMember(),
    answers: {
      'plan.get': plan,
      'plan.save': plan,
      'pass.list': { list: [aPass()], cnt_total: 1 },
      'attraction.get': reserveAnswers['attraction.get'],
      'reserve.goodsInfo': reserveAnswers['reserve.goodsInfo'],
      'purchase.payInfo': aPurchaseInfo({ goods: [aQuotedGoods()] }),
      'attraction.list': { list: [anAttraction()], cnt_total: 1 },
      ...answers,
    },
  });

describe('PlanScreen', () => {
  it('shows the ways, what does not fit, and the form of each ticket for its day', async () => {
    await open();

    expect(await screen.findByText('앞 장소와 시간이 겹칩니다.')).toBeVisible();
    expect(screen.getByText(/^차로 약 18분 · 12km/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /예약$/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/travel/reserve?goodsDtlId=g1-1&useDate=2026-12-05',
    ]);
  });

  it('has a boat for the way to an island, no time by car, and no warning that comes from one', async () => {
    const [first, second] = plan.days[0]?.stops ?? [];
    const stops = [
      { ...first, lat: 36.3159, lng: 130.8835 },
      { ...second, lat: 36.2407, lng: 131.1035, moveKm: 21.3, faults: ['LATE', 'HOURS'] },
    ];
    await open({ 'plan.get': { ...plan, days: [{ ...plan.days[0], stops }] } });

    expect(await screen.findByText(/^배를 타는 길 · 직선거리 21.3km/)).toBeVisible();
    expect(screen.queryByText(/^차로 약/)).toBeNull();
    expect(screen.getByText(/^운영 시간\(/)).toBeVisible();
    expect(screen.queryByText('앞 장소에서 이동할 시간이 모자랍니다.')).toBeNull();
  });

  it('adds, moves and removes stops, each saved with the version that was seen', async () => {
    const { shell, user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: '1일 차에 장소 담기' }), '바람');
    await user.click(await screen.findByRole('button', { name: `${anAttraction().gdsNm} 담기` }));
    const second = within(screen.getByRole('group', { name: '등대박물관' }));
    await user.selectOptions(second.getByRole('combobox', { name: '시작' }), '14:00');
    await user.click(screen.getByRole('button', { name: '은물결 갯벌체험장 빼기' }));
    const sent = shell.http.requests
      .filter(({ name }) => name === 'plan.save')
      .map(({ body }) => body as { rev: number; stops: { time: string }[] });

    expect(sent.map(({ stops }) => stops.map(({ time }) => time))).toEqual([
      ['10:00', '10:30', '12:00'],
      ['10:00', '14:00'],
      ['10:30'],
    ]);
    expect(sent.every(({ rev }) => rev === 3)).toBe(true);
  });

  it.each([
    ['booked', null, '예약을 마쳤습니다.'],
    ['booked for this visit', { state: 'VOUCHER', useDate: '2026-12-05', useTime: '10:00' }, '예약을 마쳤습니다.'],
    [
      'moved to another day',
      { state: 'VOUCHER', useDate: '2026-12-06', useTime: '10:00' },
      /^예약은 12\. ?6\..* 10:00입니다\./,
    ],
    ['cancelled', { state: 'REFUNDED', useDate: '2026-12-05', useTime: null }, '취소한 예약입니다.'],
  ] as const)('says that a stop is %s', async (_is, booking, text) => {
    const rsvtUid = '21111111-2222-4333-8444-555555555555';
    const stops = [aPlanStop({ rsvtUid, booking })];
    await open({ 'plan.get': { ...plan, days: [{ day: 1, date: '2026-12-05', stops }] } });

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says how many goods can be paid at once instead of asking for their sum', async () => {
    const ticket = { goodsDtlId: 'g1-1', options: [{ priceSn: 1, optionNm: '성인', count: 1 }] };
    const stops = Array.from({ length: 13 }, (_unused, at) =>
      aPlanStop({ time: `${at + 9}:00`.padStart(5, '0'), ticket }),
    );
    const { shell } = await open({ 'plan.get': { ...plan, days: [{ day: 1, date: '2026-12-05', stops }] } });

    expect(await screen.findByText(/^한 번에 12건까지 결제할 수 있습니다\. 13건을 담으셨으니/)).toBeVisible();
    expect(shell.http.requests.some(({ name }) => name === 'purchase.payInfo')).toBe(false);
  });

  it('puts tickets into the plan for its day, keeps an unfinished choice, and asks for what is missing', async () => {
    sessionStorage.clear();
    const { user, unmount } = await open();
    await user.click(await screen.findByRole('button', { name: '은물결 갯벌체험장 이용권 담기' }));
    await user.click(await screen.findByRole('button', { name: '담기' }));

    expect(await screen.findByText('이용 시간을 선택해 주세요.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /11:00/ }));
    unmount();
    const again = await open();
    expect(await screen.findByRole('radio', { name: /11:00/ })).toBeChecked();
    const [more] = screen.getAllByRole('button', { name: /늘리기|더하기|증가/ });
    await again.user.click(more as HTMLElement);
    await again.user.click(screen.getByRole('button', { name: /^[1-9][\d,]*원 담기$/ }));

    const sent = again.shell.http.requests.filter(({ name }) => name === 'plan.save').at(-1);
    expect(sent?.body).toMatchObject({
      stops: [{ ticket: { goodsDtlId: 'g1-1', useTime: '11:00', options: [{ count: 1 }] } }, {}],
      passes: [],
    });
  });

  it('shows price, seats and sum of what is in the plan, takes it out, and leads to one payment', async () => {
    const ticket = { goodsDtlId: 'g1-1', options: [{ optionNm: '', count: 1, priceSn: 1 }], useTime: '11:00' };
    const withTicket = aPlan({ days: [{ day: 1, date: '2026-12-05', stops: [aPlanStop({ ticket })] }] });
    const { shell, user } = await open({ 'plan.get': withTicket, 'plan.save': withTicket });

    expect(await screen.findByText('3개 남음')).toBeVisible();
    expect(screen.getByRole('link', { name: /한 번에 결제$/ })).toHaveAttribute(
      'href',
      `/travel/checkout?planUid=${plan.planUid}`,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: /패스 더하기/ }), aPass().gdsDtlUid);
    await user.click(screen.getByRole('button', { name: '은물결 갯벌체험장 이용권 빼기' }));
    const sent = shell.http.requests.filter(({ name }) => name === 'plan.save').map(({ body }) => body);

    expect(sent[0]).toMatchObject({ passes: [{ gdsDtlUid: aPass().gdsDtlUid, passCnt: 1 }], stops: [{ ticket }] });
    expect((sent[1] as { stops: object[] }).stops[0]).not.toHaveProperty('ticket');
  });

  it('marks what cannot be bought now, and offers no payment then', async () => {
    const ticket = { goodsDtlId: 'g1-1', options: [{ optionNm: '', count: 1, priceSn: 1 }] };
    await open({
      'plan.get': aPlan({ days: [{ day: 1, date: '2026-12-05', stops: [aPlanStop({ ticket })] }] }),
      'purchase.payInfo': aPurchaseInfo({ goods: [aQuotedGoods({ quote: null, refusal: '월요일 휴무입니다.' })] }),
    });

    expect(await screen.findByText('월요일 휴무입니다.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /한 번에 결제$/ })).toBeNull();
  });

  /** Answers saves in their order, each when it is released, with a version more and what the plan is then. */
  function holdSaves(first = plan) {
    const held: (() => void)[] = [];
    let stored = first;
    const answer = async ({ body }: { body: { rev: number; passes: typeof plan.passes; title: string } }) => {
      await new Promise<void>((resolve) => held.push(resolve));
      if (body.rev !== stored.rev) return refusal('4405', '다른 화면에서 이 일정을 고쳤습니다.');
      stored = { ...stored, title: body.title, passes: body.passes, rev: stored.rev + 1 };
      return stored;
    };
    const answers = { 'plan.get': () => stored, 'plan.save': answer };
    return { answers, release: () => act(async () => held.shift()?.()) };
  }

  it('keeps a memo, and the place in it, that is typed while a save of the stop is on its way', async () => {
    const { answers, release } = holdSaves();
    const { shell, user } = await open(answers);
    const stop = within(await screen.findByRole('group', { name: '등대박물관' }));
    await user.selectOptions(stop.getByRole('combobox', { name: '머무는 시간' }), '120');
    await user.type(stop.getByRole('textbox', { name: /^메모/ }), '점심');
    await release();
    await waitFor(() => expect(shell.record.toasts).toHaveLength(1));
    await user.keyboard(' 먹기');

    expect(stop.getByRole('textbox', { name: /^메모/ })).toHaveFocus();
    expect(stop.getByRole('textbox', { name: /^메모/ })).toHaveValue('점심 먹기');
  });

  it('saves quick changes one after the other, each with the version of the answer before', async () => {
    const passes = [{ gdsDtlUid: aPass().gdsDtlUid, passCnt: 1 }];
    const { answers, release } = holdSaves({ ...plan, passes });
    const { shell, user } = await open(answers);
    const more = within(await screen.findByRole('group', { name: / 수량$/ })).getByRole('button', {
      name: '수량 늘리기',
    });
    await user.click(more);
    await user.click(more);
    await release();
    const listSent = () =>
      shell.http.requests
        .filter(({ name }) => name === 'plan.save')
        .map(({ body }) => body as { rev: number; passes: readonly { passCnt: number }[] })
        .map((body) => [body.rev, body.passes[0]?.passCnt]);

    await waitFor(() =>
      expect(listSent()).toEqual([
        [3, 2],
        [4, 3],
      ]),
    );
    await release();
    await waitFor(() => expect(shell.record.toasts.map(({ kind }) => kind)).toEqual(['done', 'done']));
  });

  it('changes the visit that was meant, although another visit to its place was moved or removed before', async () => {
    const visits = [
      aPlanStop({ stopUid: 'one', memo: '아침' }),
      aPlanStop({ stopUid: 'two', time: '17:00', memo: '저녁' }),
    ];
    const held: (() => void)[] = [];
    let stored = aPlan({ days: [{ day: 1, date: '2026-12-05', stops: visits }] });
    const save = async ({ body }: { body: { rev: number; stops: readonly { time: string }[] } }) => {
      await new Promise<void>((resolve) => held.push(resolve));
      const stops = body.stops
        .map((stop) => ({ ...aPlanStop(), ...stop }))
        .toSorted((one, other) => one.time.localeCompare(other.time));
      stored = aPlan({ days: [{ day: 1, date: '2026-12-05', stops }], rev: body.rev + 1 });
      return stored;
    };
    const { user } = await open({ 'plan.get': () => stored, 'plan.save': save });
    const groups = await screen.findAllByRole('group', { name: '은물결 갯벌체험장' });
    const [morning, evening] = groups.map((group) => within(group));
    await user.selectOptions(morning?.getByLabelText('시작') as HTMLElement, '20:00');
    await user.selectOptions(evening?.getByLabelText('머무는 시간') as HTMLElement, '180');
    await user.click(morning?.getByText('빼기') as HTMLElement);
    while (stored.rev < 6) {
      await waitFor(() => expect(held).toHaveLength(1));
      await act(async () => held.shift()?.());
    }

    expect(stored.days[0]?.stops.map(({ memo, stayMin }) => [memo, stayMin])).toEqual([['저녁', 180]]);
  });

  it('shows why a name is refused at its field, and keeps what was typed', async () => {
    const message = '일정 이름을 입력해 주세요.';
    const { user } = await open({
      'plan.save': refusal('4000', '입력을 확인해 주세요.', {
        fieldErrors: [{ field: 'title', code: 'invalid', message }],
      }),
    });
    const name = await screen.findByRole('textbox', { name: /^일정 이름/ });
    await user.clear(name);
    await user.tab();

    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(name).toHaveValue('');
  });

  it('removes its copy from the device with the plan', async () => {
    const { shell, user } = await open({ 'plan.remove': {}, 'plan.list': { list: [] } });
    const path = `/travel/plan?planUid=${plan.planUid}`;
    await waitFor(() => expect(shell.record.kept.has(path)).toBe(true));
    await user.click(screen.getByRole('button', { name: '일정 삭제' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '일정 삭제' }));

    await waitFor(() => expect(shell.path()).toBe('/travel/plans'));
    expect(shell.record.kept.has(path)).toBe(false);
  });

  it('shares by a link and says why a change is refused', async () => {
    const { shell, user } = await open({
      'plan.share': { shareKey: 'abc' },
      'plan.save': refusal('4405', '다른 화면에서 이 일정을 고쳤습니다.'),
    });
    await user.click(await screen.findByRole('button', { name: '등대박물관 빼기' }));
    expect(shell.record.toasts.at(-1)?.text).toMatch('다른 화면에서 이 일정을 고쳤습니다.');
    await user.click(screen.getByRole('button', { name: '공유하기' }));

    expect(await screen.findByDisplayValue(/\/travel\/sharedPlan\?shareKey=abc$/)).toBeVisible();
  });
});
