import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { oneDecimal } from '../ridges.ts';
import { cloud, disc, dots, hill, oval, pine, placed, rolling, sky, water, waves } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** Villages and sights of the coast and the outer island. */
export const ISLAND_SCENES = {
  'wind-turbines': {
    light: 'rain',
    horizon: 60,
    distance: 'far',
    alt: '바닷가 에너지 전시관 뒤로 바람개비 발전기가 도는',
    draw: (s) => {
      const p = s.palette;
      const turbine = (x: number, y: number, scale: number, turn: number) => {
        const blade = (angle: number) =>
          `<path transform="rotate(${angle})" d="M-3-4Q-8-50 0-92 5-50 4-4z" fill="${p.wall}"/>`;
        const mast = fill(p.wall, 'M-4 0l3-150h2L4 0z');
        const rotor = placed([0, 120, 240].map(blade).join('') + disc(p.accent, 0, 0, 6), 0, -150, 1, turn);
        return placed(mast + rotor, x, y, scale);
      };
      return [
        sky(s, { band: 150 }),
        cloud(s, 200, 50, 1.3),
        cloud(s, 300, 96, 0.9),
        fill(p.sea, 'M0 206h480v40H0z'),
        waves(s, { x: 0, y: 210, width: 480, height: 24 }, { colour: p.wall, count: 14 }),
        hill(s, (x) => 240 - 14 * Math.sin(x / 150), { colour: p.near, grain: p.ground }),
        turbine(394, 238, 0.7, 40),
        turbine(322, 246, 0.95, 10),
        turbine(96, 250, 1.25, 70),
        fill(p.shade, 'M170 250v-44q60-34 120 0v44z'),
        fill(p.roof, 'M164 210q66-40 132 0l-4 5q-62-34-124 0z'),
        fill(p.lamp, 'M186 220h88v30h-88z'),
        stroke(p.roof, 2, 'M208 220v30M230 220v30M252 220v30'),
        hill(s, rolling(s, 276, 8), { colour: p.ground, grain: p.near }),
        pine(s, 452, 290, 1, 0, true),
        pine(s, 30, 296, 1.1, 2),
      ];
    },
  },
  'haenyeo-village': {
    light: 'dusk',
    horizon: 35,
    distance: 'near',
    alt: '해녀마을 돌집 앞에 테왁과 망사리가 걸린',
    draw: (s) => {
      const p = s.palette;
      const stones = [mixColours(p.roof, p.far, 0.35), mixColours(p.roof, p.far, 0.5), mixColours(p.roof, p.far, 0.2)];
      const wall: string[] = [];
      for (let row = 0; row < 4; row += 1) {
        for (let x = 250 - (row % 2) * 13; x < 490; x += 27) {
          wall.push(oval(stones[(Math.round(x) + row) % 3] ?? p.roof, x, 214 + row * 20, 14, 10.5));
        }
      }
      const float = (x: number, y: number, radius: number) =>
        disc(p.accent, x, y, radius) +
        stroke(p.wall, 2, `M${x - radius} ${y - 4}q${radius} 10 ${radius * 2} 0`) +
        fill(
          p.wood,
          `M${x - radius * 0.7} ${y + radius * 0.8}h${oneDecimal(radius * 1.4)}q-2 ${radius * 1.6}-${oneDecimal(radius * 0.7)} ${radius * 1.6}t-${oneDecimal(radius * 0.7)}-${radius * 1.6}z`,
          0.6,
        );
      return [
        sky(s, { band: 60, sun: [330, 58, 22] }),
        cloud(s, 240, 42, 0.9),
        hill(s, rolling(s, 104, 12), { colour: p.far }),
        water(s, 116, 230),
        waves(s, { x: 240, y: 124, width: 240, height: 70 }, { colour: p.wall, count: 18 }),
        fill(p.near, 'M0 200q240-20 480 4v116H0z'),
        fill(stones[0] ?? p.roof, 'M40 142h190v96H40z'),
        ...[0, 1, 2, 3].flatMap((row) =>
          [0, 1, 2, 3, 4, 5, 6].map((column) =>
            oval(stones[(row + column) % 3] ?? p.roof, 54 + column * 27, 154 + row * 24, 12, 10),
          ),
        ),
        fill(p.accent, 'M16 146q20-44 66-54h108q46 10 64 54z'),
        fill(p.wood, 'M16 146q120-12 238 0l4 8H12z'),
        stroke(
          p.shade,
          1.6,
          'M70 100l-14 44M104 94l-6 48M138 93v48M172 94l6 48M204 100l14 44M38 122q100-14 196 0',
          0.8,
        ),
        fill(p.wood, 'M112 170h50v68h-50z'),
        fill(p.lamp, 'M118 176h18v26h-18zM140 176h18v26h-18z'),
        ...wall,
        stroke(p.wood, 5, 'M300 286V176M440 286V176M292 182h156'),
        stroke(p.wood, 1.6, 'M328 182v18M376 182v10M416 182v18'),
        float(328, 214, 15),
        float(376, 208, 17),
        float(416, 214, 14),
        fill(p.ground, 'M0 262q140-14 260-2t220 6v54H0z'),
        stroke(p.pine, 5, 'M40 292q10-24 4-42M58 294q10-24 4-44M76 292q8-20 4-40'),
        stroke(p.wood, 3, 'M28 254h62M32 254v44M88 254v44'),
      ];
    },
  },
  'magnolia-grove': {
    light: 'day',
    horizon: 35,
    distance: 'near',
    alt: '바닷가에 오래된 후박나무들이 숲을 이룬',
    draw: (s) => {
      const p = s.palette;
      const leaf = p.pineLight;
      const trunk = mixColours(p.wood, p.far, 0.2);
      const tree = (bend: number) =>
        fill(
          trunk,
          `M-26 0Q-10-50-18-104q-16-20-50-34l4-8q34 8 54 26Q-4-160-24-196h12q12 34 14 62 20-30 54-40l4 8Q24-140 18-104 14-50 34 0z`,
        ) +
        stroke(p.ground, 2, `M-8-10q4-40 0-80M8-14q-4-36 4-70`, 0.5) +
        fill(
          p.pine,
          `M-120-120q-10-50 40-56 0-44 50-40 20-40 66-18 44-14 56 26 44 10 26 58-34 22-66 4-34 24-66 0-40 30-66 10-26 26-40 16z`,
        ) +
        fill(leaf, `M-70-150q0-30 36-30 14-26 44-14 ${bend}-8 36 18-30 6-44 20-22-16-40 2-16 4-32 4z`);
      return [
        sky(s, { band: 70, sun: [250, 104, 24] }),
        hill(s, rolling(s, 120, 8), { colour: p.far, mist: p.low, count: 30, depth: 16 }),
        fill(p.sea, 'M0 132h480v70H0z'),
        waves(s, { x: 0, y: 136, width: 480, height: 50 }, { colour: p.wall, count: 18 }),
        waves(s, { x: 226, y: 134, width: 40, height: 50 }, { colour: p.sun, count: 7, size: 3 }),
        fill(p.near, 'M0 196q140-26 260-12t220-8v144H0z'),
        dots(s, { x: 0, y: 200, width: 480, height: 110 }, { colour: p.accent, count: 50, size: 3, opacity: 0.7 }),
        placed(tree(20), 382, 250, 0.86),
        fill(p.shade, 'M216 188h30q20 40-20 70t-60 62h170q-10-44-46-66t-74-66z'),
        placed(tree(30), 108, 290, 1.3),
        fill(p.ground, 'M0 294q120-16 220 2t260-4v28H0z'),
        oval(p.mid, 300, 268, 18, 9),
        oval(p.far, 330, 276, 13, 7),
        oval(p.mid, 420, 280, 16, 8),
      ];
    },
  },
  'island-bus': {
    light: 'day',
    horizon: 20,
    distance: 'street',
    alt: '섬 바닷길을 작은 버스가 달리는',
    draw: (s) => {
      const p = s.palette;
      const bus = [
        fill(p.sun, 'M-90-8v-66q0-12 12-12H66q20 0 26 22l6 30v26z'),
        fill(p.wall, 'M-90-34h184l4 12v8H-90z'),
        fill(p.glass, 'M-80-76h34v30h-34zM-40-76H-6v30h-34zM0-76h34v30H0zM40-76h24q10 0 14 12l5 18H40z'),
        fill(p.accent, 'M-90-14H98v8H-90z'),
        disc(p.roof, -50, -4, 15),
        disc(p.shade, -50, -4, 6),
        disc(p.roof, 56, -4, 15),
        disc(p.shade, 56, -4, 6),
        fill(p.lamp, 'M90-28h8v8h-7z'),
      ].join('');
      return [
        sky(s, { band: 40 }),
        cloud(s, 330, 38, 0.9),
        water(s, 70),
        waves(s, { x: 170, y: 78, width: 310, height: 90 }, { colour: p.wall, count: 24 }),
        hill(s, (x) => 36 + x * 0.32 - 22 * Math.exp(-(((x - 60) / 60) ** 2)), {
          colour: p.mid,
          grain: p.near,
          count: 80,
          depth: 60,
        }),
        fill(p.accent, 'M40 98l20-16 20 16zM96 122l18-14 18 14z'),
        fill(p.wall, 'M44 98h32v20H44zM100 122h28v18h-28z'),
        fill(p.near, 'M0 160q150 4 290 40t190 8v112H0z'),
        pine(s, 30, 172, 0.8, 2),
        pine(s, 190, 178, 0.6, 0),
        fill(p.shade, 'M0 226q150-8 260 26t220 12v56H0z'),
        stroke(p.wall, 3, 'M0 258q140-6 250 26t230 14'),
        stroke(
          p.wall,
          4,
          'M0 214v-20M50 214v-20M100 218v-20M150 222v-20M200 230v-20M250 242v-20M300 254v-20M350 260v-20M400 260v-20M450 258v-20M0 200q150-8 250 28t230 14',
        ),
        placed(bus, 282, 262, 1.1, 6),
        fill(p.ground, 'M0 296q90-6 150 24H0z'),
        stroke(p.wood, 5, 'M60 312v-86'),
        disc(p.accent, 60, 220, 20),
        fill(p.wall, 'M50 212h20v12H50zM53 226h4v4h-4zM63 226h4v4h-4z'),
      ];
    },
  },
  'wind-hill-tower': {
    light: 'dawn',
    horizon: 60,
    distance: 'street',
    alt: '바람 부는 언덕에 유리창을 두른 전망대가 솟은',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 150, sun: [92, 182, 32] }),
        cloud(s, 130, 66, 1.1),
        hill(s, rolling(s, 206, 18), { colour: mixColours(p.far, p.low, 0.4), mist: p.low, count: 50 }),
        fill(p.sea, 'M0 222h480v40H0z'),
        waves(s, { x: 0, y: 226, width: 240, height: 30 }, { colour: p.wall, count: 14 }),
        hill(s, (x) => 292 - 46 * Math.exp(-(((x - 330) / 150) ** 2)), { colour: p.near, grain: p.ground, count: 80 }),
        placed(
          [
            fill(p.wall, 'M296 252l10-172h44l10 172z'),
            fill(p.shade, 'M334 80h16l10 172h-22z'),
            fill(p.roof, 'M322 110h10v16h-10zM320 150h12v16h-12zM319 190h13v16h-13z'),
            fill(p.roof, 'M244 86h168l-34 22H278z'),
            fill(p.wall, 'M240 78h176v10H240z'),
            fill(p.glass, 'M252 38h152v40H252z'),
            stroke(p.roof, 3, 'M252 38v40M277 38v40M302 38v40M328 38v40M353 38v40M378 38v40M404 38v40'),
            fill(p.accent, 'M232 40q40-34 96-34t96 34z'),
            stroke(p.roof, 4, 'M328 6v-20'),
          ].join(''),
          66,
          44,
          0.8,
        ),
        fill(p.ground, 'M0 292q130-16 250-4t230-8v40H0z'),
        stroke(
          p.pineLight,
          3,
          'M40 296q8-20 24-22M58 298q6-16 20-18M180 290q8-18 22-20M210 292q6-14 18-16M440 286q8-18 22-20',
        ),
        pine(s, 60, 306, 1.1, 1),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
