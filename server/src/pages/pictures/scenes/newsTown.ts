import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { cloud, disc, dots, hill, oval, placed, rolling, sky, stars, waves } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** News of the towns: what stands where the work was done. */
export const NEWS_TOWN_SCENES = {
  'news-festival-screen': {
    light: 'night',
    horizon: 35,
    distance: 'near',
    alt: '축제장에 길 안내 화면이 세워진',
    draw: (s) => {
      const p = { ...s.palette, wall: '#f1efe6' };
      return [
        sky(s),
        stars(s, 80, 26),
        hill(s, rolling(s, 118, 16), { colour: p.far }),
        fill(p.near, 'M0 136q240-16 480 0v184H0z'),
        fill(p.accent, 'M16 176l44-34 44 34zM378 168l44-34 44 34z'),
        fill(p.wall, 'M20 176h80v50H20zM382 168h80v56h-80z', 0.85),
        fill(p.lamp, 'M30 186h60v26H30zM392 178h60v28h-60z'),
        stroke(p.mid, 2, 'M-10 54q130 50 250 10t250 0'),
        ...[30, 90, 150, 210, 270, 330, 390, 450].map((x, index) =>
          oval(index % 3 ? p.lamp : p.accent, x, [80, 92, 94, 84, 74, 72, 76, 76][index] ?? 80, 11, 13),
        ),
        fill(p.ground, 'M0 250q240-14 480 0v70H0z'),
        fill(p.roof, 'M150 108h180v160H150zM212 268h56v30h-56zM180 296h120v10H180z'),
        fill(p.wall, 'M160 118h160v140H160z'),
        fill('#dfeae4', 'M170 146h140v74H170z'),
        stroke('#b9cfc4', 6, 'M170 176q60-20 80 8t60-6M220 146q-10 40 10 74M276 146q14 40-6 74'),
        `<path d="M186 206q20-40 50-30t56-14" fill="none" stroke="${p.accent}" stroke-width="5" stroke-linecap="round" stroke-dasharray="9 8"/>`,
        fill(p.accent, 'M292 140q14 0 14 14 0 12-14 24-14-12-14-24 0-14 14-14z'),
        disc(p.wall, 292, 154, 5),
        disc(p.roof, 186, 206, 7),
        fill(p.near, 'M170 126h84v10h-84zM170 230h60v16h-60z'),
        fill(p.accent, 'M246 230h64v16h-64z'),
        waves(s, { x: 120, y: 270, width: 220, height: 40 }, { colour: p.lamp, count: 12, size: 2.4, opacity: 0.4 }),
      ];
    },
  },
  'news-alley-shop': {
    light: 'dusk',
    horizon: 0,
    distance: 'street',
    alt: '골목 가게 진열대에 새 포장 상품이 놓인',
    draw: (s) => {
      const p = s.palette;
      const brick = mixColours(p.accent, p.wood, 0.5);
      let courses = '';
      for (let y = 14; y < 300; y += 15) for (let x = y % 30 ? 4 : 20; x < 480; x += 34) courses += `M${x} ${y}h15`;
      const box = (x: number, y: number, w: number, h: number, colour: string) =>
        fill(colour, `M${x} ${y - h}h${w}v${h}h-${w}z`) +
        fill(p.wall, `M${x + 4} ${whole(y - h * 0.66)}h${w - 8}v${whole(h * 0.36)}h-${w - 8}z`);
      const bag = (x: number, y: number, colour: string) =>
        fill(colour, `M${x} ${y - 42}h34l4 42h-42z`) +
        stroke(p.wood, 2.4, `M${x + 8} ${y - 42}q9-18 18 0`) +
        disc(p.wall, x + 17, y - 20, 9);
      return [
        fill(brick, 'M0 0h480v320H0z'),
        stroke(mixColours(brick, p.ground, 0.4), 1.4, courses, 0.5),
        fill(p.pine, 'M48 40h384v40H48z'),
        fill(p.lamp, 'M96 54h140v12H96zM250 54h60v12h-60z'),
        fill(p.roof, 'M58 92h260v180H58zM336 92h86v196h-86z'),
        fill(p.lamp, 'M66 100h244v150H66zM344 100h70v110h-70z'),
        fill(mixColours(p.lamp, p.accent, 0.2), 'M66 100h244v26H66z'),
        fill(p.wood, 'M66 174h244v8H66zM66 244h244v8H66z'),
        box(78, 174, 30, 42, p.accent),
        box(114, 174, 30, 42, p.near),
        box(150, 174, 30, 42, p.accent),
        bag(198, 174, p.wall),
        bag(250, 174, p.sun),
        box(78, 244, 54, 30, p.near),
        box(78, 214, 44, 24, p.sun),
        bag(146, 244, p.accent),
        ...[200, 226, 252, 278].map(
          (x, index) =>
            fill([p.near, p.accent, p.sun, p.near][index] ?? p.near, `M${x} 244v-30q0-8 6-8v-8h8v8q6 0 6 8v30z`) +
            fill(p.wall, `M${x} 220h20v12h-20z`),
        ),
        fill(p.roof, 'M396 206h6v22h-6z'),
        fill(
          p.sun,
          'M48 80h384l14 26q-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-28 0-14 12-14 0z',
        ),
        fill(p.ground, 'M0 288h480v32H0z'),
        fill(p.lamp, 'M66 288h244l30 32H36z', 0.25),
        fill(p.accent, 'M438 250h30l-4 38h-22z'),
        disc(p.pineLight, 453, 236, 22),
        stroke(p.wood, 5, 'M14 288l14-60 14 60'),
        fill(p.roof, 'M8 222h40v44H8z'),
        stroke(p.wall, 3, 'M16 234h24M16 244h18M16 254h22'),
      ];
    },
  },
  'news-fishing-nets': {
    light: 'day',
    horizon: 20,
    distance: 'near',
    alt: '부두에 폐어망 더미와 새 원료 자루가 놓인',
    draw: (s) => {
      const p = s.palette;
      const mesh: string[] = [];
      for (let index = 0; index < 11; index += 1)
        mesh.push(
          `M${30 + index * 22} 262q${30 - index * 4}-${60 + Math.round(40 * Math.sin((index / 10) * Math.PI))} ${90 - index * 14}-${96 + Math.round(30 * Math.sin((index / 10) * Math.PI))}`,
        );
      for (let index = 0; index < 6; index += 1)
        mesh.push(`M${36 + index * 10} ${250 - index * 20}q${104 - index * 10}-${30} ${208 - index * 22} 0`);
      return [
        sky(s, { band: 36 }),
        cloud(s, 330, 34, 0.9),
        hill(s, rolling(s, 62, 14), { colour: p.far, mist: p.low, count: 40 }),
        fill(p.sea, 'M0 76h480v110H0z'),
        fill(p.seaDeep, 'M0 128q200-16 480 6v60H0z', 0.55),
        waves(s, { x: 0, y: 82, width: 480, height: 90 }, { colour: p.wall, count: 26 }),
        fill(p.wall, 'M0 176h480v12H0z'),
        fill(p.shade, 'M0 188h480v132H0z'),
        stroke(p.mid, 2, 'M0 236h480M110 188v132M260 188v132M400 188v132', 0.5),
        fill(p.near, 'M20 268q10-70 70-110 50-26 100 10 60 40 66 100-120 20-236 0z'),
        stroke(p.pineLight, 2, mesh.join('')),
        stroke(p.sun, 4, 'M24 262q60-20 110 0t120-6'),
        ...[
          [70, 190],
          [120, 158],
          [186, 176],
          [226, 226],
          [50, 244],
          [146, 216],
        ].map(([x = 0, y = 0]) => oval(p.accent, x, y, 13, 9) + stroke(p.wall, 2, `M${x} ${y - 9}v18`)),
        stroke(p.accent, 5, 'M270 232h34M296 222l12 10-12 10'),
        fill(p.wall, 'M326 178q40-14 78 0l10 92q-48 14-96 0z'),
        fill(p.shade, 'M380 172q14 2 24 6l10 92q-14 4-28 6z'),
        oval(p.near, 365, 180, 38, 10),
        dots(s, { x: 334, y: 174, width: 62, height: 12 }, { colour: p.pineLight, count: 34, size: 5, opacity: 1 }),
        fill(p.near, 'M340 212h50v30h-50z'),
        stroke(p.wall, 3, 'M356 232q-8-14 8-14 14 0 10 12M370 236l6-6-8-2'),
        fill(p.wall, 'M428 236h36v44h-36z'),
        fill(p.near, 'M422 228h48v10h-48zM422 278h48v10h-48z'),
        stroke(p.near, 2.4, 'M428 246h36M428 254h36M428 262h36M428 270h36'),
      ];
    },
  },
  'news-market-sign': {
    light: 'dusk',
    horizon: 20,
    distance: 'far',
    alt: '시장 길목에 새 안내판과 장바구니가 보이는',
    draw: (s) => {
      const p = s.palette;
      const stall = (x: number, y: number, k: number, colour: string) =>
        placed(
          fill(p.wood, 'M-48-50h6V0h-6zM42-50h6V0h-6z') +
            fill(p.shade, 'M-50-22H50V0H-50z') +
            fill(colour, 'M-58-50l10-24h96l10 24q-10 12-20 0-9 12-19 0-9 12-19 0-9 12-19 0-9 12-19 0-10 12-20 0z') +
            fill(p.sun, 'M-40-22a10 8 0 0 1 20 0zM-14-22a10 8 0 0 1 20 0z') +
            fill(p.pineLight, 'M14-22a12 10 0 0 1 26 0z'),
          x,
          y,
          k,
        );
      return [
        sky(s, { band: 30, sun: [300, 60, 22] }),
        hill(s, rolling(s, 76, 16), { colour: p.far, mist: p.low, count: 40 }),
        fill(p.mid, 'M0 60l150 30v90L0 250zM480 70l-120 24v80l120 70z'),
        fill(p.lamp, 'M20 92l34 6v40l-34 6zM76 102l26 5v30l-26 5zM420 98l-26 6v34l26 6z'),
        fill(p.shade, 'M150 90h210v60l120 170H0l150-150z'),
        fill(p.far, 'M210 112h60l130 208H120z', 0.5),
        stall(150, 156, 0.5, p.accent),
        stall(344, 152, 0.5, p.near),
        stall(110, 196, 0.85, p.sun),
        stall(392, 192, 0.85, p.accent),
        stall(44, 262, 1.3, p.near),
        stroke(p.roof, 3, 'M0 40q120 60 240 30t240-20'),
        ...[40, 90, 140, 190, 290, 340, 390, 440].map((x, index) =>
          fill(index % 2 ? p.accent : p.wall, `M${x} ${[60, 72, 78, 80, 66, 60, 56, 54][index] ?? 60}h24l-12 22z`),
        ),
        stroke(p.roof, 7, 'M262 306V150M390 306V150'),
        fill(p.roof, 'M248 136h156v96H248z'),
        fill(p.wall, 'M256 144h140v80H256z'),
        fill(p.accent, 'M264 152h70v10h-70z'),
        stroke(p.mid, 6, 'M270 182h48v26h58M318 182v-8M350 208v10'),
        disc(p.accent, 376, 196, 7),
        disc(p.roof, 270, 182, 6),
        fill(p.accent, 'M430 262h40l-6 46h-30z'),
        stroke(p.wood, 4, 'M436 262q14-30 28 0'),
        fill(p.pineLight, 'M438 262q0-16 10-22 2 12 0 22z'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
