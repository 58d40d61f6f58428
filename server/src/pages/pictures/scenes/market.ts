import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { disc, dots, hill, oval, placed, rolling, sky, stars, waves } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { awning, lantern } from './marketParts.ts';

function nightCart({ palette: p }: Sheet, x: number, y: number, width: number, colour: string): string {
  const goods = [p.accent, p.sun, p.pineLight];
  const skewers = [0, 1, 2, 3].map((index) => {
    const at = whole(x + 16 + (index * (width - 30)) / 4);
    return (
      stroke(p.wood, 2.4, `M${at} ${y + 58}v-26`) +
      fill(goods[index % 3] ?? p.accent, `M${Number(at) - 5} ${y + 34}h10v6h-10zM${Number(at) - 5} ${y + 42}h10v6h-10z`)
    );
  });
  return [
    fill(mixColours(p.lamp, p.accent, 0.25), `M${x + 8} ${y}h${width - 16}v90h${16 - width}z`),
    fill(p.lamp, `M${x + 8} ${y + 8}h${width - 16}v22h${16 - width}z`, 0.7),
    awning(x, y - 26, width, 22, [p.wall, colour]),
    fill(p.roof, `M${x} ${y - 32}h${width}v7h-${width}z`),
    fill(colour, `M${x} ${y + 62}h${width}v44h-${width}z`),
    fill(p.wood, `M${x} ${y + 58}h${width}v7h-${width}z`),
    ...skewers,
    stroke(p.wall, 3, `M${whole(x + width * 0.6)} ${y + 30}q-6-12 2-20t-2-18`, 0.55),
    disc(p.roof, x + 24, y + 110, 13),
    disc(p.roof, x + width - 24, y + 110, 13),
  ].join('');
}

function fishTub({ palette: p }: Sheet, x: number, y: number, radius: number): string {
  const red = '#c8503a';
  const r = radius;
  return (
    oval(red, x, y, r, r * 0.34) +
    oval(p.sea, x, y - 3, r * 0.88, r * 0.27) +
    fill(
      mixColours(red, p.wood, 0.25),
      `M${x - r} ${y}q${whole(r * 0.1)} ${whole(r * 0.5)} ${whole(r * 0.3)} ${whole(r * 0.56)}h${whole(r * 1.4)}q${whole(r * 0.2)}-${whole(r * 0.06)} ${whole(r * 0.3)}-${whole(r * 0.56)}q${-r} ${whole(r * 0.66)} ${-2 * r} 0z`,
    )
  );
}

const FISH = 'M-22 0q22-16 40-2l12-9v20L18 1q-18 14-40-1z';

