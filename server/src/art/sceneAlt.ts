import { LANDMARK_SHAPES, type Landmark } from './landmarks.ts';
import type { SceneTime } from './palettes.ts';
import type { SceneParams } from './sceneFrame.ts';

const TIME_WORDS: Readonly<Record<SceneTime, string>> = {
  dawn: '해 뜰 무렵',
  day: '맑은 낮',
  dusk: '노을 진',
  night: '달이 뜬 밤',
  rain: '비 내리는',
};

const LANDMARK_WORDS: Readonly<Record<Landmark, string>> = {
  lighthouse: '등대가 서 있는',
  observatoryTower: '전망대가 서 있는',
  hanok: '한옥이 자리한',
  dome: '천문대가 서 있는',
  market: '장터가 열린',
  bridge: '다리가 놓인',
  tent: '천막이 쳐진',
  yacht: '돛단배가 떠 있는',
  kiln: '도자기 가마가 있는',
  book: '책 모양 지붕의 도서관이 있는',
  teafield: '차밭이 펼쳐진',
  ferriswheel: '대관람차가 서 있는',
  campus: '대학 건물이 서 있는',
  pavilion: '정자가 서 있는',
};

/** Korean alternative text of a scene, from the parameters that drew it. */
export function sceneAlt({ time, landmark, sea }: Pick<SceneParams, 'time' | 'landmark' | 'sea'>): string {
  const hill = sea ? '바닷가 언덕 위에' : '소나무 언덕 위에';
  const place = LANDMARK_SHAPES[landmark].afloat ? (landmark === 'bridge' ? '바다 위에' : '바다에') : hill;
  return `${TIME_WORDS[time]} ${place} ${LANDMARK_WORDS[landmark]} 그림`;
}
