import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { dots, hill, oval, placed, rolling } from '../scenery.ts';
import { fill, gridPath, stroke } from '../shapes.ts';
import { awning, basket } from './marketParts.ts';

/** Goods of a stall or shop, at arm's length. */
export const GOODS_SCENES = {
  'wild-greens': {
    light: 'dawn',
    horizon: 0,
    distance: 'near',
    alt: '산나물 장터 좌판에 바구니마다 나물과 옥수수가 담긴',
    draw: (s) => {
      const p = s.palette;
      const leaves = (x: number, y: number, colour: string) =>
        fill(colour, `M${x - 44} ${y}q-10-26 12-24 2-22 24-12 16-20 32 0 24-8 22 14 18 2 10 22z`) +
        stroke(
          p.pineLight,
          2.6,
          `M${x - 26} ${y - 2}q4-14 14-20M${x} ${y - 2}q0-18 6-26M${x + 24} ${y - 2}q-2-12-10-18`,
        );
      const corn = (x: number, y: number, turn: number) =>
        placed(
          fill(p.sun, 'M-9 20q-6-40 9-56 15 16 9 56z') +
            stroke(p.accent, 1.4, 'M-4-20v38M0-30v48M4-20v38M-8-6H8M-9 6H9', 0.5) +
            fill(p.pineLight, 'M-14 26q-6-30 2-44 2 26 12 44zM14 26q6-30-2-44-2 26-12 44z'),
          x,
          y,
          1,
          turn,
        );
      return [
        fill(mixColours(p.mid, p.low, 0.5), 'M0 0h480v320H0z'),
        hill(s, rolling(s, 64, 14), { colour: p.mid, grain: p.near, count: 60 }),
        awning(-10, 0, 500, 34, [p.accent, p.wall]),
        stroke(p.wood, 7, 'M38 40v120M442 40v120'),
        fill(p.wood, 'M0 130h480v12H0z'),
        fill(mixColours(p.wood, p.lamp, 0.25), 'M0 142h480v190H0z'),
        stroke(p.wood, 2, 'M0 196h480M0 262h480', 0.35),
        leaves(88, 146, p.near),
        basket(s, 88, 146, 58),
        leaves(236, 142, mixColours(p.near, p.pineLight, 0.5)),
        basket(s, 236, 142, 62),
        corn(350, 128, -14),
        corn(378, 124, 4),
        corn(406, 128, 16),
        basket(s, 382, 144, 58),
        dots(s, { x: 8, y: 222, width: 110, height: 20 }, { colour: '#b98d5c', count: 26, size: 20, opacity: 1 }),
        basket(s, 62, 238, 74),
        leaves(222, 236, p.ground),
        leaves(272, 238, p.near),
        basket(s, 246, 238, 80),
        ...[350, 386, 422, 368, 404].map(
          (x, index) =>
            oval(p.wall, x, 232 - (index > 2 ? 16 : 0), 22, 13) + oval(p.shade, x, 236 - (index > 2 ? 16 : 0), 18, 6),
        ),
        basket(s, 396, 240, 72),
        fill(p.wall, 'M118 180h46v26h-46zM292 178h46v26h-46z'),
        stroke(p.roof, 3, 'M126 190h30M126 198h18M300 188h30M300 196h20'),
      ];
    },
  },
  'herb-shop': {
    light: 'autumn',
    horizon: 0,
    distance: 'street',
    indoor: true,
    alt: '약초 가게에 약장과 말린 약초가 걸린',
    draw: (s) => {
      const p = s.palette;
      const drawers = { x: 96, y: 62, columns: 8, rows: 4, stepX: 36, stepY: 32, width: 31, height: 27 };
      const knobs: string[] = [];
      for (let row = 0; row < 4; row += 1)
        for (let column = 0; column < 8; column += 1) knobs.push(`M${111 + column * 36} ${80 + row * 32}h0`);
      const bundle = (x: number, colour: string) =>
        stroke(p.wood, 2, `M${x} 0v30`) +
        fill(colour, `M${x - 5} 28h10l14 44q-19 10-38 0z`) +
        stroke(p.wood, 2, `M${x - 8} 40q8 5 16 0M${x - 6} 70l4-30M${x + 6} 70l-4-30`, 0.7);
      return [
        fill(mixColours(p.low, p.shade, 0.5), 'M0 0h480v320H0z'),
        fill(p.wood, 'M84 50h304v146H84z'),
        fill(mixColours(p.wood, p.lamp, 0.3), gridPath(drawers)),
        stroke(p.roof, 4.6, knobs.join('')),
        fill(p.roof, 'M76 42h320v10H76z'),
        bundle(30, p.pineLight),
        bundle(62, p.sun),
        bundle(418, p.pineLight),
        bundle(452, p.accent),
        fill(p.wood, 'M0 200h480v14H0z'),
        fill(mixColours(p.wood, p.roof, 0.3), 'M0 214h480v106H0z'),
        stroke(p.roof, 2, 'M120 214v106M240 214v106M360 214v106', 0.5),
        fill(p.shade, 'M146 200q-12-2-12-16t14-16h36q14 2 14 16t-12 16z'),
        fill(p.shade, 'M132 186q-16-2-22-18l8-2q6 10 16 12zM148 168q18-14 36 0z'),
        stroke(p.shade, 4, 'M198 176q16 0 14-14t-16-8'),
        stroke(p.wall, 4, 'M112 160q-8-12 2-22', 0.9),
        fill(p.wall, 'M236 186h26l-4 14h-18zM270 186h26l-4 14h-18z'),
        oval(mixColours(p.accent, p.sun, 0.4), 249, 187, 12, 3),
        oval(mixColours(p.accent, p.sun, 0.4), 283, 187, 12, 3),
        fill(mixColours(p.sun, p.accent, 0.3), 'M330 200v-34q0-6 8-8v-8h30v8q8 2 8 8v34z'),
        fill(p.wall, 'M336 172h34v16h-34z'),
        basket(s, 72, 258, 54),
        basket(s, 208, 264, 58),
        basket(s, 352, 258, 56),
        dots(s, { x: 24, y: 244, width: 96, height: 14 }, { colour: p.accent, count: 34, size: 8, opacity: 1 }),
        ...[166, 186, 206, 226, 246].map(
          (x, index) => oval(p.wood, x, 256 - (index % 2) * 8, 13, 9) + oval(p.shade, x, 253 - (index % 2) * 8, 12, 6),
        ),
        stroke(p.sun, 6, 'M312 252l30-10M336 254l32-12M360 254l32-8M320 244l40-12M350 244l34-10'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
