import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { disc, hill, oval, pine, ridgeWindow, rolling, sky, stars, waves } from '../scenery.ts';
import { fill, gridPath, stroke } from '../shapes.ts';

/** Animals, shopping and money on the way; rooms that the office lends. */
export const GUIDE_GOODS_SCENES = {
  'dog-walk': {
    light: 'dusk',
    horizon: 60,
    distance: 'street',
    alt: '강변 놀이터에 목줄을 맨 반려동물이 앉은',
    draw: (s) => {
      const p = s.palette;
      const coat = '#a8653c';
      return [
        sky(s, { band: 120, sun: [98, 150, 34] }),
        hill(s, rolling(s, 164, 18), { colour: p.far, mist: p.low, count: 40 }),
        fill(p.sea, 'M0 186h480v46H0z'),
        waves(s, { x: 60, y: 190, width: 90, height: 36 }, { colour: p.sun, count: 10, size: 4, opacity: 0.8 }),
        fill(p.near, 'M0 220q240-18 480-6v106H0z'),
        fill(p.ground, 'M0 268q240-20 480 0v52H0z'),
        pine(s, 440, 262, 1.2, 1, true),
        fill(p.wood, 'M318 204h84v8h-84zM318 226h84v9h-84zM326 204h7v64h-7zM388 204h7v64h-7z'),
        stroke(p.accent, 4, 'M266 178q50 12 62 56'),
        fill(coat, 'M188 276q-26-70 24-108l6-22q18-18 38-4l24 12q8 12-8 18l-14 4q4 44 6 100h-24l-4-44q-12 14-16 44z'),
        fill(coat, 'M190 276q-34-4-46-40-2-10 6-10 8 28 30 28z'),
        fill(mixColours(coat, p.roof, 0.35), 'M182 276q-6-40 24-52 26 4 20 36l-2 16z'),
        fill(mixColours(coat, p.roof, 0.5), 'M216 150q-18-2-20 30 0 12 8 12 14-8 20-32z'),
        fill(p.wall, 'M246 196q10 4 16-8l4 60-8 12z'),
        disc(p.roof, 250, 152, 3.6),
        disc(p.roof, 278, 158, 5),
        stroke(p.accent, 7, 'M218 180q24 14 48-6'),
        disc(p.sun, 246, 192, 6),
        oval(p.accent, 112, 286, 28, 9),
        fill(p.accent, 'M90 264h44l8 22H82z'),
        oval(p.wall, 112, 264, 22, 6),
        disc(p.sun, 320, 288, 12),
      ];
    },
  },
  'tax-refund': {
    light: 'day',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '가게 계산대에 여권과 세금 영수증, 쇼핑백이 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        fill(mixColours(p.low, p.sun, 0.25), 'M0 0h480v320H0z'),
        fill(p.wood, 'M26 54h190v8H26zM26 124h190v8H26z'),
        fill(p.far, 'M40 54v-20q0-8 10-10V14h14v10q10 2 10 10v20zM92 54q-8-26 22-32 30 6 22 32z'),
        fill(p.accent, 'M154 20h44v34h-44zM44 92h40v32H44z'),
        fill(p.near, 'M104 124V86q12-12 24 0v38zM142 124V86q12-12 24 0v38z'),
        fill(p.sun, 'M184 98h26v26h-26z'),
        ridgeWindow(s, { x: 280, y: 34, width: 164, height: 96 }, { columns: 2 }),
        fill(p.wall, 'M0 206h480v20H0z'),
        fill(p.near, 'M0 226h480v94H0z'),
        stroke(p.ground, 3, 'M0 270h480M120 226v94M240 226v94M360 226v94', 0.6),
        fill(p.accent, 'M52 116h94l10 108H42z'),
        fill(mixColours(p.accent, p.roof, 0.3), 'M146 116l24 12-4 96h-10z'),
        stroke(p.roof, 4, 'M76 130q0-40 24-40t24 40'),
        disc(p.wall, 98, 172, 20),
        fill(p.sun, 'M98 158l4 9 10 1-8 7 3 10-9-5-9 5 3-10-8-7 10-1z'),
        fill('#ffffff', 'M196 92l12 8 12-8 12 8 12-8 12 8 12-8v132h-72z'),
        stroke(p.mid, 4, 'M208 118h48M208 132h30M208 146h48M208 160h22'),
        fill(p.accent, 'M206 176h52v16h-52z'),
        fill(p.shade, 'M208 202h48v8h-48z'),
        fill('#23466b', 'M304 128q0-6 6-6h70q6 0 6 6v98h-82z'),
        `<circle cx="345" cy="164" r="20" fill="none" stroke="${p.sun}" stroke-width="4"/>`,
        stroke(p.sun, 2.4, 'M325 164h40M345 144q-14 20 0 40 14-20 0-40M322 202h46'),
        fill(p.roof, 'M404 226l6-52h46l8 52z'),
        fill(p.sea, 'M414 180h36l3 16h-41z'),
      ];
    },
  },
  'money-changer': {
    light: 'night',
    horizon: 35,
    distance: 'street',
    alt: '환전기에서 지폐와 동전이 나오는',
    draw: (s) => {
      const p = s.palette;
      const note = (x: number, y: number, colour: string) =>
        fill(colour, `M${x} ${y}h74v40h-74z`) +
        disc('#f4f1e6', x + 37, y + 20, 11) +
        stroke('#f4f1e6', 2.4, `M${x + 7} ${y + 8}h10M${x + 57} ${y + 32}h10`);
      return [
        sky(s),
        stars(s, 80, 24),
        fill(p.near, 'M0 112h60V84h70v36h60V70h60v50h60V92h70v28h60V76h40v244H0z'),
        fill(
          p.lamp,
          gridPath({ x: 18, y: 128, columns: 3, rows: 3, stepX: 26, stepY: 30, width: 9, height: 12 }),
          0.55,
        ),
        fill(
          p.lamp,
          gridPath({ x: 400, y: 110, columns: 3, rows: 4, stepX: 26, stepY: 30, width: 9, height: 12 }),
          0.55,
        ),
        fill(p.ground, 'M0 262h480v58H0z'),
        fill(p.lamp, 'M128 270h222l50 50H78z', 0.16),
        fill(p.accent, 'M118 58q0-12 12-12h220q12 0 12 12v44H118z'),
        fill(p.wall, 'M118 96h244v184H118z'),
        fill(p.shade, 'M322 96h40v184h-40z'),
        ...['#3c8f6c', '#2f6f94', p.lamp].map((colour, index) => disc(colour, 176 + index * 64, 71, 16)),
        stroke(
          '#ffffff',
          3.4,
          'M182 65q-12-7-12 1 0 5 6 5t6 5q0 8-12 2M176 58v26M234 62l6 9 6-9M240 71v9M235 74h10',
          0.95,
        ),
        stroke(p.roof, 3.4, 'M296 63l5 16 3-12 3 12 5-16M293 70h22'),
        fill(p.roof, 'M136 112h112v70H136z'),
        fill('#fff3cd', 'M142 118h100v58H142z'),
        stroke('#3c8f6c', 7, 'M164 136h52l-12-10M220 158h-52l12 10'),
        fill(p.roof, 'M264 112h40v30h-40zM268 154h36v5h-36zM136 198h128v12H136z'),
        fill(p.far, gridPath({ x: 269, y: 117, columns: 3, rows: 3, stepX: 11, stepY: 8, width: 7, height: 5 })),
        note(146, 204, '#3c8f6c'),
        note(178, 214, p.accent),
        fill(p.roof, 'M268 220h44v34h-44z'),
        ...[0, 1, 2].map((index) => oval(p.lamp, 282 + index * 8, 250 - index * 6, 12, 5)),
      ];
    },
  },
  'video-room': {
    light: 'dusk',
    horizon: 35,
    distance: 'street',
    indoor: true,
    alt: '회의실 탁자 앞 큰 화면에 화상회의 창이 뜬',
    draw: (s) => {
      const p = s.palette;
      const tiles = [p.mid, p.accent, p.near, p.sun];
      return [
        fill(p.low, 'M0 0h480v320H0z'),
        fill(mixColours(p.low, p.shade, 0.5), 'M0 0h480v24H0z'),
        ridgeWindow(s, { x: 22, y: 62, width: 84, height: 110 }, { columns: 1 }),
        ridgeWindow(s, { x: 376, y: 62, width: 84, height: 110 }, { columns: 1, sun: 0.4 }),
        fill(p.roof, 'M130 42h220v140H130zM232 30h16v12h-16z'),
        disc(p.accent, 240, 36, 4),
        ...tiles.map((colour, index) => {
          const [x, y] = [138 + (index % 2) * 104, 50 + Math.floor(index / 2) * 64];
          return (
            fill(colour, `M${x} ${y}h100v60h-100z`) +
            fill(p.wall, `M${x + 28} ${y + 18}h28v24h-28zM${x + 60} ${y + 30}l14-10v20z`, 0.9)
          );
        }),
        fill(p.shade, 'M0 214h480v106H0z'),
        fill(p.wood, 'M150 214h180l96 76H54z'),
        fill(mixColours(p.wood, p.accent, 0.25), 'M54 290h372v12H54z'),
        fill(p.roof, 'M218 226h44l6 12h-56z'),
        fill(p.wall, 'M110 256h50l-8 16h-54zM320 256h50l12 16h-54z'),
        ...[0, 1].flatMap((side) =>
          [0, 1].map((row) => {
            const x = side === 0 ? 64 - row * 36 : 416 + row * 36;
            return (
              fill(p.near, `M${x - 22} ${206 + row * 40}q2-12 22-12t22 12v44h-44z`) +
              stroke(p.roof, 4, `M${x} ${250 + row * 40}v24`)
            );
          }),
        ),
      ];
    },
  },
  'data-room': {
    light: 'night',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '분석실 컴퓨터 화면에 그래프가 뜬',
    draw: (s) => {
      const p = s.palette;
      const screen = (x: number, body: string) =>
        fill(p.roof, `M${x} 84h122v86H${x}zM${x + 52} 170h18v20h-18zM${x + 34} 188h54v6h-54z`) +
        fill(p.sea, `M${x + 7} 91h108v72H${x + 7}z`) +
        body;
      return [
        fill(p.mid, 'M0 0h480v320H0z'),
        fill(p.far, 'M0 0h480v14H0z'),
        fill(p.lamp, 'M60 14h120v6H60zM300 14h120v6H300z'),
        fill(p.lamp, 'M60 20h120l40 174H20zM300 20h120l40 174H260z', 0.07),
        fill(p.near, 'M40 40h60v26H40zM380 40h60v26h-60z'),
        screen(42, stroke(p.lamp, 4, 'M58 146l20-22 18 12 20-30 28 10') + stroke(p.far, 2, 'M58 154h90M58 100v54')),
        screen(
          179,
          fill(
            p.accent,
            'M196 130h12v26h-12zM214 116h12v40h-12zM232 124h12v32h-12zM250 102h12v54h-12zM268 112h12v44h-12z',
          ),
        ),
        screen(
          316,
          disc(p.lamp, 362, 127, 26) +
            fill(p.accent, 'M362 127V101a26 26 0 0 1 24 36z') +
            stroke(p.wall, 4, 'M400 112h24M400 124h18M400 136h24'),
        ),
        fill(p.wall, 'M0 194h480v14H0z'),
        fill(p.near, 'M0 208h480v112H0z'),
        fill(p.low, 'M60 208h86l12 20H46zM197 208h86l12 20H183zM334 208h86l12 20H320z'),
        ...[103, 240, 377].map(
          (x) =>
            fill(p.accent, `M${x - 30} 246q0-14 30-14t30 14v42h-60z`) +
            fill(p.roof, `M${x - 36} 288h72v10h-72zM${x - 4} 298h8v22h-8z`),
        ),
        fill(p.ground, 'M440 60h30v134h-30z'),
        fill(p.lamp, gridPath({ x: 446, y: 70, columns: 1, rows: 8, stepX: 0, stepY: 15, width: 18, height: 4 })),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
