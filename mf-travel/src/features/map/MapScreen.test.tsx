import { type Answers, anAttraction, anAttractionDetail, renderPage, screen, within } from '@haesol/shared/testing';
import { app } from '#app';
import { toMapPoint } from '#map/projection';

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
  'codes.list': { list: [{ code: town, codeName: '은물군', upperCode: null }], cnt_total: 1 },
};
const { x, y } = toMapPoint(anAttraction());
const open = (search = '') => renderPage({ app, path: `/travel/map${search}`, answers });
const findMap = async () => within(await screen.findByRole('region', { name: '지도' }));

describe('MapScreen', () => {
  it('shows towns on the whole map, and their places once one is chosen', async () => {
    const { user, shell } = await open();

    await user.click(await (await findMap()).findByRole('button', { name: /은물군.*8/ }));

    expect(shell.path()).toContain(`sggCd=${town}`);
  });

  it('opens the short text of a place by its button', async () => {
    const { user } = await open(`?sggCd=${town}&view=${x},${y},40`);

    await user.click(await (await findMap()).findByRole('button', { name: '등대 전시관' }));

    expect(await screen.findByText('등대의 역사를 봅니다.')).toBeVisible();
  });

  it('tells of places that lie together, and of one that is closed today', async () => {
    const { user } = await open(`?sggCd=${town}&view=${x},${y},3`);
    const map = await findMap();

    const cluster = await map.findByRole('button', { name: /2/ });
    await user.click(cluster);

    expect(await map.findByRole('button', { name: /달빛 야시장/ })).toBeVisible();
  });
});
