import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { disc, dots, pine, placed, ridgeWindow } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** News of agreements and numbers: papers, maps and boards. */
export const NEWS_DESK_SCENES = {
  'news-signed-papers': {
    light: 'day',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '탁자 위에 도장 찍은 협약서와 만년필이 놓인',
    draw: (s) => {
      const p = s.palette;
      const paper = (turn: number, x: number, y: number) =>
        placed(
          [
            fill(p.roof, 'M-74-96H82V112H-74z', 0.18),
            fill(p.wall, 'M-80-104H76V104H-80z'),
            stroke(p.sun, 2.4, 'M-70-94H66V94H-70z'),
            fill(p.roof, 'M-34-78h64v9h-64z'),
            stroke(p.mid, 4, 'M-54-48H50M-54-32H50M-54-16H40M-54 0H50M-54 16H24'),
            stroke(p.roof, 2.6, 'M-54 58q10-18 18 0t16-8 18 6M-54 66h66'),
            `<circle cx="40" cy="60" r="20" fill="none" stroke="${p.accent}" stroke-width="4"/>`,
            stroke(p.accent, 3.4, 'M30 54h20M30 61h20M30 68h20'),
          ].join(''),
          x,
          y,
          1,
          turn,
        );
      return [
        fill(mixColours(p.pine, p.mid, 0.2), 'M0 0h480v320H0z'),
        fill(mixColours(p.pine, p.mid, 0.45), 'M0 0h480v30H0z'),
        fill(p.roof, 'M40 40h184v250H40zM262 30h184v250H262z', 0.3),
        fill(p.accent, 'M36 36h184v250H36zM258 26h184v250H258z'),
        paper(0, 130, 160),
        paper(0, 352, 152),
        placed(
          fill(p.roof, 'M-70-6H44q12 0 24 6-12 6-24 6H-70z') +
            fill(p.sun, 'M44-6h6V6h-6zM-76-5h8V5h-8z') +
            fill(p.shade, 'M68-1l14 1-14 1z'),
          240,
          232,
          1.1,
          -32,
        ),
        fill(p.wood, 'M222 50h36v12h-36z'),
        disc(p.accent, 240, 56, 15),
        fill(p.wall, 'M4 300h88v20H4zM392 296h84v24h-84z'),
        stroke(p.roof, 3, 'M16 310h60M404 308h56'),
      ];
    },
  },
  'news-tour-map': {
    light: 'autumn',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '책상 위에 관광 지도와 방문객 그래프가 펼쳐진',
    draw: (s) => {
      const p = s.palette;
      return [
        fill(mixColours(p.wood, p.far, 0.45), 'M0 0h480v320H0z'),
        stroke(p.wood, 2, 'M0 80h480M0 180h480M0 270h480', 0.25),
        fill(p.roof, 'M28 46h270v236H28z', 0.18),
        fill('#d9e6e8', 'M20 38h270v236H20z'),
        fill('#e8efe2', 'M56 86C80 46 200 52 244 80S276 190 236 232 96 256 60 204 36 126 56 86z'),
        stroke(p.wall, 5, 'M110 60q-10 60 30 80t-10 110M200 80q-50 40-20 90t-10 80M50 150q70-20 100 0t110-10'),
        stroke(p.shade, 2, 'M110 38v236M200 38v236'),
        ...[
          [92, 108, 16],
          [172, 96, 10],
          [226, 136, 22],
          [136, 176, 13],
          [202, 218, 17],
        ].map(([x = 0, y = 0, r = 0]) => disc(p.accent, x, y, r, 0.35) + disc(p.accent, x, y, 6)),
        `<path d="M92 108q60-50 80-12t54 40q-30 50-90 40t66 42" fill="none" stroke="${p.roof}" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 8"/>`,
        placed(
          fill(p.roof, 'M-76-92H84V108H-76z', 0.18) +
            fill(p.wall, 'M-80-100H80V100H-80z') +
            fill(p.near, 'M-56 70v-40h18v40zM-26 70V6h18v64zM4 70v-96h18v96zM34 70v-56h18v56z') +
            fill(p.accent, 'M4-26h18v20H4z') +
            stroke(p.roof, 3, 'M-64 72H64M-60 20l30-26 30-36 30 24 30-34') +
            fill(p.roof, 'M-60-84h70v9h-70z'),
          376,
          152,
          1,
          5,
        ),
        stroke(p.accent, 9, 'M306 288l76-36'),
        stroke(p.lamp, 9, 'M290 296l12-6'),
        disc(p.roof, 448, 284, 28),
        disc(p.wall, 448, 280, 24),
        disc(mixColours(p.wood, p.accent, 0.3), 448, 280, 18),
      ];
    },
  },
  'news-usage-chart': {
    light: 'dawn',
    horizon: 60,
    distance: 'street',
    indoor: true,
    alt: '공용장비 옆 게시판에 늘어난 이용 건수 막대가 그려진',
    draw: (s) => {
      const p = s.palette;
      const bars = [46, 62, 58, 84, 104, 138];
      return [
        fill(mixColours(p.low, p.sky, 0.4), 'M0 0h480v320H0z'),
        ridgeWindow(s, { x: 360, y: 60, width: 92, height: 130 }, { columns: 1, sun: 0.5 }),
        fill(p.near, 'M0 250h480v70H0z'),
        fill(p.ground, 'M0 250h480v6H0z'),
        fill(p.roof, 'M30 30h236v186H30z'),
        fill(p.wall, 'M38 38h220v170H38z'),
        ...bars.map((height, index) =>
          fill(index === 5 ? p.accent : p.mid, `M${60 + index * 32} ${192 - height}h22v${height}h-22z`),
        ),
        stroke(p.roof, 3, 'M52 192h196'),
        stroke(p.roof, 2.4, 'M71 138l32-16 32 4 32-28 32-20 32-34'),
        fill(p.shade, 'M52 48h74v8H52zM52 62h44v5H52z'),
        fill(p.wall, 'M282 206h96v56h-96z'),
        fill(p.shade, 'M356 206h22v56h-22z'),
        fill(p.roof, 'M292 216h48v30h-48z'),
        fill(p.lamp, 'M296 240l8-12 8 6 10-12 14 16v4h-40z'),
        fill(p.wall, 'M306 170h36v36h-36z'),
        fill(p.accent, 'M306 178h36v14h-36z'),
        fill(p.shade, 'M312 148h24v22h-24zM320 136h8v12h-8z'),
        fill(p.roof, 'M270 262h200v9H270zM282 271h8v34h-8zM452 271h8v34h-8z'),
        fill(p.roof, 'M396 218h60v36h-60zM420 254h12v8h-12z'),
        fill(p.glass, 'M401 223h50v26h-50z'),
        stroke(p.wall, 2, 'M406 242l10-10 8 6 10-12 10 8'),
        fill(p.accent, 'M90 272h56v9H90zM98 281h6v26h-6zM132 281h6v26h-6z'),
        fill(p.roof, 'M30 216h6v40h-6zM260 216h6v40h-6z'),
      ];
    },
  },
  'news-campus-hall': {
    light: 'autumn',
    horizon: 35,
    distance: 'street',
    indoor: true,
    alt: '캠퍼스 로비에 발표회 전시판이 세워진',
    draw: (s) => {
      const p = s.palette;
      const steps = (height: number, reach: (index: number) => number) =>
        Array.from(
          { length: 9 },
          (_, index) => `M${340 + index * 16} ${246 - index * 20}h${reach(index)}v${height}h-${reach(index)}z`,
        ).join('');
      return [
        fill(mixColours(p.low, p.shade, 0.35), 'M0 0h480v320H0z'),
        dots(s, { x: 0, y: 0, width: 480, height: 230 }, { colour: p.shade, count: 60, size: 1.6 }),
        ridgeWindow(s, { x: 34, y: 30, width: 270, height: 178 }, { columns: 4, sun: 0.68 }),
        stroke(p.wall, 5, 'M34 96h270'),
        fill(p.accent, 'M326 0h154v62H326z'),
        fill(p.roof, 'M326 56h154v10H326z'),
        fill(p.lamp, 'M338 10h26v36h-26zM376 10h26v36h-26zM414 10h26v36h-26z'),
        fill(
          p.mid,
          steps(20, (index) => 160 - index * 16),
        ),
        fill(
          p.wall,
          steps(4, () => 18),
        ),
        stroke(p.roof, 4, 'M336 214L472 44'),
        stroke(p.roof, 2.5, 'M344 206v38M376 166v38M408 126v38M440 86v38'),
        fill(p.near, 'M0 244h480v76H0z'),
        fill(p.ground, 'M0 244h480v5H0z'),
        fill(
          p.low,
          'M44 249h54l-30 71H0v-40zM112 249h56l-24 71H76zM182 249h56l-14 71h-72zM252 249h50l-2 71h-70z',
          0.26,
        ),
        fill(p.wall, 'M70 150h84v74H70zM178 156h74v68h-74z'),
        fill('#e6efea', 'M78 158h68v44H78z'),
        `<path d="M84 194q14-26 28-16t28-14" fill="none" stroke="${p.accent}" stroke-width="3" stroke-dasharray="5 4"/>`,
        disc(p.accent, 140, 164, 4.5),
        fill(
          p.mid,
          'M78 208h44v4H78zM78 215h30v3H78zM220 166h24v5h-24zM220 176h24v3h-24zM220 183h18v3h-18zM186 210h58v3h-58z',
        ),
        fill(
          p.roof,
          'M186 164h26v40h-26zM76 224l-8 32h5l8-32zM148 224l8 32h-5l-8-32zM184 224l-7 32h5l8-32zM246 224l7 32h-5l-8-32z',
        ),
        fill(p.lamp, 'M189 168h20v28h-20z'),
        stroke(p.accent, 2.5, 'M192 190q6-10 14-14'),
        fill(p.accent, 'M268 266h122v9H268zM22 262h34l-5 40H27z'),
        fill(p.roof, 'M280 275h7v22h-7zM370 275h7v22h-7z'),
        pine(s, 38, 266, 0.92),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
