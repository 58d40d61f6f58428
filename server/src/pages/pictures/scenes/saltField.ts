import type { NamedScene } from '../namedScene.ts';
import { mixColours, type Palette } from '../palettes.ts';
import { oneDecimal as r1, whole } from '../ridges.ts';
import { cloud, disc, dots, hill, rolling, sky, waves } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

function saltHeap({ palette: p }: Sheet, x: number, y: number, width: number): string {
  const peak = y - width * 1.02;
  const side = `Q${r1(x + width * 0.3)} ${r1(y - width * 0.5)} ${x + width} ${y}`;
  return (
    fill(p.wall, `M${x - width} ${y}Q${r1(x - width * 0.3)} ${r1(y - width * 0.5)} ${x} ${r1(peak)}${side}z`) +
    fill(
      p.shade,
      `M${x} ${r1(peak)}${side}H${r1(x + width * 0.22)}Q${r1(x + width * 0.1)} ${r1(y - width * 0.5)} ${x} ${r1(peak)}z`,
    )
  );
}

/** A tread wheel that lifts sea water: spokes and paddles round an axle. */
function treadWheel(x: number, y: number, radius: number, colours: { wood: string; paddle: string }): string {
  let spokes = '';
  let paddles = '';
  const at = (angle: number, share: number) =>
    `${r1(x + Math.cos(angle) * radius * share)} ${r1(y + Math.sin(angle) * radius * share)}`;
  for (let index = 0; index < 14; index += 1) {
    const angle = (index / 14) * Math.PI * 2;
    spokes += `M${x} ${y}L${at(angle, 1)}`;
    paddles += `M${at(angle, 0.74)}L${at(angle, 1.08)} ${at(angle + 0.18, 1.08)} ${at(angle + 0.18, 0.82)}z`;
  }
  return [
    stroke(colours.wood, r1(radius / 18), spokes),
    fill(colours.paddle, paddles),
    `<circle cx="${x}" cy="${y}" r="${r1(radius * 0.72)}" fill="none" stroke="${colours.wood}" stroke-width="${r1(radius / 16)}"/>`,
    disc(colours.wood, x, y, radius * 0.12),
  ].join('');
}

interface PanShape {
  horizon: number;
  /** Where all rows run together. */
  vanishing: number;
  /** Levels of the banks between the pans, from the horizon down. */
  banks: readonly number[];
  /** Width of a pan. */
  spread: number;
  colourOf: (row: number, column: number) => string;
}

/** Evaporation ponds in perspective; each colour is one path. */
function saltPans(p: Palette, { horizon, vanishing, banks, spread, colourOf }: PanShape): string {
  const paths = new Map<string, string>();
  const at = (column: number, y: number) => whole(vanishing + (column * spread * (y - horizon + 6)) / 10);
  banks.slice(1).forEach((bottom, row) => {
    const top = banks[row] ?? horizon;
    for (let column = -9; column < 10; column += 1) {
      const colour = colourOf(row, column + 40);
      const pan = `M${at(column, top)} ${top}H${at(column + 1, top)}L${at(column + 1, bottom)} ${bottom}H${at(column, bottom)}z`;
      paths.set(colour, (paths.get(colour) ?? '') + pan);
    }
  });
  let rails = '';
  for (let column = -9; column < 10; column += 1) rails += `M${at(column, horizon)} ${horizon}L${at(column, 320)} 320`;
  return [
    fill(p.sea, `M0 ${horizon}h480v${320 - horizon}H0z`),
    ...[...paths].map(([colour, path]) => fill(colour, path)),
    stroke(p.ground, 2.4, rails, 0.9),
    ...banks.map((y, index) => stroke(p.ground, r1(1 + index * 0.9), `M0 ${y}H480`)),
  ].join('');
}

