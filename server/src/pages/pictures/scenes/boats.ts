import { drawLighthouse } from '../landmarksCoast.ts';
import type { NamedScene } from '../namedScene.ts';
import { mixColours, type Palette } from '../palettes.ts';
import { cloud, disc, dots, hill, landmark, pine, placed, rolling, sky, water, waves } from '../scenery.ts';
import { fill, gridPath, stroke } from '../shapes.ts';

function fishingBoat(p: Palette, hull: string): string {
  return [
    stroke(p.roof, 3, 'M0-116V0M-2-92h54'),
    stroke(p.roof, 1.5, 'M14-92v10M30-92v10M46-92v10'),
    disc(p.lamp, 14, -78, 5),
    disc(p.lamp, 30, -78, 5),
    disc(p.lamp, 46, -78, 5),
    fill(p.wall, 'M-40-68h60v34h-60z'),
    fill(p.seaDeep, 'M-34-62h20v14h-20zM-8-62H12v14H-8z'),
    fill(hull, 'M-44-74h68v7h-68zM-78-34Q0-22 108-52 84-6 50 20H-60q-18-28-18-54z'),
    fill(p.wall, 'M-78-34Q0-22 108-52l-7 13Q4-12-77-24z'),
    stroke(p.wall, 2, 'M-68 0Q0 8 74 2'),
  ].join('');
}

function surfboard(
  x: number,
  top: number,
  half: number,
  turn: number,
  colours: readonly [board: string, band: string],
): string {
  const [board, band] = colours;
  const waist = `Q${x + half} ${top + 60} ${x + half * 0.9} 210`;
  return (
    `<g transform="rotate(${turn} ${x} 290)">` +
    fill(board, `M${x} ${top}${waist}T${x} 306Q${x - half * 0.8} 290 ${x - half * 0.9} 210T${x} ${top}z`) +
    stroke(band, 4, `M${x} ${top + 10}V300`) +
    fill(band, `M${x - half * 0.86} 184q${half * 0.86}-14 ${half * 1.72} 0v22q${-half * 0.86}-14 ${-half * 1.72} 0z`) +
    '</g>'
  );
}

