import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { cloud, disc, dots, hill, pine, placed, rolling, roundTree, sky, water, waves } from '../scenery.ts';
import { fill, gridPath, stroke } from '../shapes.ts';
import { bicycle, car, townBus, van, wheelchair } from './vehicles.ts';

/** Ways of getting around: stations, ships, cars and roads. */
export const GUIDE_ROADS_SCENES = {
  'station-square': {
    light: 'dawn',
    horizon: 35,
    distance: 'street',
    alt: '기차역 앞 정류장에 시내버스가 선',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 60, sun: [96, 70, 26] }),
        hill(s, rolling(s, 92, 24), { colour: p.far, grain: p.mid, mist: p.low, count: 40 }),
        fill(p.wall, 'M70 112h320v92H70z'),
        fill(p.glass, gridPath({ x: 84, y: 128, columns: 9, rows: 1, stepX: 33, stepY: 0, width: 27, height: 64 })),
        fill(p.roof, 'M46 122q184-68 368 0l-8 12q-176-58-352 0z'),
        fill(p.accent, 'M206 84h48v44h-48z'),
        disc(p.wall, 230, 105, 15),
        stroke(p.roof, 2.6, 'M230 96v9l7 4'),
        fill(p.shade, 'M0 200h480v42H0z'),
        fill(mixColours(p.roof, p.mid, 0.35), 'M0 242h480v78H0z'),
        `<path d="M-10 290h500" stroke="${p.wall}" stroke-width="4" stroke-dasharray="34 26" opacity=".8"/>`,
        stroke(p.roof, 5, 'M84 244v-78M84 168h66'),
        fill(p.accent, 'M64 150h40v24H64z'),
        fill(p.wall, 'M72 157h24v4H72zM72 164h16v4H72z'),
        fill(p.wood, 'M98 220h58v7H98zM104 227h5v16h-5zM146 227h5v16h-5z'),
        placed(townBus(p, p.near), 286, 268, 1.12),
        pine(s, 446, 236, 0.9, 1, true),
      ];
    },
  },
  'island-ferry': {
    light: 'day',
    horizon: 60,
    distance: 'far',
    alt: '섬으로 가는 여객선이 물살을 가르는',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 120, sun: [92, 62, 24] }),
        cloud(s, 190, 52, 0.8),
        hill(s, rolling(s, 172, 10), { colour: p.far, mist: p.low, count: 30, depth: 16 }),
        fill(p.near, 'M322 190q26-54 74-60 34-2 50 24 20 6 34 22v16z'),
        dots(s, { x: 360, y: 146, width: 90, height: 40 }, { colour: p.pine, count: 26, size: 3 }),
        fill(p.wall, 'M404 106h10l3 28h-16z'),
        fill(p.accent, 'M402 100h14v8h-14zM402 118h14l1 8h-16z'),
        water(s, 186),
        waves(s, { x: 0, y: 194, width: 480, height: 120 }, { colour: p.wall, count: 26 }),
        fill(p.wall, 'M104 158h176v46H104zM126 128h118v32H126zM206 102h44v28h-44z'),
        fill(p.glass, gridPath({ x: 136, y: 138, columns: 5, rows: 1, stepX: 20, stepY: 0, width: 13, height: 13 })),
        fill(p.glass, gridPath({ x: 116, y: 172, columns: 8, rows: 1, stepX: 20, stepY: 0, width: 12, height: 14 })),
        fill(p.glass, 'M212 108h38v12h-38z'),
        fill(p.accent, 'M142 92h30l5 36h-40z'),
        fill(p.roof, 'M144 92h28l1 9h-30zM120 126h128v5H120zM98 156h188v5H98z'),
        stroke(p.roof, 2.6, 'M228 102V76M280 158v-18M228 78l52 62'),
        fill(p.accent, 'M228 72l18 6-18 6z'),
        fill(p.roof, 'M60 200h300q-8 34-30 46-4 2-10 2H112q-10 0-18-8-22-20-34-40z'),
        fill(p.accent, 'M64 206h294l-3 10H70z'),
        stroke(p.wall, 4, 'M48 250h70M136 256h150M308 250h72M90 266h90M230 270h120', 0.85),
      ];
    },
  },
  'bike-rental': {
    light: 'autumn',
    horizon: 35,
    distance: 'street',
    alt: '길가 지붕 아래 빌리는 자전거가 줄지어 선',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 62 }),
        hill(s, rolling(s, 104, 22), { colour: p.far, mist: p.low, count: 40 }),
        fill(p.sea, 'M0 136h480v40H0z'),
        stroke(p.wall, 2.4, 'M40 150h70M180 162h90M330 148h60', 0.8),
        fill(p.mid, 'M0 168q240-16 480 0v152H0z'),
        roundTree(s, 40, 186, 34, p.sun),
        roundTree(s, 446, 186, 40, p.accent),
        fill(p.shade, 'M0 226q240-10 480 0v94H0z'),
        dots(s, { x: 0, y: 236, width: 480, height: 80 }, { colour: p.mid, count: 36, size: 2.4 }),
        stroke(p.wood, 7, 'M84 262V122M400 262V122'),
        fill(p.roof, 'M58 112h368l12 20H46z'),
        fill(p.lamp, 'M78 132h328v5H78z'),
        stroke(p.wood, 4, 'M84 216h316'),
        ...[p.accent, '#2f6f94', p.pine].map((colour, index) =>
          placed(bicycle(p, colour), 148 + index * 94, 264, 1.12),
        ),
      ];
    },
  },
  'ev-charger': {
    light: 'day',
    horizon: 20,
    distance: 'near',
    alt: '충전기에 줄을 꽂은 전기차가 선',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 40 }),
        cloud(s, 120, 34, 0.8),
        hill(s, rolling(s, 62, 18), { colour: p.far, mist: p.low, count: 36 }),
        hill(s, rolling(s, 92, 12), { colour: p.mid, grain: p.near, count: 50 }),
        fill(mixColours(p.roof, p.far, 0.55), 'M0 176h480v144H0z'),
        stroke(p.wall, 6, 'M0 300h480M60 178L8 300M236 178l-22 122'),
        fill(mixColours(p.pine, p.near, 0.6), 'M196 272v-52q0-20 26-24l38-8 40-46q12-14 34-14h170v144z'),
        fill(p.glass, 'M278 190l34-38q8-8 20-8h46v46zM390 144h90v46h-90z'),
        fill(p.lamp, 'M198 216h20l-6 16h-14z'),
        fill(p.roof, 'M196 256h290v16H196z'),
        disc(p.roof, 288, 268, 38),
        disc(p.shade, 288, 268, 19),
        fill(p.roof, 'M86 276h92v12H86z'),
        fill(p.wall, 'M96 82q0-10 10-10h52q10 0 10 10v194H96z'),
        fill(p.shade, 'M152 72h6q10 0 10 10v194h-16z'),
        fill(p.roof, 'M106 88h40v44h-40z'),
        fill(p.sun, 'M128 92l-15 22h11l-4 14 16-22h-11z'),
        fill(p.accent, 'M106 150h40v8h-40z'),
        stroke(p.roof, 6, 'M166 136q34 10 30 84 0 30 20 30t16-42'),
        fill(p.accent, 'M224 196h18v18h-18z'),
        disc(p.near, 126, 174, 6),
      ];
    },
  },
  'wheelchair-taxi': {
    light: 'rain',
    horizon: 35,
    distance: 'street',
    alt: '길가에 휠체어 택시가 경사판을 내리고 선',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 66 }),
        hill(s, rolling(s, 96, 22), { colour: p.far, mist: p.low, count: 40 }),
        hill(s, rolling(s, 132, 12), { colour: p.mid, grain: p.near, count: 40 }),
        pine(s, 40, 200, 1, 0),
        pine(s, 440, 196, 0.8, 0, true),
        fill(p.near, 'M0 190h480v40H0z'),
        fill(p.shade, 'M0 216h480v16H0z'),
        fill(mixColours(p.roof, p.mid, 0.3), 'M0 232h480v88H0z'),
        waves(s, { x: 40, y: 286, width: 380, height: 26 }, { colour: p.wall, count: 12, opacity: 0.4 }),
        fill(p.shade, 'M60 270l96-34v-8l18 4v14L72 274z'),
        stroke(p.roof, 3, 'M60 270l112-36'),
        placed(
          van(
            p,
            p.accent,
            fill(p.sun, 'M-24-100h48v12h-48z') +
              fill('#2f6f94', 'M-26-80h36v40h-36z') +
              stroke(p.wall, 3.4, 'M-11-66v11h9l6 10M-11-60q-7 3-5 9t12 6') +
              disc(p.wall, -11, -72, 3.8),
          ),
          282,
          272,
          1.36,
        ),
        placed(wheelchair(p, p.sun), 84, 264, 0.86),
      ];
    },
  },
  'market-parking': {
    light: 'dusk',
    horizon: 20,
    distance: 'far',
    alt: '시장 앞 주차장에 차들이 줄지어 선',
    draw: (s) => {
      const p = s.palette;
      const colours = [p.wall, p.accent, p.roof, p.mid, p.shade, p.sun];
      const row = (y: number, scale: number, step: number, first: number, count: number) =>
        Array.from({ length: count }, (_, index) =>
          placed(car(p, colours[(index + first) % 6] ?? p.wall), 30 + first * 40 + index * step, y, scale),
        ).join('');
      let awning = '';
      for (let x = 36; x < 444; x += 48) awning += `M${x} 114h24v20q-12 10-24 0z`;
      return [
        sky(s, { sun: [392, 62, 26] }),
        hill(s, rolling(s, 58, 14), { colour: p.far, mist: p.low, count: 30 }),
        fill(p.shade, 'M36 88h408v70H36z'),
        fill(p.lamp, gridPath({ x: 48, y: 124, columns: 8, rows: 1, stepX: 51, stepY: 0, width: 36, height: 34 })),
        fill(p.roof, 'M24 96q216-56 432 0v18H24z'),
        fill(p.wall, 'M36 114h408v20H36z'),
        fill(p.accent, awning),
        fill(p.near, 'M0 156h480v164H0z'),
        stroke(p.shade, 3, 'M96 164l-52 46M176 164l-24 46M256 164l8 46M336 164l32 46M416 164l60 46', 0.7),
        stroke(p.shade, 4, 'M70 224L4 316M176 224l-30 92M290 224l10 92M400 224l52 92', 0.7),
        row(202, 0.78, 80, 1, 5),
        row(298, 1.16, 134, 0, 4),
        stroke(p.roof, 5, 'M30 250V130'),
        fill('#2f6f94', 'M10 94h40v42H10z'),
        stroke(p.wall, 5, 'M24 128v-26h8q8 0 8 8t-8 8h-8'),
      ];
    },
  },
  'snow-gate': {
    light: 'snow',
    horizon: 35,
    distance: 'street',
    alt: '산길 입구에 차단기가 내려진',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 60 }),
        hill(s, rolling(s, 82, 44, 240), { colour: mixColours(p.far, p.mid, 0.5), mist: p.low, count: 60 }),
        hill(s, rolling(s, 124, 20), { colour: p.far, grain: p.mid, count: 40 }),
        fill(p.near, 'M0 160q240-20 480-6v170H0z'),
        fill(p.mid, 'M248 152q-16 26 20 44t10 60-90 64h150q60-50 44-92t-74-50-46-26z'),
        stroke(p.wall, 3, 'M262 170q30 20 50 44t10 66M252 172q26 24 42 48t-26 84', 0.9),
        pine(s, 52, 206, 1.3, 0),
        pine(s, 108, 196, 0.8, 0, true),
        pine(s, 436, 208, 1.4, 0, true),
        fill(p.ground, 'M0 246q90-16 170 10t-10 64H0zM480 240q-70-10-96 20t30 60h66z'),
        fill(p.roof, 'M128 186h22v92h-22z'),
        fill(p.sun, 'M126 178h26v10h-26z'),
        fill(p.wall, 'M112 208h290v18H112z'),
        fill(p.accent, 'M176 208h34l-10 18h-34zM246 208h34l-10 18h-34zM316 208h34l-10 18h-34zM386 208h16v18h-26z'),
        stroke(p.roof, 4, 'M396 226v50'),
        disc(p.accent, 262, 166, 24),
        fill(p.wall, 'M246 161h32v10h-32z'),
        stroke(p.roof, 4, 'M262 190v18'),
        fill(p.ground, 'M112 206q8-7 18-3t20 1v4h-38zM160 206q60-6 120-2t120 0v4H160z'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
