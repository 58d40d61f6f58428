import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import {
  disc,
  dots,
  hill,
  moon,
  oval,
  pine,
  placed,
  rolling,
  roundTree,
  sky,
  stars,
  water,
  waves,
} from '../scenery.ts';
import { fill, gridPath, stroke } from '../shapes.ts';
import { van } from './vehicles.ts';

const cross = (x: number, y: number, arm: number) => {
  const w = arm * 0.7;
  const r = (value: number) => whole(value);
  return `M${r(x - w / 2)} ${r(y - arm)}h${r(w)}v${r(arm - w / 2)}h${r(arm - w / 2)}v${r(w)}h-${r(arm - w / 2)}v${r(arm - w / 2)}h-${r(w)}v-${r(arm - w / 2)}h-${r(arm - w / 2)}v-${r(w)}h${r(arm - w / 2)}z`;
};

/** Where help comes from, and what to beware of. */
export const GUIDE_HELP_SCENES = {
  ambulance: {
    light: 'day',
    horizon: 20,
    distance: 'street',
    alt: '구급차가 해안 도로를 달리는',
    draw: (s) => {
      const p = s.palette;
      const star = [0, 60, 120]
        .map((turn) => `<path d="M-4-15h8v30h-8z" fill="#2f6f94" transform="translate(-6-62)rotate(${turn})"/>`)
        .join('');
      return [
        sky(s, { sun: [408, 40, 22] }),
        hill(s, rolling(s, 58, 14), { colour: p.far, mist: p.low, count: 30, depth: 14 }),
        water(s, 76, 190),
        waves(s, { x: 0, y: 84, width: 480, height: 90 }, { colour: p.wall, count: 26 }),
        fill(p.near, 'M480 76q-60 10-84 50t-110 56h194z'),
        pine(s, 440, 138, 0.8, 1, true),
        fill(p.wall, 'M0 180h480v10H0z'),
        stroke(p.wall, 5, 'M20 190v22M100 190v22M180 190v22M260 190v22M340 190v22M420 190v22'),
        fill(mixColours(p.roof, p.far, 0.3), 'M0 210h480v110H0z'),
        `<path d="M-10 296h500" stroke="${p.sun}" stroke-width="5" stroke-dasharray="44 30"/>`,
        placed(
          van(
            p,
            p.wall,
            fill(p.accent, 'M-88-44h178v10H-88z') +
              fill(p.wall, 'M-26-80h40v34h-40z') +
              star +
              fill(p.accent, 'M-20-98h22v10h-22zM8-98h22v10H8z'),
          ),
          226,
          276,
          1.56,
        ),
        stroke(p.accent, 4, 'M190 102l-12-14M222 96v-18M254 102l12-14'),
        stroke(p.wall, 4, 'M22 232h48M10 252h44', 0.7),
      ];
    },
  },
  'police-box': {
    light: 'night',
    horizon: 60,
    distance: 'near',
    alt: '경찰 지구대 창과 등에 불이 켜진',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s),
        stars(s, 110, 34),
        hill(s, rolling(s, 176, 18), { colour: p.low }),
        fill(p.near, 'M0 214h480v106H0z'),
        fill(p.far, 'M78 116h300v146H78z'),
        fill(p.low, 'M318 116h60v146h-60z'),
        fill(p.accent, 'M62 84h332v34H62z'),
        fill(p.wall, 'M214 70h40v14h22q6 44-42 66-48-22-42-66h22z'),
        fill('#2f6f94', 'M234 82q16 10 30 8 0 32-30 48-30-16-30-48 14 2 30-8z'),
        fill(p.lamp, 'M234 92l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z'),
        fill(p.lamp, 'M96 156h76v60H96zM332 150h30v60h-30z'),
        fill('#fff3cd', 'M196 162h76v100h-76z'),
        stroke(p.roof, 5, 'M134 156v60M96 186h76M234 162v100M196 162h76v100h-76z'),
        fill(p.lamp, 'M196 262h76l46 58H150z', 0.22),
        fill(p.roof, 'M70 258h320v8H70z'),
        stroke(p.shade, 5, 'M420 262V108'),
        disc('#6fa8cf', 420, 96, 30, 0.3),
        disc('#8fc1e4', 420, 96, 16),
        fill(p.shade, 'M408 110h24v6h-24z'),
        fill(p.roof, 'M24 262v-34h34v34z'),
        oval(p.pineLight, 41, 220, 22, 16),
      ];
    },
  },
  'phone-interpreter': {
    light: 'dawn',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '책상에 통역 전화기가 놓이고 말풍선 다섯 개가 뜬',
    draw: (s) => {
      const p = s.palette;
      const bubble = (x: number, y: number, w: number, colour: string, ink: string, tail: number, lines: string) =>
        fill(
          colour,
          `M${x} ${y + 10}q0-10 10-10h${w - 20}q10 0 10 10v28q0 10-10 10h-${w - 40 - tail}l-12 14-2-14h-${tail + 6}q-10 0-10-10z`,
        ) + stroke(ink, 4, lines);
      return [
        fill(p.sky, 'M0 0h480v320H0z'),
        fill(p.low, 'M0 0h480v60q-240 50-480 10z'),
        dots(s, { x: 0, y: 0, width: 480, height: 210 }, { colour: p.shade, count: 60, size: 2.4 }),
        bubble(40, 70, 96, p.near, p.wall, 40, 'M56 88h48M56 100h30'),
        bubble(150, 30, 92, p.accent, p.wall, 34, 'M168 46q8-8 14 0t14 0 14 0M168 60h34'),
        bubble(262, 40, 96, p.sun, p.roof, 20, 'M280 54v20M292 54h14v20M318 54l14 20M332 54l-14 20'),
        bubble(374, 84, 84, '#2f6f94', p.wall, 16, 'M392 100h14v16h-14zM418 100v16M428 100v16M438 100v16'),
        bubble(196, 102, 88, p.wall, p.near, 24, 'M214 118h16M222 118v18M244 120q16-4 18 8-4 8-14 8'),
        fill(p.wood, 'M0 252h480v68H0z'),
        fill(mixColours(p.wood, p.accent, 0.35), 'M0 246h480v12H0z'),
        fill(p.roof, 'M148 266q6-50 44-62h96q38 12 44 62z'),
        fill(p.mid, gridPath({ x: 208, y: 218, columns: 3, rows: 3, stepX: 23, stepY: 14, width: 17, height: 9 })),
        fill(
          p.accent,
          'M132 196q-6-22 18-26 90-16 180 0 24 4 18 26-3 14-18 12l-26-4q-8-2-8-14-56-8-112 0 0 12-8 14l-26 4q-15 2-18-12z',
        ),
        stroke(p.roof, 4, 'M150 262q-40 4-44 22 30 16 2 30'),
        fill(p.wall, 'M372 236h62v18h-62z'),
        fill(p.sun, 'M372 228h62v8h-62z'),
      ];
    },
  },
  'hospital-night': {
    light: 'night',
    horizon: 35,
    distance: 'far',
    alt: '병원 응급실에 불이 켜진',
    draw: (s) => {
      const p = s.palette;
      const lit = [1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 1];
      const windows = (on: number) =>
        lit
          .map((value, index) =>
            value === on ? `M${138 + (index % 6) * 34} ${74 + Math.floor(index / 6) * 34}h22v20h-22z` : '',
          )
          .join('');
      return [
        sky(s),
        stars(s, 100, 40),
        moon(s, 408, 48, 20),
        hill(s, rolling(s, 120, 26), { colour: p.low, mist: p.far, count: 30 }),
        fill(p.ground, 'M0 226q240-16 480 0v94H0z'),
        fill(p.wall, 'M118 58h220v178H118z'),
        fill(p.shade, 'M338 92h66v144h-66z'),
        fill(p.roof, 'M110 50h236v10H110zM338 86h74v8h-74z'),
        fill('#3c8f6c', 'M206 14h48v40h-48z'),
        fill('#ffffff', cross(230, 34, 14)),
        fill(p.lamp, windows(1)),
        fill(p.mid, windows(0)),
        fill(p.lamp, 'M350 106h18v18h-18zM378 140h18v18h-18zM350 172h18v18h-18z'),
        fill(p.mid, 'M378 106h18v18h-18zM350 140h18v18h-18z'),
        fill('#fff3cd', 'M146 190h164v46H146z'),
        stroke(p.roof, 4, 'M228 190v46M186 190v46M270 190v46'),
        fill(p.accent, 'M128 172h200v18H128z'),
        fill(p.wall, 'M190 178h76v6h-76z'),
        fill(p.lamp, 'M146 236h164l60 84H86z', 0.2),
        placed(van(p, p.wall, fill(p.accent, 'M-88-46h178v9H-88zM-10-98h30v10h-30z')), 96, 286, 0.8),
      ];
    },
  },
  'night-pharmacy': {
    light: 'night',
    horizon: 0,
    distance: 'street',
    alt: '거리 약국 진열장에 불이 켜진',
    draw: (s) => {
      const p = s.palette;
      const row = (y: number) =>
        Array.from({ length: 9 }, (_, index) => {
          const colour = ['#3c8f6c', p.accent, p.seaDeep, p.wood][(index + y) % 4] ?? p.wood;
          const height = 16 + ((index * 7 + y) % 12);
          return fill(colour, `M${138 + index * 17} ${y - height}h12v${height}h-12z`);
        }).join('');
      return [
        fill(p.mid, 'M0 0h480v320H0z'),
        stroke(
          p.near,
          2,
          'M0 30h480M0 60h480M0 90h480M40 0v30M140 0v30M240 0v30M340 0v30M440 0v30M90 30v30M190 30v30M290 30v30M390 30v30',
          0.7,
        ),
        fill(p.near, 'M0 90h92v180H0zM408 90h72v180h-72z'),
        stroke(
          p.mid,
          3,
          'M0 120h92M0 140h92M0 160h92M0 180h92M0 200h92M0 220h92M0 240h92M408 120h72M408 140h72M408 160h72M408 180h72M408 200h72M408 220h72M408 240h72',
        ),
        fill('#2c6b52', 'M92 62h316v42H92z'),
        fill('#fff3cd', cross(130, 83, 13)),
        fill('#fff3cd', 'M160 74h100v18H160zM274 74h56v18h-56z'),
        fill(p.lamp, 'M104 104h204v150H104z'),
        fill('#fff3cd', 'M124 118h172v120H124z'),
        fill(p.wood, 'M124 156h172v5H124zM124 198h172v5H124z'),
        row(156),
        row(198),
        row(240),
        fill(p.wood, 'M104 240h204v14H104z'),
        fill(p.roof, 'M320 104h76v166h-76z'),
        fill(p.lamp, 'M328 114h60v150h-60z'),
        stroke(p.roof, 4, 'M378 180v24'),
        fill(p.wall, 'M340 140h30v20h-30z'),
        fill(p.ground, 'M0 266h480v54H0z'),
        fill(p.lamp, 'M104 266h204l16 54H70zM328 266h60l30 54h-84z', 0.28),
        disc('#3c8f6c', 436, 62, 40, 0.25),
        fill(p.roof, 'M408 36h56v56h-56z'),
        fill('#62c79a', cross(436, 64, 22)),
      ];
    },
  },
  'storm-breakwater': {
    light: 'rain',
    horizon: 20,
    distance: 'far',
    alt: '바다에서 높은 물결이 방파제 등대를 덮치는',
    draw: (s) => {
      const p = s.palette;
      const dark = mixColours(p.seaDeep, p.roof, 0.5);
      const foam = (x: number, y: number, count: number, size: number) =>
        dots(s, { x, y, width: 120, height: 74 }, { colour: p.wall, count, size, opacity: 0.95 });
      return [
        fill(p.mid, 'M0 0h480v320H0z'),
        fill(p.far, 'M0 40q70-26 140-4t140-6 200 4v44H0z'),
        fill(p.low, 'M0 62q90-20 200-2t280-6v22H0z'),
        fill(p.seaDeep, 'M0 76h480v244H0z'),
        fill(p.sea, 'M200 112q40-22 80 0t80 0 80 0 60 0v30H200z', 0.7),
        fill(p.wall, 'M342 64h30l9 124h-48z'),
        fill(p.accent, 'M339 94h36l3 30h-41zM336 148h42l2 26h-46z'),
        fill(p.roof, 'M334 56h46v9h-46zM343 32q14-14 28 0v4h-28z'),
        fill(p.lamp, 'M345 36h24v20h-24z'),
        fill(p.shade, 'M232 186h248v14H232z'),
        fill(p.roof, 'M244 200h236v60H244z'),
        stroke(p.mid, 2, 'M300 200v60M360 200v60M420 200v60', 0.6),
        fill(dark, 'M0 320V168Q60 70 158 66q84 2 112 70-40-34-78-22 34 10 48 46 16 44 70 66 70 24 170 10v84z'),
        fill(
          p.wall,
          'M0 168Q60 70 158 66q84 2 112 70 2 16-10 22-6-14-22-20-8-16-34-12-16-18-34-10-12-24-42-14-26-14-50 8-30 4-40 34-20 8-38 40z',
        ),
        stroke(p.sea, 5, 'M30 236q30-70 96-80M70 270q24-66 84-72M124 286q14-40 62-44', 0.6),
        foam(226, 64, 26, 8),
        foam(250, 100, 24, 5),
        fill(p.seaDeep, 'M0 256q70-44 150-14t150 26 180-22v74H0z'),
        stroke(p.wall, 6, 'M0 256q70-44 150-14t150 26 180-22', 0.95),
        fill(p.sea, 'M0 296q90-26 180-6t180 2 120-8v36H0z'),
        stroke(p.wall, 3, 'M30 282q50-14 90 0M240 290q60 8 110 0M380 272q40-4 70-8', 0.8),
      ];
    },
  },
  'trail-post': {
    light: 'autumn',
    horizon: 35,
    distance: 'near',
    alt: '산길에 자리를 알리는 번호판이 선',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 60, sun: [84, 70, 28] }),
        hill(s, rolling(s, 90, 36, 220), { colour: mixColours(p.far, p.low, 0.3), mist: p.low, count: 50 }),
        hill(s, rolling(s, 128, 24), { colour: p.mid, grain: p.near, mist: p.low, count: 60 }),
        fill(p.near, 'M0 190q120-50 260-24t220 10v144H0z'),
        fill(p.shade, 'M88 320q70-46 92-84t72-68l14 2q-24 40-8 72t84 78z'),
        stroke(p.wood, 3, 'M160 268h100M136 292h150M186 244h68', 0.5),
        roundTree(s, 404, 196, 48, p.accent),
        roundTree(s, 462, 214, 40, p.sun),
        roundTree(s, 26, 214, 36, p.sun),
        fill(p.wood, 'M292 92h18v210h-18z'),
        fill(mixColours(p.wood, p.lamp, 0.25), 'M292 92h7v210h-7z'),
        fill(p.wall, 'M248 78h108v88H248z'),
        fill(p.accent, 'M248 78h108v24H248z'),
        stroke(p.wall, 6, 'M262 90h52'),
        stroke(p.roof, 8, 'M266 122h16v28M300 122h18v14h-18v14h18M342 122v28'),
        fill(p.lamp, 'M310 196l62-10 16 18-14 20-64-8z'),
        stroke(p.roof, 5, 'M322 206h40'),
        dots(s, { x: 0, y: 220, width: 480, height: 96 }, { colour: p.accent, count: 24, size: 4 }),
        stroke(p.pine, 4, 'M276 314q-2-24-14-32M290 314q2-30 14-40M326 314q-4-18-14-26'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
