import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { oneDecimal as r1, whole } from '../ridges.ts';
import { cloud, disc, dots, hill, oval, pine, placed, rolling, roundTree, sky } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** Fields and gardens. */
export const FIELDS_SCENES = {
  'tea-garden': {
    light: 'dawn',
    horizon: 20,
    distance: 'far',
    alt: '솔숲과 맞닿은 차밭 이랑이 굽이치는',
    draw: (s) => {
      const p = s.palette;
      const rows = Array.from({ length: 10 }, (_, row) => {
        const y = 92 + row * row * 2.4 + row * 4;
        const width = 6 + row * 2.6;
        const at = (rise: number) => `M-20 ${whole(y + 22 - rise)}q140-38 280-14t240-14`;
        return (
          stroke(row % 2 ? p.near : p.pineLight, r1(width), at(0)) +
          `<path d="${at(width * 0.3)}" fill="none" stroke="${p.mid}" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="1 ${4 + row}"/>`
        );
      });
      return [
        sky(s, { band: 22, sun: [90, 48, 24] }),
        hill(s, rolling(s, 62, 16), { colour: p.far, mist: p.low, count: 50, depth: 24 }),
        hill(s, rolling(s, 82, 14), { colour: p.mid, grain: p.far, count: 40, depth: 20 }),
        fill(p.ground, 'M0 112q240-24 480-10v220H0z'),
        ...rows,
        placed(
          fill(p.wood, 'M14 46h56V20H14z') +
            fill(p.lamp, 'M30 24h24v20H30z') +
            fill(p.roof, 'M0 22q20-4 28-22h28q8 18 28 22l-4 6H4z'),
          330,
          64,
          1,
        ),
        pine(s, 434, 108, 0.8, 1),
        pine(s, 318, 106, 0.6, 2),
        pine(s, 40, 116, 0.7, 0),
        pine(s, 70, 112, 0.5, 1),
      ];
    },
  },
  'tea-road': {
    light: 'autumn',
    horizon: 20,
    distance: 'near',
    alt: '차밭이 보이는 길가 평상에 찻잔이 놓인',
    draw: (s) => {
      const p = s.palette;
      const rows = Array.from({ length: 7 }, (_, row) =>
        stroke(row % 2 ? p.near : p.pineLight, 9 + row * 2, `M-20 ${104 + row * 17}q160-30 300-12t220-14`),
      );
      const cup = (x: number, y: number, scale: number) =>
        placed(
          fill(p.wall, 'M-24-22h48q-2 26-18 30h-12q-16-4-18-30z') +
            oval('#c2a04a', 0, -22, 24, 6) +
            fill(p.shade, 'M8-20h14q-2 22-14 28z'),
          x,
          y,
          scale,
        );
      return [
        sky(s, { band: 30, sun: [84, 48, 22] }),
        hill(s, rolling(s, 60, 20), { colour: p.far, grain: p.mid, mist: p.low, count: 40 }),
        hill(s, rolling(s, 84, 10), { colour: p.mid }),
        fill(p.ground, 'M0 96q240-20 480-8v130H0z'),
        ...rows,
        pine(s, 446, 108, 0.8, 2, true),
        fill(p.shade, 'M330 94h14q-20 40 40 70t96 60h-150q10-50-20-80t20-50z'),
        fill(p.wood, 'M-10 210h500v16H-10z'),
        fill(mixColours(p.wood, p.lamp, 0.3), 'M-10 226h500v104H-10z'),
        stroke(p.wood, 2, 'M80 226l-30 94M180 226l-14 94M280 226v94M380 226l20 94', 0.4),
        fill(p.wood, 'M112 274h250l20 24H92z'),
        fill('#6d7f63', 'M176 246q-6-40 40-40t40 40q-4 30-40 30t-40-30z'),
        fill('#55664d', 'M232 208q24 6 24 38-4 30-40 30 26-24 16-68z'),
        fill('#6d7f63', 'M178 250q-28-6-36-30l10-2q10 16 30 18zM202 206q14-10 28 0z'),
        stroke('#55664d', 6, 'M254 230q26-2 22 20t-26 14'),
        disc('#55664d', 216, 198, 5),
        cup(120, 288, 1),
        cup(306, 284, 1.05),
        cup(362, 292, 0.95),
        stroke(p.wall, 4, 'M300 250q-8-12 2-22t-2-18M358 256q-8-12 2-20', 0.9),
      ];
    },
  },
  'buckwheat-field': {
    light: 'day',
    horizon: 35,
    distance: 'far',
    alt: '하얀 메밀꽃밭 사이로 나무 길이 굽은',
    draw: (s) => {
      const p = s.palette;
      const far = (x: number) => 176 - 34 * Math.sin(((x - 40) / 480) * 3.1);
      const near = (x: number) => 232 - 30 * Math.sin(((x + 160) / 480) * 3.4);
      const blossoms = (line: (x: number) => number, count: number, reach: readonly [number, number], size: number) =>
        [0, 1, 2]
          .map((band) => {
            let path = '';
            for (let index = 0; index < count; index += 1) {
              const x = s.random() * 480;
              const t = (band + s.random()) / 3;
              path += `M${whole(x)} ${whole(line(x) + reach[0] + t * (reach[1] - reach[0]))}h0`;
            }
            return stroke(band === 0 ? p.low : p.wall, r1(size * (0.7 + band * 0.4)), path, 0.95);
          })
          .join('');
      return [
        sky(s, { band: 60, sun: [392, 64, 28] }),
        cloud(s, 120, 52, 1.1),
        cloud(s, 258, 34, 0.7),
        hill(s, rolling(s, 104, 22), { colour: mixColours(p.far, p.low, 0.3), grain: p.far, count: 40 }),
        hill(s, rolling(s, 126, 14), { colour: p.mid, grain: p.near, count: 50 }),
        hill(s, far, { colour: mixColours(p.near, p.mid, 0.45) }),
        blossoms(far, 84, [4, 66], 3.1),
        pine(s, 74, 158, 0.62, 2),
        fill(p.wood, 'M106 158V138h4v18h34v-18h4v20z'),
        fill(p.roof, 'M100 138l26-18 26 18-3 4h-46z'),
        hill(s, near, { colour: p.near }),
        fill(p.shade, 'M250 146q-34 40 30 76t-30 98h110q34-58-34-104t-56-70z'),
        stroke(
          p.wood,
          1.8,
          'M250 158h16M252 172h26M262 186h30M276 200h34M288 216h42M292 236h52M290 258h64M280 282h74M264 306h90',
        ),
        blossoms((x) => (x > 240 && x < 352 ? 340 : near(x)), 96, [6, 100], 5),
      ];
    },
  },
  wildflowers: {
    light: 'day',
    horizon: 35,
    distance: 'near',
    alt: '수목원 나무 길가에 들꽃이 핀',
    draw: (s) => {
      const p = s.palette;
      const daisy = (x: number, y: number, r: number, petal: string) => {
        let path = '';
        for (let index = 0; index < 8; index += 1) {
          const angle = (index * Math.PI) / 4;
          path += `M${whole(x)} ${whole(y)}l${whole(Math.cos(angle) * r)} ${whole(Math.sin(angle) * r)}`;
        }
        return stroke(petal, r1(r * 0.52), path) + disc(p.sun, x, y, r * 0.36);
      };
      const stem = (x: number, y: number) => `M${x} ${y}q-6 60 4 ${330 - y}`;
      const leaf = (x: number, y: number, side: 1 | -1) =>
        `M${x} ${y}q${side * 14}-26 ${side * 36}-26-4 24-${side === 1 ? 36 : -36} 26z`;
      return [
        fill(mixColours(p.mid, p.low, 0.5), 'M0 0h480v320H0z'),
        dots(s, { x: 0, y: 0, width: 480, height: 130 }, { colour: p.low, count: 60, size: 9, opacity: 0.4 }),
        roundTree(s, 60, 130, 46, p.near),
        roundTree(s, 140, 120, 34, mixColours(p.near, p.mid, 0.4)),
        roundTree(s, 420, 128, 50, p.near),
        fill(p.near, 'M0 120q240-26 480 0v200H0z'),
        dots(s, { x: 0, y: 124, width: 480, height: 60 }, { colour: p.wall, count: 90, size: 4, opacity: 0.9 }),
        dots(s, { x: 0, y: 134, width: 480, height: 60 }, { colour: p.accent, count: 50, size: 5, opacity: 0.9 }),
        fill(p.shade, 'M262 110h26q-10 60 30 110t90 100H190q40-50 62-100t10-110z'),
        stroke(
          p.wood,
          2.4,
          'M262 122h25M262 138h26M260 156h32M257 176h42M252 200h58M243 228h84M228 258h126M206 292h180',
        ),
        stroke(
          p.ground,
          4,
          [
            stem(60, 176),
            stem(112, 206),
            stem(26, 230),
            stem(160, 250),
            stem(404, 190),
            stem(450, 226),
            stem(366, 262),
          ].join(''),
        ),
        fill(
          p.ground,
          leaf(62, 250, 1) +
            leaf(112, 272, -1) +
            leaf(28, 290, 1) +
            leaf(406, 264, 1) +
            leaf(450, 286, -1) +
            leaf(162, 300, 1),
        ),
        daisy(60, 172, 30, p.wall),
        daisy(112, 204, 24, '#b9a3d6'),
        daisy(26, 228, 22, p.accent),
        daisy(160, 250, 20, p.wall),
        daisy(404, 186, 30, '#b9a3d6'),
        daisy(450, 224, 24, p.wall),
        daisy(366, 260, 20, p.accent),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