/** What one rides or rents on the water, and the quay. */
export const BOATS_SCENES = {
  'harbor-boats': {
    light: 'day',
    horizon: 35,
    distance: 'street',
    alt: '항구 부두에 고깃배와 생선 상자가 있는',
    draw: (s) => {
      const p = s.palette;
      const crate = (x: number, y: number, colour: string) =>
        fill(colour, `M${x} ${y}h52v26h-52z`) + stroke(p.roof, 1.4, `M${x} ${y + 9}h52M${x} ${y + 18}h52`);
      return [
        sky(s, { band: 70 }),
        cloud(s, 90, 46, 0.9),
        cloud(s, 380, 60, 0.8),
        hill(s, rolling(s, 110, 16), { colour: p.far, mist: p.low, count: 40, depth: 20 }),
        fill(p.near, 'M300 108h180v18H300z'),
        landmark(s, drawLighthouse, 452, 112, 0.62),
        water(s, 124, 250),
        waves(s, { x: 0, y: 130, width: 480, height: 100 }, { colour: p.wall, count: 28, opacity: 0.6 }),
        placed(fishingBoat(p, p.roof), 346, 236, 0.8),
        placed(fishingBoat(p, p.accent), 150, 236, 1.2),
        stroke(p.roof, 2, 'M60 74q8-8 14 0 8-8 14 0M258 52q6-6 11 0 6-6 11 0M220 84q5-5 9 0 5-5 9 0'),
        fill(p.shade, 'M0 250h480v70H0z'),
        fill(p.wall, 'M0 246h480v10H0z'),
        stroke(mixColours(p.shade, p.wood, 0.3), 2, 'M90 256v64M210 256v64M330 256v64M450 256v64'),
        fill(p.roof, 'M392 226q-10 0-8 12h36q2-12-8-12zM396 238h12v16h-12z'),
        stroke(p.wood, 3, 'M400 240q-70 30-130 0'),
        crate(52, 246, p.sun),
        crate(24, 268, p.accent),
        crate(84, 272, p.seaDeep),
        fill(p.far, 'M30 266q6-8 18-2l6-4v10l-6-3q-12 5-18-1zM62 244q6-8 18-2l6-4v10l-6-3q-12 5-18-1z'),
      ];
    },
  },
  'sunset-cruise': {
    light: 'dusk',
    horizon: 35,
    distance: 'far',
    alt: '바다 절벽 앞을 유람선이 지나는',
    draw: (s) => {
      const p = s.palette;
      const windows = { y: 168, rows: 1, stepX: 17, stepY: 1, width: 10, height: 9 };
      return [
        sky(s, { band: 84, sun: [128, 110, 36] }),
        hill(s, rolling(s, 122, 14), { colour: p.far, mist: p.low, count: 40, depth: 20 }),
        water(s, 136),
        waves(s, { x: 0, y: 146, width: 480, height: 160 }, { colour: p.seaDeep, count: 34 }),
        waves(s, { x: 84, y: 144, width: 60, height: 150 }, { colour: p.sun, count: 16, size: 4.4, opacity: 0.85 }),
        fill(p.near, 'M350 164q10-60 34-84 20-50 44-52 30 8 60-6v142q-80 8-138 0z'),
        fill(p.ground, 'M404 60q16 40 4 104h-26q16-50 22-104zM446 44q14 50 4 120h34V34z', 0.45),
        pine(s, 424, 34, 0.5, 0),
        pine(s, 458, 32, 0.66, 2, true),
        fill(p.wall, 'M176 162h148v26H176zM200 140h98v22h-98zM232 122h40v18h-40z'),
        fill(p.roof, 'M170 159h160v5H170zM194 137h110v5H194zM228 119h48v5h-48z'),
        fill(
          p.lamp,
          gridPath({ ...windows, x: 184, columns: 8 }) + gridPath({ ...windows, x: 208, y: 146, columns: 5 }),
        ),
        fill(p.accent, 'M284 106h16v32h-16z'),
        stroke(p.roof, 2, 'M252 119V88M252 96l-76 62M252 96l72 62'),
        fill(p.accent, 'M252 88l16 4-16 5z'),
        fill(p.roof, 'M146 186q100 10 206-4-14 34-32 42H184q-30-8-38-38z'),
        fill(p.wall, 'M150 190q100 10 200-4l-3 9q-98 12-194 3z'),
        stroke(p.wall, 2.6, 'M120 226h90M100 236h60M262 230h110M316 240h70', 0.7),
        stroke(p.roof, 2, 'M54 60q8-8 14 0 8-8 14 0M86 44q6-6 11 0 6-6 11 0M224 62q5-5 9 0 5-5 9 0'),
      ];
    },
  },
  'yacht-deck': {
    light: 'day',
    horizon: 60,
    distance: 'near',
    alt: '요트가 돛을 올리고 바다를 달리는',
    draw: (s) => {
      const p = s.palette;
      const slope = (y: number) => (x: number) => y - x * 0.05;
      return [
        sky(s, { band: 120, sun: [404, 76, 26] }),
        cloud(s, 330, 48, 0.8),
        hill(s, (x) => 176 - x * 0.05 - 18 * Math.exp(-(((x - 420) / 70) ** 2)), {
          colour: p.far,
          mist: p.low,
          count: 30,
          depth: 20,
        }),
        hill(s, slope(186), { colour: p.sea }),
        fill(p.seaDeep, 'M0 226l480-26v120H0z', 0.6),
        waves(s, { x: 0, y: 190, width: 480, height: 110 }, { colour: p.wall, count: 32, size: 2.2, opacity: 0.6 }),
        fill(p.wall, 'M150-10L124 246H16Q60 120 150-10z'),
        fill(p.shade, 'M150-10L124 246H90Q110 110 150-10z'),
        stroke(p.far, 1.6, 'M60 150l72 10M40 196l88 10M88 100l48 8'),
        fill(p.accent, 'M170-10Q300 90 332 234l-186 16z'),
        fill(mixColours(p.accent, p.wood, 0.3), 'M170-10Q300 90 332 234l-50 4Q250 100 170-10z'),
        stroke(p.roof, 7, 'M156-10l-24 276'),
        fill(p.roof, 'M-10 258q170-12 362-22-22 56-102 94H-10z'),
        fill(p.wall, 'M-10 258q170-12 362-22l-6 13Q160 262-10 274z'),
        stroke(p.shade, 2, 'M-10 290q140-6 310-20', 0.6),
        stroke(p.wall, 2.6, 'M300 240v-22M252 243v-24M204 246v-24M300 220q-50 6-96 4'),
        fill(p.lamp, 'M180 262h54v-10h-54z'),
      ];
    },
  },
  surfboards: {
    light: 'dawn',
    horizon: 35,
    distance: 'near',
    alt: '파도치는 바닷가에 서핑 보드가 세워진',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 60, sun: [350, 92, 30] }),
        fill(p.sea, 'M0 108h480v212H0z'),
        fill(p.seaDeep, 'M0 150q90-54 180-22t150-18 150 40v60H0z'),
        stroke(p.wall, 6, 'M0 150q90-54 180-22t150-18 150 40'),
        fill(p.sea, 'M40 172q120-50 220-6t180-2v56H40z'),
        stroke(p.wall, 5, 'M0 208q120-18 250 4t230-10'),
        fill(p.shade, 'M0 224q140-12 260 8t220-10v98H0z'),
        dots(s, { x: 0, y: 236, width: 480, height: 80 }, { colour: p.wood, count: 50, opacity: 0.3 }),
        surfboard(112, 66, 27, -4, [p.accent, p.wall]),
        surfboard(190, 88, 25, 2, [p.wall, p.pineLight]),
        surfboard(262, 58, 28, 6, [p.sun, p.roof]),
        fill(p.wood, 'M60 250h270v9H60z'),
        stroke(p.wood, 7, 'M80 250v56M310 250v56'),
        fill(p.accent, 'M376 252h66l-10 44h-46z'),
        stroke(p.roof, 2, 'M376 252h66M380 268h58'),
      ];
    },
  },
  'under-water': {
    light: 'day',
    horizon: 20,
    distance: 'near',
    alt: '테왁이 뜬 바다 밑에 미역과 소라가 보이는',
    draw: (s) => {
      const p = s.palette;
      const deep = mixColours(p.seaDeep, p.roof, 0.25);
      const weed = (x: number, height: number, colour: string, width: number) =>
        stroke(colour, width, `M${x} 322q-14-${height * 0.3} 0-${height * 0.5}t-4-${height * 0.5}`);
      const conch = (x: number, y: number, scale: number) =>
        placed(
          fill(p.shade, 'M-16 6Q-20-12-2-16 14-16 16 0q0 12-16 12-10 0-16-6z') +
            stroke(p.wood, 2.4, 'M8 0q-2-9-10-8-7 2-6 9 2 5 8 3M-14-8l-8-6'),
          x,
          y,
          scale,
        );
      const fish = 'M-22 0q22-16 40-2l12-9v20L18 1q-18 14-40-1z';
      return [
        sky(s, { band: 30 }),
        cloud(s, 90, 30, 0.7),
        hill(s, rolling(s, 58, 12), { colour: p.far }),
        fill(p.sea, 'M0 76q60-8 120 0t120 0 120 0 120 0v250H0z'),
        fill(mixColours(p.sea, p.seaDeep, 0.6), 'M0 130q240 26 480 0v190H0z'),
        fill(p.seaDeep, 'M0 190q240 30 480 0v130H0z'),
        fill(p.wall, 'M150 80l-50 240h70l20-240zM268 80l40 240h50L296 80z', 0.14),
        stroke(p.wall, 4, 'M0 76q60-8 120 0t120 0 120 0 120 0'),
        disc(p.accent, 296, 72, 30),
        fill(mixColours(p.accent, p.wood, 0.35), 'M296 42a30 30 0 0 1 0 60q22-30 0-60z'),
        stroke(p.wall, 2.4, 'M270 60q26 12 52 0M268 84q28-12 56 0'),
        stroke(p.wood, 3, 'M284 102q-20 50-8 84'),
        fill(p.wood, 'M250 184h56q-4 50-28 50t-28-50z', 0.55),
        stroke(p.shade, 1.8, 'M250 184h56M256 200h44M262 218h32M266 184l6 48M290 184l-6 48'),
        fill(deep, 'M0 280q60-34 130-14t120 6 110-16 120 10v54H0z'),
        weed(60, 130, p.pineLight, 9),
        weed(92, 90, p.near, 8),
        weed(30, 80, p.near, 7),
        weed(408, 150, p.pineLight, 10),
        weed(440, 100, p.near, 8),
        weed(376, 84, p.near, 7),
        conch(186, 272, 1.3),
        conch(232, 286, 0.9),
        conch(330, 284, 1.1),
        placed(fill(p.sun, fish), 152, 166, 0.8),
        placed(fill(p.wall, fish), 190, 148, 0.5),
        placed(fill(p.wall, fish), 120, 146, 0.5),
        placed(fill(p.accent, fish), 390, 130, 0.6),
        dots(s, { x: 200, y: 110, width: 60, height: 150 }, { colour: p.wall, count: 16, size: 4, opacity: 0.5 }),
      ];
    },
  },
  kayak: {
    light: 'day',
    horizon: 35,
    distance: 'near',
    alt: '갈대 사이 물길로 카약이 나아가는',
    draw: (s) => {
      const p = s.palette;
      const reed = mixColours(p.accent, p.wood, 0.35);
      const blades: string[] = [];
      const heads: string[] = [];
      for (let index = 0; index < 44; index += 1) {
        const left = index % 2 === 0;
        const x = left ? s.random() * 120 : 360 + s.random() * 120;
        const height = 90 + s.random() * 100 - (left ? x : 480 - x) * 0.4;
        const lean = (left ? 1 : -1) * (6 + s.random() * 14);
        blades.push(
          `M${Math.round(x)} 290q${Math.round(lean * 0.3)}-${Math.round(height * 0.6)} ${Math.round(lean)}-${Math.round(height)}`,
        );
        heads.push(`M${Math.round(x + lean)} ${Math.round(290 - height)}q3-8 5-16`);
      }
      return [
        sky(s, { band: 70, sun: [318, 62, 22] }),
        cloud(s, 150, 54, 0.9),
        hill(s, rolling(s, 108, 22), { colour: p.far, grain: p.mid, mist: p.low, count: 50 }),
        hill(s, rolling(s, 126, 8, 90), { colour: p.mid }),
        water(s, 136),
        waves(s, { x: 120, y: 146, width: 240, height: 160 }, { colour: p.wall, count: 30, opacity: 0.6 }),
        fill(p.near, 'M0 140q60 4 100 40t30 140H0zM480 140q-60 6-96 44t-30 136h126z'),
        stroke(p.ground, 2.6, blades.join('')),
        stroke(reed, 5, heads.join('')),
        fill(p.accent, 'M240 158Q300 226 318 330H162q18-104 78-172z'),
        fill(mixColours(p.accent, p.wood, 0.3), 'M240 158q60 68 78 172h-40q-8-110-38-172z'),
        fill(p.roof, 'M240 236q40 30 44 94h-88q4-64 44-94z'),
        stroke(p.wall, 2.4, 'M240 170v58M214 214q26-12 52 0'),
        stroke(p.wood, 6, 'M128 262l238-34'),
        fill(p.sun, 'M132 252q-40-8-58 14 20 20 60 8zM360 238q40 14 62-6-16-22-58-14z'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