/** A salt field from far to near: gallery of one place. */
export const SALT_FIELD_SCENES = {
  'salt-pans': {
    light: 'dusk',
    horizon: 35,
    distance: 'far',
    alt: '소금밭에 수차와 소금 더미가 있는',
    draw: (s) => {
      const p = s.palette;
      const colours = [p.sea, p.low, mixColours(p.sea, p.sun, 0.18), p.sea, p.sky];
      return [
        sky(s, { band: 40, sun: [150, 78, 30] }),
        hill(s, rolling(s, 84, 9, 200), { colour: mixColours(p.far, p.low, 0.3) }),
        hill(s, rolling(s, 94, 6, 120), { colour: p.far, mist: p.cloud, count: 40, depth: 12 }),
        saltPans(p, {
          horizon: 104,
          vanishing: 176,
          banks: [104, 112, 124, 142, 170, 212, 262, 320],
          spread: 8.5,
          colourOf: (row, column) => colours[(row * 2 + column * 3) % 5] ?? p.sea,
        }),
        fill(p.roof, 'M22 84l34-14 34 14v21H22zM100 93l20-9 20 9v12h-40z'),
        fill(p.ground, 'M18 86l38-17 38 17-3 4-35-15-35 15z'),
        stroke(p.near, 1.2, 'M34 90v14M46 86v18M58 84v20M70 87v17'),
        saltHeap(s, 216, 128, 9),
        saltHeap(s, 236, 128, 7),
        saltHeap(s, 118, 150, 13),
        saltHeap(s, 146, 150, 11),
        stroke(
          p.sun,
          4,
          'M142 118h18M138 134h24M140 152h30M132 176h26M138 200h40M128 232h44M136 276h56M120 292h40',
          0.75,
        ),
        fill(p.ground, 'M318 236h130l10 14H306z'),
        treadWheel(382, 182, 54, { wood: p.roof, paddle: p.accent }),
        stroke(p.wood, 5, 'M382 182L350 244M382 182L416 244M334 150h96M334 150v88M430 150v88'),
        fill(p.wood, 'M296 226h44l6 12h-54z'),
      ];
    },
  },
  'salt-wheel': {
    light: 'day',
    horizon: 20,
    distance: 'street',
    alt: '소금밭 둑에 발로 밟는 수차가 서 있는',
    draw: (s) => {
      const p = s.palette;
      const colours = [p.sea, p.low, p.seaDeep, p.sea];
      return [
        sky(s, { band: 60 }),
        cloud(s, 90, 44),
        hill(s, rolling(s, 80, 10), { colour: p.far, mist: p.cloud, count: 40, depth: 16 }),
        saltPans(p, {
          horizon: 92,
          vanishing: 90,
          banks: [92, 102, 120, 152, 206, 320],
          spread: 11,
          colourOf: (row, column) => colours[(row + column * 3) % 4] ?? p.sea,
        }),
        fill(p.wood, 'M150 268h330v60H150z'),
        stroke(p.ground, 2, 'M150 282H480M150 298H480'),
        treadWheel(322, 150, 128, { wood: p.wood, paddle: p.accent }),
        stroke(p.ground, 12, 'M322 150L236 282M322 150L412 282'),
        stroke(p.wood, 9, 'M196 36h260M206 36v240M446 36v240'),
        fill(p.shade, 'M150 246h110l14 24H140z'),
        stroke(p.wood, 2, 'M150 252h108M146 260h120'),
        stroke(p.sea, 6, 'M262 236q-20 10-30 34', 0.9),
      ];
    },
  },
  'salt-heap': {
    light: 'dawn',
    horizon: 0,
    distance: 'near',
    alt: '소금판에 갓 모은 소금 더미와 고무래가 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        fill(p.sea, 'M0 0h480v320H0z'),
        fill(p.sky, 'M0 0h480v34H0z'),
        fill(p.far, 'M0 26h480v14H0z'),
        fill(p.ground, 'M0 40h480v16H0zM0 124h480v12H0zM210 40h10l-8 90h-14z'),
        waves(s, { x: 0, y: 60, width: 480, height: 60 }, { colour: p.wall, count: 30 }),
        waves(s, { x: 300, y: 62, width: 170, height: 56 }, { colour: p.sun, count: 12, size: 3.6 }),
        saltHeap(s, 84, 118, 34),
        saltHeap(s, 316, 116, 28),
        fill(mixColours(p.sea, p.low, 0.5), 'M0 136h480v190H0z'),
        waves(s, { x: 0, y: 146, width: 480, height: 164 }, { colour: p.wall, count: 26, size: 2.6, opacity: 0.8 }),
        saltHeap(s, 190, 296, 132),
        dots(s, { x: 110, y: 200, width: 170, height: 90 }, { colour: p.shade, count: 70, size: 2.6, opacity: 0.9 }),
        dots(s, { x: 40, y: 292, width: 300, height: 24 }, { colour: p.wall, count: 44, size: 5, opacity: 1 }),
        stroke(p.wood, 8, 'M476 96L286 262'),
        fill(p.wood, 'M244 240l70 54-10 14-70-54z'),
        fill(p.accent, 'M240 246l70 54-4 5-70-54zM392 268h76l-12 44h-52z'),
        fill(p.wall, 'M392 268q38-46 76 0z'),
        stroke(p.roof, 2, 'M394 278h72M398 294h62'),
      ];
    },
  },
  'salt-store': {
    light: 'rain',
    horizon: 60,
    distance: 'street',
    alt: '길가에 검은 나무판을 댄 소금 창고가 선',
    draw: (s) => {
      const p = s.palette;
      const boards = Array.from({ length: 25 }, (_, index) => {
        const x = 50 + index * 14;
        return `M${x} ${whole(x < 210 ? 118 - (x - 40) * 0.38 : 56 + (x - 210) * 0.34)}V270`;
      });
      return [
        sky(s, { band: 70 }),
        hill(s, rolling(s, 150, 8), { colour: p.far, mist: p.cloud, count: 50, depth: 20 }),
        fill(p.roof, 'M40 120L210 52 398 120v150H40z'),
        stroke(mixColours(p.roof, p.far, 0.35), 1.6, boards.join('')),
        fill(p.ground, 'M22 128L210 46l204 82-6 10L210 60 30 138z'),
        fill(p.wood, 'M150 158h130v112H150z'),
        fill(mixColours(p.shade, p.lamp, 0.4), 'M162 170h106v100H162z'),
        fill(p.wall, 'M162 270v-40q24-34 54-30t52 34v36z'),
        stroke(p.wood, 9, 'M150 158l-46 8v104M104 166v104'),
        fill(p.sea, 'M320 160h38v34h-38z'),
        stroke(p.roof, 3, 'M339 160v34M320 177h38'),
        fill(p.near, 'M0 268h480v60H0z'),
        fill(p.ground, 'M0 294q140-10 260 0t220-4v30H0z'),
        fill(p.wall, 'M176 274h80l20 20H146z', 0.45),
        stroke(p.wood, 5, 'M62 268l10-96M72 172H54v14h34v-14zM426 268v-78'),
        fill(p.wall, 'M404 160h44v34h-44z'),
        stroke(p.roof, 3, 'M412 172h28M412 182h20'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
