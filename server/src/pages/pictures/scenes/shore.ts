import { drawLighthouse } from '../landmarksCoast.ts';
import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { cloud, dots, hill, landmark, oval, pine, placed, rolling, sky, water, waves } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

function parasol({ palette: p }: Sheet, x: number, y: number, scale: number, colour: string): string {
  const drawing = [
    stroke(p.wood, 2.6, 'M0 0l8 34'),
    fill(colour, 'M-32 8Q-8-26 30-6 4-4-32 8z'),
    fill(p.wall, 'M-12 1Q-8-14-4-13 4-14 10-4z'),
    fill(p.accent, 'M18 34h34l6 6H16z'),
  ];
  return placed(drawing.join(''), x, y, scale);
}

/** What stands at the water's edge. */
export const SHORE_SCENES = {
  mudflat: {
    light: 'day',
    horizon: 35,
    distance: 'far',
    alt: '물 빠진 갯벌에 뻘배와 조개 바구니가 놓인',
    draw: (s) => {
      const p = s.palette;
      const pale = mixColours(p.mid, '#a58e78', 0.72);
      const mid = mixColours(p.near, '#8a705c', 0.8);
      const dark = mixColours(p.ground, '#4a3a30', 0.75);
      return [
        sky(s, { band: 52, sun: [352, 70, 24] }),
        hill(s, rolling(s, 78, 12, 200), { colour: mixColours(p.far, p.low, 0.4) }),
        hill(s, rolling(s, 88, 7), { colour: p.far, mist: p.low, count: 40, depth: 14 }),
        fill(p.sea, 'M0 92h480v14H0z'),
        fill(pale, 'M0 104q120-6 250 1t230-3v218H0z'),
        fill(mixColours(pale, mid, 0.5), 'M0 150q140-18 300 2t180-4v172H0z'),
        fill(mid, 'M0 214q160-24 320 2t160-10v114H0z'),
        fill(
          p.low,
          'M330 104Q300 120 332 134T270 164Q180 186 236 214T150 276Q120 296 132 320H250Q236 290 300 256T300 206Q260 188 318 164T362 130Q336 118 352 104z',
        ),
        stroke(p.sun, 2.5, 'M336 110q-18 14 6 24M262 176q-30 14 2 34M214 250q-40 24-46 60', 0.6),
        fill(p.sea, 'M0 186q60-10 120 10t-24 32q-56 12-96 8v-16q60 0 78-10t-78-10z'),
        stroke(p.roof, 2.6, 'M30 170v-34M51 162v-31M73 154v-28M94 146v-25M116 138v-21M137 130v-18M159 122v-15'),
        stroke(p.roof, 1.2, 'M30 143q10 8 21-6t22-4 21-5 22-4 21-3 22-5'),
        dots(s, { x: 0, y: 120, width: 480, height: 80 }, { colour: dark, count: 46, opacity: 0.35 }),
        dots(s, { x: 0, y: 210, width: 480, height: 108 }, { colour: dark, count: 70, size: 2.6, opacity: 0.5 }),
        fill(p.wood, 'M318 268q70 14 128-6 22-10 18-30 10 30-6 44-60 26-140 8z'),
        fill(p.accent, 'M336 246h52l-6 26h-40z'),
        stroke(
          p.roof,
          1.8,
          'M336 246h52M340 256h44M343 265h39M338 246q24-26 48 0M398 258h34M402 268h26M400 258q15-18 30 0',
        ),
        fill(p.shade, 'M352 246q5-12 14-4 8-6 12 4z'),
        fill(p.sun, 'M398 258h34l-4 18h-26z', 0.9),
      ];
    },
  },
  beach: {
    light: 'day',
    horizon: 20,
    distance: 'far',
    alt: '해수욕장 모래밭에 파라솔이 펼쳐진',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 20 }),
        hill(s, rolling(s, 52, 10), { colour: p.far }),
        fill(p.sea, 'M0 62h480v260H0z'),
        fill(p.seaDeep, 'M0 118q200-22 480 12v190H0z', 0.55),
        waves(s, { x: 160, y: 70, width: 320, height: 80 }, { colour: p.wall, count: 22, opacity: 0.6 }),
        fill(p.wall, 'M0 150q120 0 200 50t280 100v20H0z'),
        fill(mixColours(p.shade, p.lamp, 0.55), 'M0 162q116 0 192 50t288 106v2H0z'),
        stroke(p.wall, 3, 'M60 142q110 4 202 68t218 74M150 140q90 22 170 74t160 48', 0.85),
        fill(p.near, 'M0 176q60-6 96 30T60 320H0z'),
        dots(s, { x: 0, y: 190, width: 80, height: 128 }, { colour: p.ground, count: 36, size: 2.4, opacity: 0.6 }),
        pine(s, 28, 212, 0.8, 0),
        pine(s, 64, 236, 0.7, 1),
        pine(s, 22, 276, 1, 2),
        pine(s, 70, 306, 0.9, 0),
        parasol(s, 148, 214, 0.9, p.accent),
        parasol(s, 218, 250, 1.1, p.sun),
        parasol(s, 140, 270, 1.2, p.seaDeep),
        dots(s, { x: 90, y: 220, width: 210, height: 96 }, { colour: p.wood, count: 40, size: 1.8, opacity: 0.25 }),
        fill(p.wall, 'M330 86l3-30q18 12 16 30zM316 90h46q-4 9-14 9h-20q-8 0-12-9z'),
      ];
    },
  },
  'coast-deck': {
    light: 'dusk',
    horizon: 35,
    distance: 'street',
    alt: '바다 절벽을 따라 나무 산책로가 이어지는',
    draw: (s) => {
      const p = s.palette;
      const boards = Array.from({ length: 13 }, (_, index) => {
        const t = (index / 12) ** 1.5;
        return `M${whole(136 + t * 100)} ${whole(154 + t * 160)}L${whole(152 + t * 230)} ${whole(150 + t * 160)}`;
      });
      return [
        sky(s, { band: 90, sun: [336, 118, 34] }),
        hill(s, (x) => 138 - 30 * Math.exp(-(((x - 470) / 90) ** 2)), {
          colour: p.far,
          mist: p.low,
          count: 40,
          depth: 20,
        }),
        water(s, 146),
        waves(s, { x: 140, y: 152, width: 340, height: 148 }, { colour: p.seaDeep, count: 28 }),
        waves(s, { x: 292, y: 152, width: 70, height: 108 }, { colour: p.sun, count: 15, size: 4.5, opacity: 0.85 }),
        fill(p.near, 'M0 60q70 6 110 50t80 60q-14 26 24 62t-24 88H0z'),
        dots(s, { x: 0, y: 90, width: 150, height: 228 }, { colour: p.ground, count: 70, size: 2.2, opacity: 0.5 }),
        fill(p.ground, 'M0 120q60-10 110 40t10 100q10 40-10 60H0z', 0.55),
        stroke(p.roof, 4, 'M186 182v22M206 202v26M226 226v32M250 252v40M282 284v40M160 168v14'),
        fill(p.shade, 'M132 150l14-4q64 32 116 80t138 94H240q-30-58-60-106t-48-64z'),
        stroke(p.wood, 2, boards.join('')),
        stroke(p.wood, 3, 'M146 146q64 32 116 80t138 94'),
        stroke(p.roof, 2.4, 'M146 128q66 24 122 76t152 96M146 137q66 31 120 77t146 96'),
        stroke(p.roof, 3, 'M146 146v-18M172 160v-20M204 182v-22M240 210v-26M284 246v-32M340 290v-38'),
        pine(s, 56, 92, 1.1, 2),
        pine(s, 96, 118, 0.7, 0, true),
        pine(s, 22, 320, 1.5, 1),
      ];
    },
  },
  'winter-sea': {
    light: 'snow',
    horizon: 35,
    distance: 'street',
    alt: '겨울 바다 부두에 유람선이 머무는',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 60 }),
        hill(s, rolling(s, 108, 26), { colour: p.far, mist: p.low, count: 50 }),
        landmark(s, drawLighthouse, 418, 128, 0.62),
        fill(p.near, 'M380 132q40-14 100-10v16H372z'),
        water(s, 128),
        waves(s, { x: 0, y: 136, width: 480, height: 100 }, { colour: p.wall, count: 26, opacity: 0.7 }),
        fill(p.wall, 'M96 176h196v-34h-22v-24H132v24H96z'),
        fill(p.ground, 'M90 140h46v-24h138v24h24v6H90zM150 110h96v6h-96z'),
        fill(
          p.seaDeep,
          'M108 152h18v14h-18zM136 152h18v14h-18zM164 152h18v14h-18zM192 152h18v14h-18zM220 152h18v14h-18zM248 152h18v14h-18zM146 124h22v12h-22zM178 124h22v12h-22zM210 124h22v12h-22z',
        ),
        fill(p.accent, 'M196 88h26v24h-26z'),
        fill(p.roof, 'M196 88h26v7h-26zM60 176q120 10 262-6-20 54-44 62H104q-32-14-44-56z'),
        fill(p.accent, 'M68 200q120 12 240-6l-8 14q-112 14-226 4z'),
        stroke(p.roof, 2.4, 'M150 110V64M150 72l-66 68M150 72l120 70'),
        fill(p.accent, 'M150 64l18 5-18 5z'),
        fill(p.shade, 'M0 244h480v76H0z'),
        fill(p.ground, 'M0 236q120-6 240 2t240-4v28q-60 6-120 0t-120 2-120-2-120 2z'),
        fill(p.roof, 'M322 214h28l-4 30h-20zM52 222h24l-4 26H56z'),
        fill(p.ground, 'M318 214q18-14 36 0zM48 222q16-12 32 0z'),
        stroke(p.wood, 3, 'M330 226q-40 24-76-14M60 232q10 12 36-18'),
        stroke(p.mid, 2, 'M90 262v58M240 264v56M390 262v58', 0.7),
      ];
    },
  },
  'lighthouse-island': {
    light: 'dawn',
    horizon: 60,
    distance: 'far',
    alt: '바다 위 작은 섬에 등대가 선',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 190, sun: [120, 196, 30] }),
        cloud(s, 316, 60, 1.3),
        cloud(s, 200, 110, 0.8),
        water(s, 226),
        waves(s, { x: 0, y: 232, width: 480, height: 78 }, { colour: p.seaDeep, count: 24 }),
        waves(s, { x: 90, y: 230, width: 44, height: 70 }, { colour: p.sun, count: 10, size: 3.6, opacity: 0.8 }),
        fill(p.near, 'M236 240q44-44 114-48t120 44z'),
        dots(s, { x: 260, y: 214, width: 180, height: 22 }, { colour: p.ground, count: 40, opacity: 0.6 }),
        fill(p.ground, 'M252 240q60-20 110-14t94 14z'),
        landmark(s, drawLighthouse, 350, 196, 1.35),
        pine(s, 298, 214, 0.55, 0),
        pine(s, 424, 222, 0.6, 2, true),
      ];
    },
  },
  'pebble-beach': {
    light: 'dawn',
    horizon: 20,
    distance: 'near',
    alt: '해변의 둥근 몽돌 위로 파도가 밀려드는',
    draw: (s) => {
      const p = s.palette;
      const tones = [p.mid, p.far, p.seaDeep, mixColours(p.near, p.far, 0.4), p.shade];
      const stones: string[] = [];
      for (let row = 0; row < 5; row += 1) {
        const size = 11 + row * 7;
        for (let x = -10 + s.random() * 20; x < 490; x += size * 2.02) {
          const y = 190 + row * row * 5 + row * 17 + s.random() * 8 + Math.max(0, 40 - x / 8) * 0.4;
          stones.push(
            oval(tones[Math.floor(s.random() * 5)] ?? p.mid, Math.round(x), Math.round(y), size * 0.98, size * 0.7),
          );
        }
      }
      return [
        sky(s, { band: 30, sun: [104, 54, 22] }),
        hill(s, (x) => 70 - 30 * Math.exp(-(((x - 400) / 80) ** 2)), {
          colour: p.far,
          mist: p.low,
          count: 40,
          depth: 24,
        }),
        water(s, 74),
        waves(s, { x: 0, y: 80, width: 480, height: 70 }, { colour: p.wall, count: 24, opacity: 0.6 }),
        waves(s, { x: 82, y: 80, width: 44, height: 60 }, { colour: p.sun, count: 8, size: 3.4 }),
        fill(p.near, 'M0 176q160-14 480 10v134H0z'),
        ...stones,
        fill(p.wall, 'M0 150q70 26 140 12t120 20 130-14 90 16v-30H0z'),
        fill(p.sea, 'M0 140q70 24 140 10t120 20 130-14 90 16v-42H0z'),
        stroke(p.wall, 2.4, 'M20 136q60 16 120 4M280 148q60 8 120-6', 0.8),
        dots(s, { x: 0, y: 166, width: 480, height: 26 }, { colour: p.wall, count: 50, size: 3.4, opacity: 0.9 }),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
