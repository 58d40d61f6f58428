import { attractionTexts } from './attractionTexts.ts';

export type SceneTime = 'dawn' | 'day' | 'dusk' | 'night' | 'rain';
export type SceneLandmark =
  | 'lighthouse'
  | 'observatoryTower'
  | 'hanok'
  | 'dome'
  | 'market'
  | 'bridge'
  | 'tent'
  | 'yacht'
  | 'kiln'
  | 'book'
  | 'teafield'
  | 'ferriswheel'
  | 'campus'
  | 'pavilion';

export interface SceneSpec {
  readonly time: SceneTime;
  readonly landmark: SceneLandmark;
  readonly seed: string;
  readonly sea?: boolean;
}

const seaTowns: ReadonlySet<number> = new Set([1, 7, 8]);
const seasideLandmarks: ReadonlySet<SceneLandmark> = new Set([
  'lighthouse',
  'tent',
  'observatoryTower',
  'ferriswheel',
  'pavilion',
]);

const officeTimes = ['dawn', 'day', 'dawn', 'dusk', 'day', 'rain', 'night'] as const;
const officeLandmarks = [
  'campus',
  'book',
  'dome',
  'market',
  'bridge',
  'campus',
  'pavilion',
  'kiln',
  'observatoryTower',
] as const;
const travelTimes = ['dusk', 'day', 'night', 'dusk', 'dawn'] as const;
const travelLandmarks = [
  'lighthouse',
  'yacht',
  'ferriswheel',
  'hanok',
  'teafield',
  'bridge',
  'market',
  'tent',
  'dome',
  'pavilion',
  'kiln',
] as const;

function family(name: string, count: number, times: readonly SceneTime[], landmarks: readonly SceneLandmark[]) {
  return Array.from({ length: count }, (_unused, index): readonly [string, SceneSpec] => {
    const key = `${name}-${index + 1}`;
    const landmark = landmarks[index % landmarks.length] ?? 'pavilion';
    return [
      key,
      {
        time: times[index % times.length] ?? 'day',
        landmark,
        seed: key,
        ...(landmark === 'lighthouse' && { sea: true }),
      },
    ];
  });
}

/** What each drawn picture shows, by the key in its URL. */
export const scenes: Readonly<Record<string, SceneSpec>> = Object.fromEntries([
  ['banner-1', { time: 'dawn', landmark: 'campus', seed: 'banner-1' }],
  ['banner-2', { time: 'day', landmark: 'dome', seed: 'banner-2' }],
  ['banner-3', { time: 'dusk', landmark: 'lighthouse', seed: 'banner-3', sea: true }],
  ...attractionTexts.map(({ time, landmark, town }, index): readonly [string, SceneSpec] => {
    const key = `attraction-${index + 1}`;
    const sea = seaTowns.has(town) && seasideLandmarks.has(landmark);
    return [key, { time, landmark, seed: key, ...(sea && { sea }) }];
  }),
  ...family('news', 64, officeTimes, officeLandmarks),
  ...family('promotion', 10, travelTimes, travelLandmarks),
  ...family(
    'tour',
    14,
    ['day', 'dusk', 'rain', 'dawn', 'night'],
    ['ferriswheel', 'lighthouse', 'pavilion', 'book', 'market', 'yacht', 'teafield', 'hanok', 'dome', 'bridge', 'kiln'],
  ),
  ...family('pass', 8, travelTimes, [
    'yacht',
    'lighthouse',
    'observatoryTower',
    'hanok',
    'bridge',
    'ferriswheel',
    'tent',
    'pavilion',
  ]),
]);

const timeWords: Readonly<Record<SceneTime, string>> = {
  dawn: '해 뜰 무렵',
  day: '맑은 낮',
  dusk: '노을 진',
  night: '달이 뜬 밤',
  rain: '비 내리는',
};

const landmarkWords: Readonly<Record<SceneLandmark, string>> = {
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

/** URL and alternative text of a drawn picture. */
export function scenePicture(key: string): { url: string; alt: string } {
  const scene = scenes[key];
  if (scene === undefined) throw new Error(`No scene ${key}.`);
  const place =
    scene.landmark === 'yacht'
      ? '바다에'
      : scene.landmark === 'bridge'
        ? '바다 위에'
        : scene.sea
          ? '바닷가 언덕 위에'
          : '소나무 언덕 위에';
  return {
    url: `/art/scene/${key}.svg`,
    alt: `${timeWords[scene.time]} ${place} ${landmarkWords[scene.landmark]} 그림`,
  };
}
