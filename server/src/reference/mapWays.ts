import type { ContentBlock } from '@haesol/contracts/common';

type MapBlock = Extract<ContentBlock, { type: 'map' }>;

/** Plan of a place and the ways to it, by the label of its map. */
export const mapWays: Readonly<Record<string, Pick<MapBlock, 'place' | 'ways'>>> = {
  '기업협업센터(누리도 가온시 미래로 27)': {
    place: 'icc',
    ways: [
      {
        kind: 'bus',
        title: '버스',
        text: '가온역 앞에서 12번을 타고 기업협업센터 정류장에서 내립니다. 15분 걸리며, 정류장에서 정문까지 3분 거리입니다.',
      },
      {
        kind: 'car',
        title: '승용차',
        text: '가온나들목에서 미래로를 따라 10분 걸립니다. 길 안내에는 ‘미래로 27’을 입력해 주세요.',
      },
      {
        kind: 'parking',
        title: '주차',
        text: '건물 동쪽 지상 주차장을 이용해 주세요. 방문하신 분은 두 시간까지 무료입니다.',
      },
      {
        kind: 'door',
        title: '출입구',
        text: '남쪽 정문으로 들어오시면 1층에 안내 창구가 있습니다. 정문에는 턱이 없고 승강기가 있습니다.',
      },
    ],
  },
};
