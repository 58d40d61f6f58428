import { drawLighthouse, drawYacht } from '../landmarksCoast.ts';
import { drawHanok } from '../landmarksHouse.ts';
import { drawDome, drawObservatoryTower } from '../landmarksTower.ts';
import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { cloud, disc, dots, hill, landmark, pine, placed, rolling, sky, water, waves } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A paper ticket, 280 × 150 round the origin: a picture on the left, a stub behind the tear line. */
function ticket({ palette: p }: Sheet, colour: string, picture: string): string {
  const edge = 'M-140-75H52a10 10 0 0 0 20 0h68V75H72a10 10 0 0 0-20 0h-192z';
  return [
    fill(p.roof, 'M-134-69H146V81h-280z', 0.25),
    fill(colour, edge),
    fill(p.wall, 'M-126-61H46V61h-172z'),
    picture,
    stroke(p.wall, 2.4, 'M62-58v8M62-40v8M62-22v8M62-4v8M62 14v8M62 32v8M62 50v8'),
    fill(p.wall, 'M88-52h4V52h-4zM96-52h8V52h-8zM108-52h3V52h-3zM115-52h7V52h-7z'),
  ].join('');
}

/** Ridges inside of the ticket's picture, and one sun for each day. */
function ridgesWithSuns({ palette: p }: Sheet, days: number): string {
  const suns = Array.from({ length: days }, (_, index) => {
    const share = days === 1 ? 0.5 : index / (days - 1);
    return disc(p.sun, -100 + share * 120, -14 - 26 * Math.sin(Math.PI * (0.2 + share * 0.6)), days === 1 ? 22 : 17);
  });
  return [
    fill(p.sky, 'M-126-61H46V61h-172z'),
    fill(p.low, 'M-126-10q90-14 172 2V61h-172z'),
    ...suns,
    fill(p.far, 'M-126 16q30-26 60-8t50-10 62 14V61h-172z'),
    fill(p.mid, 'M-126 32q40-14 80 2t92-10V61h-172z'),
    fill(p.near, 'M-126 46q50-14 96 0t76-6V61h-172z'),
  ].join('');
}

function stamps({ palette: p }: Sheet, drawings: readonly string[]): string {
  const across = drawings.length === 3 ? [-98, -40, 18] : [-98, -40, 18, -69, -11];
  return drawings
    .map((drawing, index) => {
      const [x, y] = [across[index] ?? 0, drawings.length === 3 ? 0 : index < 3 ? -28 : 32];
      return (
        disc(p.low, x, y, 27) +
        placed(drawing, x, y + 22, 0.4) +
        `<circle cx="${x}" cy="${y}" r="27" fill="none" stroke="${p.accent}" stroke-width="3"/>`
      );
    })
    .join('');
}

