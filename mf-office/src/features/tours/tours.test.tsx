import { refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { paths, toTourEditHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const stop = (gdsUid: string, gdsNm: string, part: object = {}) => ({
  ...{ gdsUid, gdsNm, gdsState: 'ON', stayMin: 60, moveBy: null, moveMin: 0, moveKm: 0, memo: '', memos: {} },
  ...part,
});
const noTexts = { title: null, summary: null, walking: null, html: null };
const tour = {
  tourUid: 'TR1',
  rev: 4,
  state: 'ON',
  themeCd: 'C1',
  thumbUrl: '/art/scene/beach.svg',
  thumbAlt: '그림',
  texts: [
    { lang: 'ko', title: '바다 하루', summary: '요약', walking: '쉬움', html: '<p>글</p>' },
    { lang: 'ja', ...noTexts, title: '海の一日' },
  ],
  days: [
    {
      start: '10:00',
      stops: [
        stop('G1', '갯벌', { moveBy: 'WALK', moveMin: 12, moveKm: 0.8, memos: { en: 'Low tide' } }),
        stop('G2', '등대'),
      ],
    },
    { start: '09:30', stops: [stop('G3', '시장', { gdsState: 'OFF' })] },
  ],
};
const places = [
  ...Array.from({ length: 120 }, (_, at) => ({ gdsUid: `P${at}`, gdsNm: `장소 ${at}`, state: 'ON' })),
  { gdsUid: 'G4', gdsNm: '전망대', state: 'ON' },
];
const answers = {
  'admin.getTour': tour,
  'admin.changeTourStops': { tourUid: 'TR1', rev: 5 },
  'codes.list': { list: [{ code: 'C1', codeName: '바다' }], cnt_total: 1 },
  'admin.listPlaces': { list: places, cnt_total: places.length },
};
/** Tour without texts, whose editors take long to draw. */
const shortTour = { ...tour, texts: [] };
const open = (more: object = {}) => openOffice(toTourEditHref('TR1'), { ...answers, ...more });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const names = (days: ReturnType<typeof within>) =>
  days
    .getAllByRole('heading', { level: 4 })
    .map((heading: HTMLElement) => heading.textContent.replace('내린 장소', '').trim());

describe('ToursScreen', () => {
  const row = {
    tourUid: 'TR1',
    title: '바다 하루',
    themeCd: 'C1',
    tourDays: 2,
    stopCnt: 3,
    missing: ['en'],
    state: 'ON',
  };
  const list = { list: [row, { ...row, tourUid: 'TR2', title: '숲길', state: 'OFF' }], cnt_total: 2 };
  const openList = () =>
    openOffice(paths.tours, { ...answers, 'admin.listTours': list, 'admin.removeTour': {}, 'admin.restore': {} });

  it('shows theme, days, stops, missing languages, and what is taken off', async () => {
    await openList();
    const shown = within(await screen.findByRole('row', { name: /바다 하루/ }));

    expect(shown.getByRole('link', { name: '바다 하루' })).toHaveAttribute('href', toTourEditHref('TR1'));
    expect(shown.getByText('2일')).toBeVisible();
    expect(shown.getByText('영어')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /숲길/ })).getByText('내림')).toBeVisible();
  });

  it('takes a tour off after asking, and puts another back', async () => {
    const { shell, user } = await openList();
    await user.click(
      within(await screen.findByRole('row', { name: /바다 하루/ })).getByRole('button', { name: /내리기/ }),
    );
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '1건 내리기' }));
    await user.click(
      within(screen.getByRole('row', { name: /숲길/ })).getByRole('button', { name: /사이트에 올리기/ }),
    );

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.restore')).toMatchObject({
        path: '/api/v1/admin/removed/TR2/restore',
        body: { kind: 'tours' },
      }),
    );
    expect(shell.http.requests.find(({ name }) => name === 'admin.removeTour')?.path).toBe('/api/v1/admin/tours/TR1');
  });
});