/** Markets and tables, seen from the counter. */
export const MARKET_SCENES = {
  'old-market': {
    light: 'dawn',
    horizon: 20,
    distance: 'near',
    alt: '시장 장터에 국밥 솥과 천막 가게가 늘어선',
    draw: (s) => {
      const p = s.palette;
      const pot = (x: number, y: number, r: number) =>
        fill(mixColours(p.wood, p.shade, 0.3), `M${x - r * 1.2} ${y}h${r * 2.4}v${r}h-${r * 2.4}z`) +
        fill(p.accent, `M${x - r * 0.4} ${y + r * 0.3}h${r * 0.8}v${r * 0.7}h-${r * 0.8}z`) +
        fill(p.roof, `M${x - r} ${y - r * 0.3}h${r * 2}q0 ${r * 0.7}-${r} ${r * 0.7}t-${r}-${r * 0.7}z`) +
        oval(p.roof, x, y - r * 0.3, r * 1.15, r * 0.22) +
        oval(p.lamp, x, y - r * 0.34, r * 0.86, r * 0.14) +
        stroke(
          p.wall,
          5,
          `M${x - r * 0.3} ${y - r * 0.7}q-12-18 2-32t-2-28M${x + r * 0.4} ${y - r * 0.7}q-10-14 2-26t-2-24`,
          0.8,
        );
      return [
        sky(s, { band: 30 }),
        hill(s, rolling(s, 72, 18), { colour: p.far, mist: p.low, count: 50 }),
        fill(mixColours(p.mid, p.roof, 0.25), 'M0 128h160v90H0zM320 122h160v100H320z'),
        fill(p.ground, 'M-10 128l40-30h110l36 30-6 8H-4zM304 122l40-32h110l40 32v8H310z'),
        fill(p.near, 'M0 214h480v106H0z'),
        awning(24, 130, 180, 26, [p.accent, p.wall]),
        awning(272, 126, 200, 26, [p.pine, p.wall]),
        stroke(p.wood, 5, 'M28 130v110M200 130v110M276 126v110M468 126v110'),
        fill(p.wood, 'M30 202h168v9H30zM280 200h186v9H280z'),
        fill(p.wall, 'M46 188h34v14H46zM88 190h30v12H88zM126 186h24v16h-24zM296 184h40v16h-40zM344 188h36v12h-36z'),
        fill(p.sun, 'M156 202a16 12 0 0 1 32 0zM392 200a14 11 0 0 1 28 0zM426 200a14 11 0 0 1 28 0z'),
        fill(mixColours(p.wood, p.shade, 0.25), 'M30 211h168v34H30zM280 209h186v36H280z'),
        pot(236, 258, 56),
        pot(92, 274, 42),
        fill(p.wood, 'M330 266h112v8H330zM342 274h7v30h-7zM424 274h7v30h-7z'),
        fill(p.wall, 'M352 254h26l-4 12h-18zM394 254h26l-4 12h-18z'),
        oval(p.accent, 365, 254, 13, 3),
        oval(p.accent, 407, 254, 13, 3),
      ];
    },
  },
  'night-market': {
    light: 'night',
    horizon: 0,
    distance: 'street',
    alt: '야시장 수레마다 등을 켜고 꼬치를 굽는',
    draw: (s) => {
      const p = s.palette;
      const lanterns = [
        [24, 60],
        [70, 78],
        [118, 76],
        [166, 56],
        [214, 48],
        [262, 62],
        [312, 68],
        [360, 54],
        [408, 44],
        [452, 40],
      ] as const;
      const lit = Array.from(
        { length: 30 },
        () => `M${whole(8 + s.random() * 464)} ${whole(78 + s.random() * 36)}h5v6h-5z`,
      );
      return [
        sky(s),
        stars(s, 60, 24),
        fill(p.near, 'M0 120V72h46V54h52v26h40V62h60v30h34V70h56v18h44V58h58v26h40V66h50v54z'),
        fill(p.lamp, lit.join(''), 0.55),
        fill(mixColours(p.near, p.ground, 0.4), 'M0 118h480v202H0z'),
        stroke(p.roof, 2, 'M-10 36Q90 96 180 50t180 4 140-24'),
        ...lanterns.map(([x, y], index) => placed(lantern(index % 3 ? p.lamp : p.accent, p.roof), x, y, 1)),
        nightCart(s, -46, 152, 160, p.pineLight),
        nightCart(s, 330, 150, 170, p.accent),
        nightCart(s, 134, 166, 178, '#b4561f'),
        fill(p.ground, 'M0 286h480v34H0z'),
        waves(s, { x: 0, y: 290, width: 480, height: 26 }, { colour: p.lamp, count: 24, size: 2.6, opacity: 0.5 }),
        waves(s, { x: 150, y: 292, width: 140, height: 24 }, { colour: p.accent, count: 10, size: 3 }),
      ];
    },
  },
  'food-alley': {
    light: 'dusk',
    horizon: 0,
    distance: 'near',
    alt: '골목 식탁에 국밥과 전, 나물이 차려진',
    draw: (s) => {
      const p = s.palette;
      const herb = '#66794a';
      const bowl = (x: number, y: number, r: number, food: string) =>
        oval(mixColours(p.wood, p.roof, 0.4), x + 4, y + 8, r, r * 0.66) +
        oval(p.wall, x, y, r, r * 0.66) +
        oval(food, x, y - 1, r * 0.8, r * 0.5);
      return [
        fill(p.near, 'M0 0h480v320H0z'),
        fill(mixColours(p.near, p.mid, 0.5), 'M0 0h130v150H0zM350 0h130v150H350z'),
        fill(p.low, 'M172 0h136v112H172z'),
        fill(p.mid, 'M130 0h42v112l-42 38zM350 0h-42v112l42 38z'),
        disc(p.sun, 240, 74, 24),
        fill(p.far, 'M172 92q60-16 136 0v30H172z'),
        fill(p.shade, 'M172 112h136l60 60H112z'),
        fill(p.accent, 'M20 36h76v42H20zM390 28h66v40h-66zM142 60h20v34h-20z'),
        fill(p.wall, 'M30 48h56v5H30zM30 60h36v5H30zM400 40h46v5h-46zM400 52h30v5h-30z'),
        fill(p.lamp, 'M30 96h66v54H30zM384 88h70v62h-70z'),
        stroke(p.roof, 3, 'M63 96v54M30 122h66M419 88v62M384 118h70'),
        placed(lantern(p.lamp, p.roof), 118, 24, 1.1),
        placed(lantern(p.accent, p.roof), 364, 20, 1.1),
        fill(p.wood, 'M-10 176Q240 130 490 176V330H-10z'),
        fill(mixColours(p.wood, p.lamp, 0.28), 'M10 186q230-44 460 0l20 134H-10z'),
        stroke(p.wood, 2, 'M120 168L70 320M240 164v156M360 168l50 152', 0.35),
        bowl(240, 226, 66, mixColours(p.accent, p.sun, 0.35)),
        oval(herb, 226, 220, 14, 6),
        oval(p.wall, 258, 230, 16, 7),
        oval(herb, 246, 238, 8, 4),
        bowl(112, 226, 42, herb),
        bowl(366, 222, 46, p.sun),
        stroke(p.accent, 3, 'M344 222h44M352 214h28M354 232h24'),
        bowl(90, 284, 36, p.accent),
        bowl(176, 290, 30, p.lamp),
        bowl(318, 290, 34, herb),
        bowl(408, 286, 34, p.wall),
        stroke(p.shade, 5, 'M438 196l26 110M452 194l24 104'),
        stroke(p.wall, 5, 'M222 180q-10-18 2-32t-2-28M252 176q-10-16 2-30t-2-24', 0.85),
      ];
    },
  },
  'fish-tanks': {
    light: 'night',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '회센터 수조와 대야에 생선이 담긴',
    draw: (s) => {
      const p = { ...s.palette, sea: '#8fbfcb', seaDeep: '#4f8ea4' };
      const tub = (x: number, y: number, r: number) => fishTub({ ...s, palette: p }, x, y, r);
      const fish = (x: number, y: number, scale: number, colour: string) => placed(fill(colour, FISH), x, y, scale);
      return [
        fill(mixColours(p.roof, p.low, 0.4), 'M0 0h480v320H0z'),
        fill(p.sea, 'M0 40h480v110H0z'),
        fish(34, 72, 0.9, p.seaDeep),
        fish(208, 102, 0.9, p.seaDeep),
        fish(434, 80, 0.8, p.seaDeep),
        fish(118, 116, 0.65, p.roof),
        fish(284, 70, 0.65, p.roof),
        fish(356, 118, 0.7, p.accent),
        dots(s, { x: 0, y: 50, width: 480, height: 90 }, { colour: p.wall, count: 30, size: 3, opacity: 0.8 }),
        stroke(p.wall, 5, 'M0 150V40M80 40v110M160 40v110M240 40v110M320 40v110M400 40v110M480 40v110'),
        awning(0, 0, 480, 30, [p.accent, p.wall]),
        stroke(p.roof, 2, 'M60 40v26M240 40v26M420 40v26'),
        ...[60, 240, 420].map(
          (x) => disc(p.lamp, x, 84, 22, 0.3) + fill(p.roof, `M${x - 14} 80q14-26 28 0z`) + disc(p.lamp, x, 82, 7),
        ),
        fill(p.shade, 'M0 150h480v24H0z'),
        fill(mixColours(p.seaDeep, p.roof, 0.45), 'M0 174h480v150H0z'),
        tub(70, 190, 62),
        tub(210, 188, 64),
        tub(352, 190, 62),
        tub(478, 190, 60),
        fish(60, 184, 1, p.roof),
        fish(204, 184, 1.1, p.accent),
        fish(342, 186, 1, p.roof),
        tub(0, 246, 76),
        tub(142, 250, 80),
        tub(300, 250, 82),
        tub(446, 250, 78),
        fish(130, 244, 1.3, p.roof),
        fish(164, 252, 1.1, p.seaDeep),
        fish(290, 242, 1.2, p.accent),
        fish(318, 252, 1, p.roof),
        fish(440, 244, 1.3, p.roof),
        fill(p.sun, 'M40 296h60v24H40zM206 296h70v24h-70zM372 296h64v24h-64z'),
        stroke(p.roof, 3, 'M52 308h36M220 308h42M386 308h36'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
