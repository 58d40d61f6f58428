import {
  aFaq,
  aFaqDetail,
  anEquipment,
  noAnswerYet,
  noNetwork,
  renderPage,
  screen,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';
import { aCourse } from '#testing/courseSample';

const path = '/studentSupport/future';
const course = aCourse({
  title: '면접 준비',
  fieldCd: 'X',
  fieldNm: '취업',
  aud: 'STUDENT',
  applyFrom: '2026-11-20T09:00:00+09:00',
  applyTo: '2026-12-20T18:00:00+09:00',
  startDt: '2026-12-22',
  endDt: '2026-12-23',
  hours: 8,
  dday: 27,
});
const contents = {
  title: '미래수요 인력양성',
  blocks: [
    { type: 'html', html: '<p>네 트랙으로 묶었습니다.</p>' },
    { type: 'cards', title: '네 트랙', items: [{ title: 'AI융합', text: '실전', link: null, badge: '30명' }] },
    { type: 'table', caption: '이수체계', head: ['구분', '기초'], rows: [['교과', '개론']] },
    { type: 'steps', title: '절차', items: [{ title: '신청', text: '고릅니다.' }] },
    {
      type: 'cards',
      look: 'marks',
      title: '협약기업',
      items: [{ title: '가온정밀', text: '정밀 가공', link: null, badge: null }],
    },
    {
      type: 'chart',
      kind: 'bar',
      caption: '성과 지표',
      unit: '건',
      labels: ['2025', '2026'],
      series: [{ name: '자문', values: [420, 1497] }],
    },
    { type: 'map', lat: 36.5, lng: 130.6, label: '센터' },
    { type: 'notices', noticeType: 'STUDENT' },
    { type: 'education', aud: 'STUDENT' },
  ],
  updatedDt: '2026-11-22T09:00:00+09:00',
};
const noPosts = { list: [], cnt_total: 0, categories: [] };
const answers = {
  'contents.get': contents,
  'posts.list': noPosts,
  'edu.list': { list: [course], cnt_total: 1, states: [] },
};

describe('ContentScreen', () => {
  it('shows a loading state', async () => {
    await renderPage({ app, path, answers: { ...answers, 'contents.get': noAnswerYet() } });

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
  });

  it('shows every kind of block', async () => {
    await renderPage({ app, path, answers });

    expect(await screen.findByText('네 트랙으로 묶었습니다.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'AI융합' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: '교과' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: '신청' })).toBeVisible();
    expect(screen.getByRole('img', { name: '센터의 위치를 표시한 누리도 지도' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: '면접 준비' })).toBeVisible();
  });

  it('shows the rounds of field practice with their state and the way to apply', async () => {
    const round = aCourse({ eduUid: 'E9', title: '단기 현장체험 1회', kind: 'FIELD', aud: 'STUDENT', remainCnt: 7 });
    const later = aCourse({ eduUid: 'E8', title: '단기 현장체험 2회', kind: 'FIELD', state: 'SCHEDULED' });
    const { shell } = await renderPage({
      app,
      path: '/studentSupport/spotTraining',
      answers: { ...answers, 'edu.list': { list: [round, later], cnt_total: 2, states: [] } },
    });

    const table = within(await screen.findByRole('table', { name: '모집 회차' }));
    for (const link of screen.getAllByRole('link', { name: '모집 회차 보기' }))
      expect(link).toHaveAttribute('href', '#rounds');
    expect(document.getElementById('rounds')).toContainElement(screen.getByRole('table', { name: '모집 회차' }));
    expect(table.getByRole('rowheader', { name: /^단기 현장체험 1회 기간 .+ 접수 .+/ })).toBeVisible();
    expect(table.getByText('7 / 24명')).toBeVisible();
    expect(table.getByText('접수예정')).toBeVisible();
    expect(table.getByRole('link', { name: '단기 현장체험 1회 신청하기' })).toHaveAttribute(
      'href',
      '/cooperation/application?type=edu&eduUid=E9',
    );
    const asked = shell.http.requests.find(({ name }) => name === 'edu.list');
    expect(asked?.query).toMatchObject({ kind: 'FIELD', field: 'SPOT', aud: 'STUDENT' });
  });

  it('has a fact sheet with its buttons, and drawings hidden from screen readers', async () => {
    const blocks = [
      { type: 'steps', title: '자문 절차', items: [{ title: '신청', text: '적습니다.', picture: 'form' }] },
      {
        type: 'facts',
        title: '2회 무료',
        items: [{ term: '가족회사', value: '한 해 5회' }],
        note: '로그인이 필요합니다.',
      },
    ];
    await renderPage({
      app,
      path: '/cooperation/tech',
      answers: { 'contents.get': { ...contents, blocks }, 'apply.advisors': { list: [], cnt_total: 0, fields: [] } },
    });

    const sheet = within(await screen.findByRole('complementary', { name: '2회 무료' }));
    expect(sheet.getByRole('definition')).toHaveTextContent('한 해 5회');
    expect(sheet.getByRole('link', { name: '기술자문 문의하기' })).toBeVisible();
    // One in the sheet, one in the bar: CSS shows one of them by the width of the screen.
    const verbs = screen.getAllByRole('link', { name: '자문 신청하기' });
    expect(verbs.map((verb) => verb.getAttribute('href'))).toEqual(Array(2).fill('/cooperation/application?type=tech'));
    expect(screen.getAllByRole('link', { name: '기술자문 문의하기' })).toHaveLength(1);
    expect(screen.queryByRole('img', { name: /신청/ })).toBeNull();
  });

  it('shows the duration of a step, and the result of an example in large type', async () => {
    const blocks = [
      {
        type: 'steps',
        title: '절차',
        items: [{ title: '검토', text: '봅니다.', picture: 'check', time: '3영업일 안' }],
      },
      {
        type: 'cards',
        title: '우수사례',
        items: [
          {
            title: '건조 공정',
            text: '수율을 12% 높였습니다.',
            link: null,
            badge: '식품',
            result: { term: '수율', value: '12%', isRise: true },
          },
        ],
      },
    ];
    await renderPage({ app, path, answers: { ...answers, 'contents.get': { ...contents, blocks } } });

    expect((await screen.findByText('3영업일 안')).closest('li')).toHaveTextContent('검토');
    expect(screen.getByText('12%').closest('li')).toHaveTextContent('수율을 12% 높였습니다.');
  });

  it('links from its fact sheet to the directions', async () => {
    const blocks = [
      { type: 'facts', title: '자문 두 번 무료', items: [], note: null },
      { type: 'map', lat: 36.5, lng: 130.6, label: '센터' },
    ];
    const { container } = await renderPage({
      app,
      path,
      answers: { ...answers, 'contents.get': { ...contents, blocks } },
    });

    const link = await screen.findByRole('link', { name: '오시는 길' });
    expect(container.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('센터');
  });

  it('shows the questions of its subject, each with its answer below it', async () => {
    const row = aFaq({ faqUid: 'F1', title: '방문 자문도 가능한가요?' });
    const { shell, user } = await renderPage({
      app,
      path: '/cooperation/tech',
      answers: {
        'contents.get': contents,
        'apply.advisors': { list: [], cnt_total: 0, fields: [] },
        'faq.list': { list: [row], cnt_total: 1, categories: [] },
        'faq.get': aFaqDetail({ html: '<p>공장으로 찾아갑니다.</p>' }),
      },
    });
    const question = await screen.findByRole('heading', { level: 3, name: '방문 자문도 가능한가요?' });
    expect(shell.http.requests.some(({ name }) => name === 'faq.get')).toBe(false);

    await user.click(question);

    expect(await screen.findByText('공장으로 찾아갑니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '방문 자문도 가능한가요? 자세히 보기' })).toHaveAttribute(
      'href',
      '/infoPlaza/faqDetail?faqUid=F1',
    );
    expect(shell.http.requests.find(({ name }) => name === 'faq.list')?.query).toMatchObject({ categoryCd: 'TECH' });
    expect(screen.getByRole('link', { name: '자주 묻는 질문 모두 보기' })).toHaveAttribute(
      'href',
      '/infoPlaza/faq?categoryCd=TECH',
    );
  });

  it('lists the notices of the page’s subject, or an empty state', async () => {
    await renderPage({ app, path, answers });

    expect(await screen.findByText('등록된 공고가 없습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '모집 공고 전체보기' })).toHaveAttribute(
      'href',
      '/infoPlaza/notice?categoryCd=STUDENT',
    );
  });

  it('shows an empty state', async () => {
    await renderPage({
      app,
      path,
      answers: { ...answers, 'contents.get': { ...contents, blocks: [] } },
    });

    expect(await screen.findByText('등록된 내용이 없습니다.')).toBeVisible();
  });

  it('shows an error state and retries on request', async () => {
    const change: Record<string, unknown> = { ...answers, 'contents.get': noNetwork() };
    const { user } = await renderPage({ app, path, answers: change });
    const alert = await screen.findByRole('alert');

    change['contents.get'] = contents;
    await user.click(within(alert.parentElement ?? alert).getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByText('네 트랙으로 묶었습니다.')).toBeVisible();
  });

  it('shows figures as columns with their numbers, and as a table on request', async () => {
    const { user } = await renderPage({ app, path, answers });
    const figures = await screen.findByRole('region', { name: '성과 지표' });
    expect(within(figures).getByRole('heading', { name: '자문(건)' })).toBeVisible();
    expect(within(figures).getByText('1,497')).toBeVisible();

    await user.click(within(figures).getByRole('button', { name: '표로 보기' }));

    expect(within(figures).getByRole('table', { name: '성과 지표' })).toBeVisible();
    expect(within(figures).getByRole('cell', { name: '1,497건' })).toBeVisible();
    await user.click(within(figures).getByRole('button', { name: '그래프로 보기' }));
    expect(within(figures).queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows large numbers with their labels', async () => {
    const items = [{ value: '40', unit: '종', text: '공용장비' }];
    await renderPage({
      app,
      path,
      answers: { ...answers, 'contents.get': { ...contents, blocks: [{ type: 'numbers', items }] } },
    });

    expect((await screen.findByText('공용장비')).closest('li')).toHaveTextContent('40종 공용장비');
  });

  it('draws the target of a series with its label, in the table too', async () => {
    const series = [{ name: '자문', values: [420, 497], target: { label: '목표', value: 1600 } }];
    const chart = { type: 'chart', kind: 'bar', caption: '성과', unit: '건', labels: ['2025', '2026'], series };
    const { user } = await renderPage({
      app,
      path,
      answers: { ...answers, 'contents.get': { ...contents, blocks: [chart] } },
    });

    expect(await screen.findByText('목표 1,600건')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '표로 보기' }));
    expect(screen.getByRole('row', { name: '목표 목표 1,600건' })).toBeVisible();
  });

  it('shows a plan of the place and the directions, with the numbers of the plan', async () => {
    const map = {
      type: 'map',
      lat: 36.5,
      lng: 130.6,
      label: '센터',
      place: 'icc',
      ways: [
        { kind: 'bus', title: '버스', text: '12번을 탑니다.' },
        { kind: 'parking', title: '주차', text: '두 시간까지 무료입니다.' },
      ],
    };
    await renderPage({
      app,
      path,
      answers: { ...answers, 'contents.get': { ...contents, blocks: [map] } },
    });

    const plan = await screen.findByRole('img', { name: /센터 주변 약도/ });
    expect(within(plan).getByText('2')).toBeInTheDocument();
    expect(within(plan).queryByText('3')).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '버스',
      '주차',
    ]);
  });

  it('shows companies by name beside their logos', async () => {
    await renderPage({ app, path, answers });

    expect(await screen.findByRole('heading', { name: '협약기업' })).toBeVisible();
    expect(screen.getByText('가온정밀')).toBeVisible();
    expect(screen.getByText('정밀 가공')).toBeVisible();
  });

  it('counts equipment by class on its guide, and links to the most used', async () => {
    const list = [
      anEquipment({ eqUid: 'e1', eqNm: '주사전자현미경' }),
      anEquipment({ eqUid: 'e2', eqNm: '레이저 커터' }),
    ];
    const categories = [{ categoryCd: 'SURFACE', categoryNm: '표면분석', cnt: 5 }];
    const equipment = { list, cnt_total: 40, categories, places: [] };
    const { shell } = await renderPage({
      app,
      path: '/cooperation/equ',
      answers: { ...answers, 'equipment.list': equipment },
    });

    const category = await screen.findByRole('link', { name: /표면분석 5/ });
    expect(category).toHaveAttribute('href', '/cooperation/equipment?ctg=SURFACE');
    for (const { eqUid, eqNm } of list) {
      const href = `/cooperation/equipment?eqUid=${eqUid}`;
      expect(screen.getByRole('link', { name: eqNm })).toHaveAttribute('href', href);
    }
    expect(screen.getByRole('link', { name: '장비 간편예약' })).toHaveAttribute('href', '/easyReservation');
    expect(shell.http.requests.find(({ name }) => name === 'equipment.list')?.query).toMatchObject({
      sort: 'POPULAR',
      pageSize: '8',
    });
  });
});
