import { anAttractionDetail, refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';

const codes = [
  { code: 'CD0000003001', codeName: '해솔시', upperCode: null },
  { code: 'CD0000002502', codeName: '휠체어', upperCode: null },
];
const ticket = {
  ...anAttractionDetail().options[0],
  goodsDtlId: 'g1-1',
  optionNm: '입장권',
  kind: 'TICKET',
  prices: [
    {
      priceSn: 1,
      priceNm: '성인',
      ageGroup: 'ADULT',
      days: 'ALL',
      ageFrom: 19,
      ageTo: null,
      price: 12_000,
      listPrice: 12_000,
    },
    {
      priceSn: 2,
      priceNm: '어린이',
      ageGroup: 'CHILD',
      days: 'ALL',
      ageFrom: 3,
      ageTo: 12,
      price: 6_000,
      listPrice: 6_000,
    },
  ],
};
const places = {
  g1: anAttractionDetail({
    lat: 36.4,
    lng: 130.8,
    facilitiesRecord: ['CD0000002502'],
    options: [ticket as never],
    passYn: 'Y',
  }),
  g2: anAttractionDetail({ gdsUid: 'g2', gdsNm: '솔내 수변공원', lat: 36.3, lng: 130.8, options: [], lowPrice: null }),
};
const open = (search: string) =>
  renderPage({
    app,
    path: `/travel/compare${search}`,
    answers: {
      'attraction.get': ({ path }: { path: string }) =>
        places[path.split('/').at(-1) as keyof typeof places] ?? refusal('4040', '요청하신 정보를 찾을 수 없습니다.'),
      'codes.list': { list: codes, cnt_total: 2 },
    },
  });
const cellsOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('CompareScreen', () => {
  it('has a column for each place with its price by name, facilities, pass and distance', async () => {
    await open('?place1=g1&place2=g2');
    const table = await screen.findByRole('table', { name: '관광지 비교' });

    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(await cellsOf('성인 요금')).toEqual(['12,000원입장권 · 성인', '무료']);
    expect(await cellsOf('편의시설')).toEqual(['휠체어', '없음']);
    expect(await cellsOf('누리패스')).toEqual(['누리패스 적용', '없음']);
    expect(await cellsOf('직선거리')).toEqual(['솔내 수변공원 11.1km', '해솔 바람언덕 전망대 11.1km']);
    expect(within(table).getByRole('link', { name: '해솔 바람언덕 전망대 예약' })).toHaveAttribute(
      'href',
      '/travel/reserve?goodsDtlId=g1-1',
    );
  });

  it('scrolls in a region that the keyboard reaches, and takes a place out by its address', async () => {
    await open('?place1=g1&place2=g2');

    expect(await screen.findByRole('region', { name: '관광지 비교' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('link', { name: '솔내 수변공원 빼기' })).toHaveAttribute(
      'href',
      '/travel/compare?place1=g1',
    );
  });

  it('leaves out a place that does not exist any more, and says so; shows one that is named twice once', async () => {
    await open('?place1=g1&place2=g1&place3=gone');

    expect(await screen.findByText('지금은 볼 수 없는 관광지 1곳을 뺐습니다.')).toBeVisible();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it('leads to the favourites without places', async () => {
    await open('');

    expect(await screen.findByRole('link', { name: '찜한 관광지' })).toHaveAttribute(
      'href',
      '/travel/my?tab=favourite',
    );
  });
});
