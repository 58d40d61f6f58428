import {
  type Answers,
  act,
  anAttraction,
  anAttractionDetail,
  renderPage,
  screen,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';
import { toMapPoint } from '#map/projection';
import { loadMapLibrary } from './mapLibrary.ts';

const town = 'CD0000003007';
const places = [
  anAttraction({ gdsUid: 'g1', gdsNm: '등대 전시관' }),
  anAttraction({ gdsUid: 'g2', gdsNm: '달빛 야시장', openState: 'HOLIDAY', lng: 128.02 }),
];
const answers: Answers = {
  'attraction.list': { list: places, cnt_total: 2 },
  'attraction.markers': { list: places, cnt_total: 2 },
  'attraction.counts': {
    total: 64,
    openToday: 52,
    regions: [{ sggCd: town, total: 8, openToday: 6 }],
    categories: [],
  },
  'attraction.get': anAttractionDetail({ gdsUid: 'g1', gdsNm: '등대 전시관', summary: '등대의 역사를 봅니다.' }),
  'attraction.mapStyle': { style: null },
  'codes.list': { list: [{ code: town, codeName: '은물군', upperCode: null }], cnt_total: 1 },
};
const { x, y } = toMapPoint(anAttraction());
const searchOf = (path: string) => new URL(path, 'http://site').searchParams;
const open = (search = '', given = answers) => renderPage({ app, path: `/travel/map${search}`, answers: given });
const findMap = async () => within(await screen.findByRole('region', { name: '지도' }));

describe('MapScreen', () => {
  it('shows towns on the whole map, and their places once one is chosen', async () => {
    const { user, shell } = await open();

    await user.click(await (await findMap()).findByRole('button', { name: /은물군.*8/ }));

    expect(shell.path()).toContain(`sggCd=${town}`);
  });

  it('keeps the focus on the map or in the list when what was chosen there has gone', async () => {
    const { user } = await open();
    (await (await findMap()).findByRole('button', { name: /은물군.*8/ })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: '달빛 야시장' });
    expect(screen.getByRole('region', { name: '지도' })).toHaveFocus();

    screen.getByRole('link', { name: '누리도 전체' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/시군 1곳/);
    expect(screen.getByRole('region', { name: '목록' })).toHaveFocus();
  });

  it('opens the summary of a place with its button', async () => {
    const { user } = await open(`?sggCd=${town}&view=${x},${y},40`);

    await user.click(await (await findMap()).findByRole('button', { name: '등대 전시관' }));

    expect(await screen.findByText('등대의 역사를 봅니다.')).toBeVisible();
  });

  it('shows its own drawing with a notice if the style of the map fails to load', async () => {
    const style = { styleUrl: 'https://maps.example/style.json', libraryUrl: '/maplibre/0.0.0/maplibre-gl.mjs' };
    await open(`?sggCd=${town}&view=${x},${y},40`, { ...answers, 'attraction.mapStyle': { style } });
    const map = await findMap();

    expect(await map.findByText(/배경 지도를 불러오지 못해 기본 지도를 보여 드립니다/)).toBeVisible();
    expect(map.getByRole('button', { name: '등대 전시관' })).toBeVisible();
    expect(document.querySelectorAll('svg path').length).toBeGreaterThan(0);
  });

  it('loads no library from another site', async () => {
    await expect(loadMapLibrary('https://maps.example/maplibre-gl.mjs')).rejects.toThrow('https://maps.example');
  });

  it('keeps filters, town and keyword on the way to the list and back', async () => {
    const filters = `searchKeyword=등대&sggCd=${town}&gdsCategoryCd=CD0000002101&facilitiesRecord=F1,F2&passYn=Y&openYn=Y`;
    const { user, shell } = await open(`?${filters}&gdsUid=g1&view=${x},${y},40`);

    await user.click(await screen.findByRole('link', { name: '목록으로 보기' }));
    expect(shell.path()).toMatch(/^\/travel\/attractions\?/);
    const wanted = new URLSearchParams(filters);
    for (const [key, value] of wanted) expect(searchOf(shell.path()).get(key)).toBe(value);
    expect(searchOf(shell.path()).has('view')).toBe(false);

    await user.click(await screen.findByRole('link', { name: '지도로 보기' }));
    expect(shell.path()).toMatch(/^\/travel\/map\?/);
    for (const [key, value] of wanted) expect(searchOf(shell.path()).get(key)).toBe(value);
  });

  it('offers a filter for places covered by passes among the detailed filters', async () => {
    const { user, shell } = await open(`?sggCd=${town}`);

    await user.click(await screen.findByRole('button', { name: '상세 조건' }));
    await user.click(screen.getByRole('link', { name: '누리패스 적용' }));

    expect(searchOf(shell.path()).get('passYn')).toBe('Y');
    expect(screen.getByRole('button', { name: '상세 조건 1개' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '누리패스 적용' }));
    expect(searchOf(shell.path()).has('passYn')).toBe(false);
  });

  it('offers places to sleep at beside the categories, and takes every filter of the list away', async () => {
    const stay = { list: [{ code: 'CD0000002004', codeName: '숙박', upperCode: null }], cnt_total: 1 };
    const codes = ({ path }: { path: string }) => (path.endsWith('GDS_TYCD') ? stay : answers['codes.list']);
    const { user, shell } = await open('?people=2', { ...answers, 'codes.list': codes });

    expect(await screen.findByRole('link', { name: '조건 초기화' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: '숙박' }));
    expect(searchOf(shell.path()).get('gdsTycd')).toBe('CD0000002004');
    await user.click(screen.getByRole('link', { name: '전체' }));
    expect(searchOf(shell.path()).has('gdsTycd')).toBe(false);
  });

  it('shows the chosen place separately, even with others nearby', async () => {
    await open(`?sggCd=${town}&gdsUid=g1&view=${x},${y},3`);
    const map = await findMap();

    expect(await map.findByRole('button', { name: '등대 전시관', pressed: true })).toBeVisible();
    expect(map.getByRole('button', { name: /달빛 야시장/ })).toBeVisible();
  });

  it('keeps the list mounted while the map is moved', async () => {
    const { shell } = await open(`?sggCd=${town}&view=${x},${y},40`);
    const row = await screen.findByRole('link', { name: '달빛 야시장' });

    act(() => shell.navigate(`/travel/map?sggCd=${town}&view=${x + 1},${y},40`, { replace: true }));

    expect(screen.getByRole('link', { name: '달빛 야시장' })).toBe(row);
  });

  it('scrolls the list to its top for other places, but not when a place is chosen', async () => {
    const { user } = await open(`?sggCd=${town}`);
    const row = await screen.findByRole('link', { name: '등대 전시관' });
    const rows = row.closest('[data-scroll-box="rows"]') as HTMLElement;

    rows.scrollTop = 300;
    await user.click(row);
    await screen.findByText('등대의 역사를 봅니다.');
    expect(rows.scrollTop).toBe(300);
    await user.click(screen.getByRole('link', { name: '누리도 전체' }));

    expect(await screen.findByText(/시군 1곳/)).toBeVisible();
    expect(rows.scrollTop).toBe(0);
  });

  it('keeps the size of the list on a small screen in the address', async () => {
    const { user, shell } = await open(`?sggCd=${town}`);

    await user.click(await screen.findByRole('button', { name: '목록 크게 보기' }));
    expect(searchOf(shell.path()).get('sheet')).toBe('full');
    await user.click(await screen.findByRole('button', { name: '목록 줄이기' }));

    expect(searchOf(shell.path()).get('sheet')).toBe('peek');
  });

  it('describes clustered places, and a place that is closed today', async () => {
    const { user } = await open(`?sggCd=${town}&view=${x},${y},3`);
    const map = await findMap();

    const cluster = await map.findByRole('button', { name: /2/ });
    await user.click(cluster);

    expect(await map.findByRole('button', { name: /달빛 야시장/ })).toBeVisible();
  });
});