/** Passes: the ticket itself, and what it is used with. */
export const PASSES_SCENES = {
  'pass-day': {
    light: 'dusk',
    horizon: 35,
    distance: 'near',
    alt: '바다 앞에 해 하나가 그려진 24시간 이용권이 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 60 }),
        hill(s, rolling(s, 104, 16), { colour: p.far, mist: p.low, count: 40 }),
        water(s, 118),
        waves(s, { x: 0, y: 126, width: 480, height: 170 }, { colour: p.seaDeep, count: 34 }),
        landmark(s, drawLighthouse, 66, 122, 0.6),
        placed(ticket(s, p.accent, ridgesWithSuns(s, 1)), 244, 182, 1.1, -7),
      ];
    },
  },
  'pass-two-days': {
    light: 'day',
    horizon: 60,
    distance: 'near',
    alt: '들길에 해 두 개가 그려진 48시간 이용권이 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 110 }),
        cloud(s, 110, 50),
        cloud(s, 300, 36, 0.8),
        hill(s, rolling(s, 168, 26), { colour: p.far, grain: p.mid, mist: p.low, count: 50 }),
        hill(s, rolling(s, 200, 14), { colour: p.mid, grain: p.near, count: 60 }),
        hill(s, rolling(s, 252, 10), { colour: p.near, grain: p.ground, count: 60 }),
        pine(s, 36, 240, 0.9, 0),
        pine(s, 446, 236, 0.8, 2, true),
        placed(ticket(s, '#2f6f94', ridgesWithSuns(s, 2)), 242, 186, 1.1, 6),
      ];
    },
  },
  'pass-three-days': {
    light: 'dawn',
    horizon: 0,
    distance: 'near',
    alt: '지도 위에 해 세 개가 그려진 72시간 이용권이 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        fill(p.sea, 'M0 0h480v320H0z'),
        waves(s, { x: 0, y: 0, width: 480, height: 320 }, { colour: p.seaDeep, count: 26 }),
        fill(p.low, 'M50 84C100 10 240 36 330 30S470 110 446 200 330 306 230 296 30 270 30 190 30 114 50 84z'),
        stroke(p.shade, 3, 'M190 18q-20 60 30 90t-10 90 20 90M330 44q-40 60-10 110t-30 130M60 150q80-30 150 6t230-20'),
        disc(p.accent, 90, 80, 7),
        disc(p.accent, 386, 96, 7),
        disc(p.accent, 120, 268, 7),
        stroke(p.accent, 3, 'M90 80q120-40 296 16M386 96q-90 130-266 172', 0.7),
        placed(ticket(s, p.near, ridgesWithSuns(s, 3)), 244, 174, 1.1, -4),
      ];
    },
  },
  'pass-pick-three': {
    light: 'autumn',
    horizon: 35,
    distance: 'near',
    alt: '명소 세 곳의 도장이 찍힌 선택 이용권이 놓인',
    draw: (s) => {
      const p = s.palette;
      const time = 'day';
      const marks = [drawLighthouse(p, time), drawDome(p, time), drawHanok(p, time)];
      return [
        sky(s, { band: 70, sun: [84, 74, 24] }),
        hill(s, rolling(s, 112, 26), { colour: p.far, mist: p.low, count: 50 }),
        hill(s, rolling(s, 160, 14), { colour: p.mid, grain: p.near }),
        hill(s, rolling(s, 240, 10), { colour: p.near, grain: p.sun }),
        placed(ticket(s, p.roof, stamps(s, marks)), 240, 178, 1.12, 5),
      ];
    },
  },
  'pass-pick-five': {
    light: 'dusk',
    horizon: 0,
    distance: 'near',
    alt: '탁자 위에 명소 다섯 곳의 도장이 찍힌 선택 이용권이 놓인',
    draw: (s) => {
      const p = s.palette;
      const time = 'dusk';
      const marks = [
        drawLighthouse(p, time),
        drawObservatoryTower(p, time),
        drawHanok(p, time),
        drawDome(p, time),
        drawYacht(p),
      ];
      return [
        fill(mixColours(p.wood, p.far, 0.55), 'M0 0h480v320H0z'),
        stroke(p.wood, 2, 'M0 66h480M0 150h480M0 236h480', 0.3),
        fill(p.wall, 'M20 20h120v90H20z'),
        fill(p.accent, 'M56 46h48v40H56z', 0.4),
        disc(p.near, 410, 64, 44),
        disc(p.wall, 410, 60, 38),
        disc(mixColours(p.wood, p.accent, 0.4), 410, 60, 30),
        placed(ticket(s, p.near, stamps(s, marks)), 240, 178, 1.16, -6),
        stroke(p.accent, 8, 'M392 300l60-50'),
        stroke(p.roof, 8, 'M380 310l12-10'),
      ];
    },
  },
  'pass-bus': {
    light: 'day',
    horizon: 60,
    distance: 'street',
    alt: '정류장에 순환버스가 선',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 110, sun: [92, 70, 26] }),
        cloud(s, 220, 50),
        hill(s, rolling(s, 160, 26), { colour: p.far, grain: p.mid, mist: p.low, count: 50 }),
        hill(s, rolling(s, 196, 12), { colour: p.mid, grain: p.near, count: 50 }),
        fill(p.shade, 'M0 230h480v90H0z'),
        stroke(p.wall, 5, 'M20 292h50M110 292h50M200 292h50M290 292h50M380 292h50'),
        fill(p.roof, 'M36 132h8v102h-8zM128 132h8v102h-8zM24 124h126v10H24z'),
        fill(p.glass, 'M48 144h76v60H48z', 0.5),
        fill(p.wood, 'M48 206h76v7H48zM54 213h6v20h-6zM112 213h6v20h-6z'),
        fill(p.pine, 'M176 264V138q0-16 18-16h226q26 0 32 30l8 50v62z'),
        fill(p.wall, 'M176 204h284v14H176z'),
        fill(p.glass, 'M190 138h52v52h-52zM254 138h52v52h-52zM318 138h44v52h-44zM410 138h12q16 0 20 22l6 30h-38z'),
        fill(p.lamp, 'M370 138h32v112h-32z'),
        stroke(p.roof, 2, 'M386 138v112'),
        disc(p.roof, 236, 264, 24),
        disc(p.shade, 236, 264, 10),
        disc(p.roof, 412, 264, 24),
        disc(p.shade, 412, 264, 10),
        fill(p.lamp, 'M446 226h14v12h-12zM196 108h120v14H196z'),
        stroke(p.roof, 3, 'M206 115h60M278 115h28'),
        stroke(p.wood, 5, 'M158 236v-96'),
        disc(p.accent, 158, 126, 18),
        fill(p.wall, 'M148 118h20v12h-20z'),
      ];
    },
  },
  'pass-family': {
    light: 'autumn',
    horizon: 35,
    distance: 'near',
    alt: '언덕 앞에 네 사람의 이용권이 부채처럼 펼쳐진',
    draw: (s) => {
      const p = s.palette;
      const colours = ['#2f6f94', p.pine, '#b8862f', p.accent];
      return [
        sky(s, { band: 70 }),
        hill(s, rolling(s, 110, 26), { colour: p.far, mist: p.low, count: 50 }),
        hill(s, rolling(s, 170, 12), { colour: p.near, grain: p.mid, count: 50 }),
        pine(s, 40, 190, 0.9, 0),
        pine(s, 446, 186, 0.8, 1, true),
        fill(p.ground, 'M0 230q240-16 480 0v90H0z'),
        ...colours.map((colour, index) =>
          placed(
            ticket(s, colour, ridgesWithSuns(s, 1)),
            196 + index * 28,
            166 + Math.abs(index - 1.5) * 6,
            0.94,
            -27 + index * 16,
          ),
        ),
      ];
    },
  },
  'pass-step-free': {
    light: 'dawn',
    horizon: 35,
    distance: 'street',
    alt: '전망대까지 난간 달린 무장애 경사로가 이어지는',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 60, sun: [104, 84, 26] }),
        hill(s, rolling(s, 106, 24), { colour: mixColours(p.far, p.low, 0.4), mist: p.low, count: 50 }),
        hill(s, rolling(s, 132, 14), { colour: p.far, mist: p.low, count: 50 }),
        fill(p.near, 'M0 190q240-40 480-30v160H0z'),
        landmark(s, drawObservatoryTower, 372, 176, 1.2),
        fill(p.shade, 'M52 320l220-66H96v-24h250l26-54h30l-24 78H210l-60 66z'),
        fill(p.wall, 'M96 230h250l-4 8H96z'),
        stroke(
          p.roof,
          3.4,
          'M96 216h244l30-60M96 204h240l30-56M96 230v-26M140 230v-26M184 230v-26M228 230v-26M272 230v-26M316 230v-26M356 200v-26',
        ),
        stroke(p.roof, 3.4, 'M60 306l210-66M60 292l210-66M60 314v-22M130 296v-24M200 276v-24M270 254v-28'),
        fill('#2f6f94', 'M24 214h52v52H24z'),
        stroke(p.wall, 4, 'M44 234v12h12l6 10M44 240q-8 4-6 12t14 8'),
        disc(p.wall, 44, 226, 4.4),
        stroke(p.wood, 4, 'M50 266v30'),
        pine(s, 446, 250, 1.1, 2, true),
        fill(p.ground, 'M320 300q80-20 160-10v30H300z'),
      ];
    },
  },
  'pass-coupon': {
    light: 'autumn',
    horizon: 0,
    distance: 'near',
    alt: '가위선을 따라 자르는 할인 쿠폰과 이용권이 놓인',
    draw: (s) => {
      const p = { ...s.palette, wall: '#f4f1e6' };
      return [
        sky(s),
        hill(s, rolling(s, 236, 20), { colour: p.far }),
        hill(s, rolling(s, 270, 10), { colour: p.near }),
        dots(s, { x: 0, y: 0, width: 480, height: 200 }, { colour: p.sun, count: 50, size: 1.8 }),
        placed(ticket({ ...s, palette: p }, p.accent, ridgesWithSuns(s, 1)), 268, 128, 1, 8),
        placed(
          fill(p.sun, 'M-130-52h260V52h-260z') +
            `<path d="M-120-42h240v84h-240z" fill="none" stroke="${p.roof}" stroke-width="3" stroke-dasharray="9 8"/>` +
            `<path d="M-80 20L-26-24" stroke="${p.roof}" stroke-width="9" stroke-linecap="round"/>` +
            `<circle cx="-74" cy="-18" r="11" fill="none" stroke="${p.roof}" stroke-width="8"/><circle cx="-32" cy="16" r="11" fill="none" stroke="${p.roof}" stroke-width="8"/>` +
            fill(p.roof, 'M14-20h84v9H14zM14-2h64v7H14zM14 14h84v7H14z'),
          212,
          214,
          1,
          -8,
        ),
        stroke(p.wall, 6, 'M58 186l52 34M62 224l50-20'),
        `<circle cx="48" cy="180" r="12" fill="none" stroke="${p.accent}" stroke-width="7"/><circle cx="50" cy="230" r="12" fill="none" stroke="${p.accent}" stroke-width="7"/>`,
      ];
    },
  },
} satisfies Record<string, NamedScene>;