describe('TourEditScreen', () => {
  beforeEach(() => sessionStorage.clear());

  const sent = (shell: Awaited<ReturnType<typeof open>>['shell']) =>
    shell.http.requests.find(({ name }) => name === 'admin.changeTourStops')?.body;

  it('names the texts that a language lacks, and a place that is not on the site', async () => {
    await open();

    expect((await section('일본어 글')).getByText(/빠진 글 3개: 요약, 걷는 길 안내, 내용/)).toBeVisible();
    expect((await section('일정')).getByRole('heading', { name: '시장 내린 장소' })).toBeVisible();
  });

  it('moves stops by keyboard within a day and to the next one, where the focus stays', async () => {
    const { shell, user } = await open({ 'admin.getTour': shortTour });
    const days = await section('일정');
    const down = days.getByRole('button', { name: '등대 아래로' });
    expect(days.getByRole('button', { name: '갯벌 위로' })).toHaveAttribute('aria-disabled', 'true');
    down.focus();
    await user.keyboard('{Enter}');
    expect(down).toHaveFocus();
    await user.keyboard('{Enter}');
    const order = names(days);
    await user.selectOptions(days.getByRole('combobox', { name: /시장 다음 경유지까지/ }), '차로');
    await user.type(days.getByRole('textbox', { name: /시장 가는 시간/ }), '25');
    await user.type(days.getByRole('textbox', { name: /시장 거리/ }), '7.5');
    await user.click(days.getByRole('button', { name: '일정 저장' }));

    expect(order).toEqual(['갯벌', '시장', '등대']);
    await waitFor(() =>
      expect(sent(shell)).toMatchObject({
        rev: 4,
        days: [
          // The last stop of its day now.
          { stops: [{ gdsUid: 'G1', moveBy: null, moveMin: 0, moveKm: 0, memos: { en: 'Low tide' } }] },
          {
            stops: [
              { gdsUid: 'G3', moveBy: 'CAR', moveMin: 25, moveKm: 7.5 },
              { gdsUid: 'G2', moveBy: null },
            ],
          },
        ],
      }),
    );
  });

  it('adds a place to a day and removes another, after which the focus is on the next one', async () => {
    const { shell, user } = await open({ 'admin.getTour': shortTour });
    const days = await section('일정');
    await days.findByRole('option', { name: '전망대' });
    await user.selectOptions(days.getByRole('combobox', { name: /추가할 장소/ }), '전망대');
    await user.selectOptions(days.getByRole('combobox', { name: /추가할 날/ }), '1일째');
    await user.click(days.getByRole('button', { name: '경유지 추가' }));
    const added = names(days);
    await user.click(days.getByRole('button', { name: '등대 삭제' }));
    const next = days.getByRole('button', { name: '전망대 삭제' });

    expect(added).toEqual(['갯벌', '등대', '전망대', '시장']);
    expect(next).toHaveFocus();
    await user.type(days.getByRole('textbox', { name: '전망대 일본어 메모' }), '夕日');
    await user.click(days.getByRole('button', { name: '일정 저장' }));
    await waitFor(() =>
      expect(sent(shell)).toMatchObject({
        days: [
          {
            stops: [
              { gdsUid: 'G1', moveBy: 'WALK' },
              { gdsUid: 'G4', stayMin: 60, memos: { ja: '夕日' } },
            ],
          },
          { stops: [{ gdsUid: 'G3' }] },
        ],
      }),
    );
  });

  it('says at the field what is wrong, and moves the focus there', async () => {
    const { shell, user } = await open({ 'admin.getTour': shortTour });
    const days = await section('일정');
    await user.click(days.getByRole('button', { name: '하루 추가' }));
    await user.clear(days.getByRole('textbox', { name: /등대 머무는 시간/ }));
    await user.click(days.getByRole('button', { name: '등대 위로' }));
    await user.click(days.getByRole('button', { name: '일정 저장' }));

    expect(days.getByRole('textbox', { name: /등대 머무는 시간/ })).toHaveFocus();
    expect(days.getByRole('textbox', { name: /등대 머무는 시간/ })).toHaveAccessibleDescription(/숫자를 입력/);
    expect(days.getByRole('combobox', { name: /등대 다음 경유지까지/ })).toHaveAccessibleDescription(
      /가는 방법을 선택해 주세요/,
    );
    expect(sent(shell)).toBeUndefined();
    await user.click(days.getByRole('button', { name: '3일째 앞날과 합치기' }));
    expect(days.queryByRole('heading', { name: '3일째' })).toBeNull();
    expect(days.getByRole('button', { name: '하루 추가' })).toBeEnabled();
  });

  it('shows both versions of days that another has changed meanwhile', async () => {
    const others = { ...shortTour, rev: 5, days: [{ start: '13:00', stops: [stop('G2', '등대')] }] };
    let isChanged = false;
    const { user } = await open({
      'admin.getTour': () => (isChanged ? others : shortTour),
      'admin.changeTourStops': refusal('4405', '그사이 정하람 님이 10:00에 고쳤습니다.', {
        ...{ state: 'CHANGED', rev: 5, byNm: '정하람', dt: '2026-11-23T10:00:00+09:00' },
      }),
    });
    const days = await section('일정');
    await user.type(days.getByRole('textbox', { name: '등대 메모' }), '해 질 녘');
    isChanged = true;
    await user.click(days.getByRole('button', { name: '일정 저장' }));
    await screen.findByText(/그사이 정하람 님이/);
    const both = within(screen.getByRole('region', { name: '날마다 들르는 곳' }));

    expect(both.getByText(/1일째 13:00\s+등대 · 60분 머묾/)).toBeVisible();
    expect(
      both.getByText(/갯벌 · 60분 머묾 · 걸어서 12분 0.8km · Low tide\s+등대 · 60분 머묾 · 해 질 녘/),
    ).toBeVisible();
    await user.click(both.getByRole('button', { name: /날마다 들르는 곳/ }));
    expect(names(days)).toEqual(['등대']);
  });

  it('puts a tour on the site that is not shown yet', async () => {
    const { shell, user } = await open({ 'admin.getTour': { ...shortTour, state: 'OFF' }, 'admin.restore': {} });
    expect(await screen.findByText('지금 여행 사이트에 보이지 않는 코스입니다.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '사이트에 올리기' }));

    await waitFor(() => expect(shell.http.requests.some(({ name }) => name === 'admin.restore')).toBe(true));
  });

  it('adds a tour with its Korean texts, and opens its page', async () => {
    const { shell, user } = await openOffice(toTourEditHref('new'), {
      ...answers,
      'admin.addTour': { tourUid: 'TR9', rev: 0 },
    });
    const form = await section('기본 정보');
    await user.click(form.getByRole('button', { name: '코스 추가' }));

    expect((await form.findAllByText('제목을 입력해 주세요.')).length).toBeGreaterThan(0);
    expect(form.getAllByText('주제를 선택해 주세요.').length).toBeGreaterThan(0);
    expect(shell.http.requests.some(({ name }) => name === 'admin.addTour')).toBe(false);
  });
});
