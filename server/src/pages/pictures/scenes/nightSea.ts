import type { NamedScene } from '../namedScene.ts';
import { disc, dots, hill, moon, pine, placed, rolling, sky, stars, water, waves } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** The sea at night. */
export const NIGHT_SEA_SCENES = {
  'night-pier': {
    light: 'night',
    horizon: 35,
    distance: 'street',
    alt: '바닷가 방파제 길을 따라 등불이 켜진',
    draw: (s) => {
      const p = s.palette;
      const lamps = [
        [418, 250, 1],
        [352, 214, 0.8],
        [300, 188, 0.56],
        [260, 168, 0.42],
        [230, 153, 0.32],
      ] as const;
      const lamp = [
        fill(p.lamp, 'M-60 46a60 12 0 1 0 120 0a60 12 0 1 0-120 0z', 0.16),
        stroke(p.shade, 4, 'M0 46V-62q0-14 14-14'),
        disc(p.lamp, 16, -70, 30, 0.22),
        disc(p.lamp, 16, -70, 12),
      ].join('');
      return [
        sky(s),
        stars(s, 90, 34),
        moon(s, 74, 58, 18),
        hill(s, rolling(s, 116, 18), { colour: p.far }),
        dots(s, { x: 0, y: 112, width: 200, height: 14 }, { colour: p.lamp, count: 18, size: 2.4 }),
        water(s, 130),
        waves(s, { x: 0, y: 138, width: 250, height: 170 }, { colour: p.seaDeep, count: 30 }),
        waves(s, { x: 52, y: 134, width: 40, height: 120 }, { colour: p.sun, count: 9, size: 3.2 }),
        fill(p.shade, 'M206 138h16L480 286v34H96z', 0.35),
        fill(p.shade, 'M214 138h8L480 300v20H250z', 0.3),
        stroke(p.mid, 2, 'M196 176h50M176 200h96M150 232h166M122 268h250', 0.8),
        fill(p.ground, 'M206 138l-8 10L70 320h30z'),
        ...lamps.map(([x, y, scale]) => placed(lamp, x, y, scale)),
        fill(p.wood, 'M146 262h86v6h-86zM154 268h6v22h-6zM218 268h6v22h-6zM146 244h86v7h-86z'),
        waves(s, { x: 30, y: 250, width: 60, height: 60 }, { colour: p.lamp, count: 8, size: 3, opacity: 0.5 }),
      ];
    },
  },
  'keepers-house': {
    light: 'night',
    horizon: 35,
    distance: 'street',
    alt: '등대 아래 등대지기 관사에 불이 켜진',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s),
        stars(s, 130, 44),
        fill(p.lamp, 'M148 36L490-40v130zM132 36L-10 10v50z', 0.14),
        water(s, 128),
        waves(s, { x: 240, y: 136, width: 240, height: 90 }, { colour: p.seaDeep, count: 18 }),
        fill(p.near, 'M0 150q60-30 150-24t190 100q80 30 140 40v60H0z'),
        fill(p.wall, 'M118 190l8-130h28l8 130z'),
        fill(p.accent, 'M122 128l2-26h32l2 26zM119 176l1-24h40l1 24z'),
        fill(p.roof, 'M112 56h56v7h-56zM120 28q20-24 40 0z'),
        fill(p.lamp, 'M124 28h32v28h-32z'),
        stroke(p.roof, 2.4, 'M134 28v28M146 28v28M140 10V2'),
        fill(p.shade, 'M176 186h190v76H176z'),
        fill(p.wall, 'M176 186h128v76H176z'),
        fill(p.accent, 'M158 190l36-46h146l44 46z'),
        fill(p.roof, 'M304 190l36-46 44 46z', 0.25),
        fill(p.wood, 'M322 128h18v26h-18zM226 208h30v54h-30z'),
        fill(p.lamp, 'M190 208h26v26h-26zM268 208h26v26h-26zM322 208h28v26h-28zM231 213h20v18h-20z'),
        stroke(p.roof, 2, 'M203 208v26M190 221h26M281 208v26M268 221h26M336 208v26M322 221h28'),
        stroke(p.shade, 4, 'M331 124q-8-12 2-22t-4-22', 0.4),
        fill(p.ground, 'M0 264q120-14 260-4t220 12v48H0z'),
        fill(p.lamp, 'M222 264h38l40 56h-110z', 0.22),
        stroke(
          p.shade,
          3,
          'M20 290v-28M60 286v-28M100 284v-28M10 268l110-8M380 290v-28M420 294v-28M460 298v-28M370 268l110 10',
          0.8,
        ),
        pine(s, 430, 270, 0.8, 1, true),
      ];
    },
  },
  'sea-hotel': {
    light: 'night',
    horizon: 60,
    distance: 'far',
    alt: '바닷가 언덕에 창마다 불을 켠 호텔이 선',
    draw: (s) => {
      const p = s.palette;
      const storey = (x: number, y: number, width: number) => {
        const rooms = Array.from({ length: Math.floor(width / 26) }, (_, index) =>
          fill(s.random() > 0.3 ? p.lamp : p.seaDeep, `M${x + 8 + index * 26} ${y + 6}h17v20h-17z`),
        );
        return (
          fill(p.wall, `M${x} ${y}h${width}v30h-${width}z`) +
          fill(p.shade, `M${x - 6} ${y + 28}h${width + 12}v6H${x - 6}z`) +
          rooms.join('')
        );
      };
      return [
        sky(s),
        stars(s, 120, 40),
        moon(s, 92, 66, 20),
        hill(s, rolling(s, 150, 12), { colour: p.far }),
        fill(p.sea, 'M0 170h480v150H0z'),
        waves(s, { x: 0, y: 178, width: 300, height: 132 }, { colour: p.seaDeep, count: 32, size: 2.2 }),
        waves(s, { x: 62, y: 176, width: 50, height: 114 }, { colour: p.sun, count: 12, size: 3.4 }),
        fill(p.near, 'M200 320q20-84 100-110t180-90v200z'),
        storey(340, 78, 140),
        storey(318, 112, 164),
        storey(296, 146, 186),
        storey(274, 180, 208),
        storey(252, 214, 230),
        fill(p.wood, 'M244 248h240v16H244z'),
        fill(p.accent, 'M352 60h60v18h-60z'),
        stroke(p.wall, 3, 'M362 69h40'),
        fill(p.ground, 'M180 320q60-58 150-52t150-6v58z'),
        pine(s, 226, 292, 0.8, 0),
        pine(s, 452, 300, 1.1, 2),
        pine(s, 280, 284, 0.5, 1),
        waves(s, { x: 150, y: 250, width: 70, height: 50 }, { colour: p.lamp, count: 10, size: 2.6, opacity: 0.5 }),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
