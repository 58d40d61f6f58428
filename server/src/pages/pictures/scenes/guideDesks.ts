import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { cloud, disc, dots, hill, oval, pine, placed, ridgeWindow, rolling, sky, water, waves } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';
import { wheelchair } from './vehicles.ts';

/** What makes a journey easy: desks, rooms and things to borrow. */
export const GUIDE_DESKS_SCENES = {
  'info-counter': {
    light: 'day',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '관광안내소 창구에 지도와 안내지가 꽂힌',
    draw: (s) => {
      const p = s.palette;
      const leaflets = [p.accent, p.near, p.sun, '#2f6f94', p.mid, p.accent, p.sun, p.near, '#2f6f94'];
      return [
        fill(mixColours(p.low, p.far, 0.3), 'M0 0h480v320H0z'),
        ridgeWindow(s, { x: 330, y: 44, width: 120, height: 120 }, { columns: 2 }),
        disc(p.near, 220, 90, 50),
        disc(p.wall, 220, 66, 8),
        fill(p.wall, 'M206 82h21v34h8v9h-31v-9h8v-25h-6z'),
        fill(p.wood, 'M28 46h120v170H28z'),
        ...leaflets.map((colour, index) => {
          const [x, y] = [38 + (index % 3) * 36, 60 + Math.floor(index / 3) * 52];
          return (
            fill(colour, `M${x} ${y}h28v36h-28z`) +
            fill(p.wall, `M${x + 5} ${y + 7}h18v5h-18zM${x + 5} ${y + 16}h11v4h-11z`)
          );
        }),
        fill(p.roof, 'M28 90h120v8H28zM28 142h120v8H28zM28 194h120v8H28z'),
        fill(p.wall, 'M0 214h480v16H0z'),
        fill(p.near, 'M0 230h480v90H0z'),
        fill(p.ground, 'M40 246h120v74H40zM180 246h120v74H180zM320 246h120v74H320z'),
        fill(p.low, 'M182 192l42-14 42 14 44-14v36l-44 10-42-10-42 10z'),
        fill(p.mid, 'M224 178l42 14v32l-42-10z', 0.4),
        `<path d="M194 206q20-22 40-8t62-4" fill="none" stroke="${p.accent}" stroke-width="3.4" stroke-dasharray="6 5"/>`,
        disc(p.accent, 296, 192, 5),
        fill(p.sun, 'M364 214q0-24 24-24t24 24z'),
        fill(p.roof, 'M358 210h60v6h-60zM385 182h6v8h-6z'),
      ];
    },
  },
  'tide-board': {
    light: 'dusk',
    horizon: 20,
    distance: 'street',
    alt: '항구 안내소 앞에 물때를 적은 판이 선',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { sun: [60, 62, 28] }),
        hill(s, rolling(s, 60, 12), { colour: p.far, mist: p.low, count: 24, depth: 14 }),
        water(s, 70, 230),
        waves(s, { x: 0, y: 78, width: 300, height: 120 }, { colour: p.seaDeep, count: 20 }),
        waves(s, { x: 24, y: 76, width: 60, height: 90 }, { colour: p.sun, count: 10, size: 4, opacity: 0.8 }),
        fill(p.shade, 'M0 222h480v98H0z'),
        stroke(p.mid, 2, 'M0 268h480M96 222v98M250 222v98M404 222v98', 0.6),
        fill(p.near, 'M316 132h136v128H316z'),
        fill(p.accent, 'M300 134l16-36h136l20 36z'),
        fill(p.lamp, 'M330 152h64v52h-64zM410 152h32v108h-32z'),
        fill(p.roof, 'M326 204h72v8h-72zM358 152h6v52h-6z'),
        `<circle cx="342" cy="238" r="13" fill="none" stroke="${p.wall}" stroke-width="8"/>`,
        stroke(p.accent, 8, 'M333 229l2 2M351 229l-2 2M333 247l2-2M351 247l-2-2'),
        fill(p.roof, 'M98 96h8v180h-8zM262 96h8v180h-8z'),
        fill(p.wood, 'M76 84h216v140H76z'),
        fill(p.wall, 'M84 92h200v124H84z'),
        fill(p.near, 'M84 92h200v22H84z'),
        fill(p.sun, 'M100 99h74v8h-74z'),
        fill(p.sea, 'M84 166q25-54 50 0t50 0 50 0 50 0v22H84z'),
        stroke(p.accent, 4, 'M84 166q25-54 50 0t50 0 50 0 50 0'),
        stroke(p.mid, 2.4, 'M94 202h30M144 202h30M194 202h30M244 202h30M184 122v66'),
        fill(p.roof, 'M20 262h26v-22q-13-10-26 0zM14 234h38v8H14z'),
      ];
    },
  },
  restroom: {
    light: 'dawn',
    horizon: 60,
    distance: 'street',
    alt: '길가에 화장실 표지가 걸린 작은 건물이 선',
    draw: (s) => {
      const p = s.palette;
      const panel = (x: number, colour: string, body: string) =>
        fill(colour, `M${x} 152h44v44h-44z`) + disc(p.wall, x + 22, 162, 5) + fill(p.wall, body);
      return [
        sky(s, { band: 110, sun: [420, 90, 26] }),
        cloud(s, 130, 50, 0.9),
        hill(s, rolling(s, 168, 20), { colour: p.far, mist: p.low, count: 40 }),
        hill(s, rolling(s, 200, 12), { colour: p.mid, grain: p.near, count: 40 }),
        fill(p.near, 'M0 226q240-14 480 0v94H0z'),
        pine(s, 56, 240, 1.3, 0),
        pine(s, 440, 244, 1.1, 0, true),
        fill(p.shade, 'M190 262l-56 58h216l-60-58z'),
        fill(p.wall, 'M106 132h268v130H106z'),
        fill(p.shade, 'M330 132h44v130h-44z'),
        fill(p.roof, 'M84 134q26-14 44-36h224q18 22 44 36l-4 8H88z'),
        fill(p.wood, 'M106 254h268v8H106z'),
        fill(p.glass, 'M212 154h56v20h-56z'),
        fill(p.wood, 'M128 202h44v60h-44zM306 202h44v60h-44z'),
        panel(128, '#2f6f94', 'M143 169h14v12h-3v12h-8v-12h-3z'),
        panel(306, p.accent, 'M324 169h8l7 14h-6v10h-10v-10h-6z'),
        fill(p.near, 'M218 190h44v44h-44z'),
        stroke(p.wall, 4, 'M235 204v11h9l6 10M235 209q-8 4-6 11t14 7'),
        disc(p.wall, 235, 198, 4),
      ];
    },
  },
  lockers: {
    light: 'day',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '물품보관함 앞에 여행 가방이 놓인',
    draw: (s) => {
      const p = s.palette;
      const doors: string[] = [];
      for (let row = 0; row < 3; row += 1)
        for (let column = 0; column < 6; column += 1) {
          const [x, y] = [32 + column * 70, 32 + row * 74];
          const colour = [p.sun, p.near, p.mid][(column + row * 2) % 3] ?? p.near;
          doors.push(
            fill(colour, `M${x} ${y}h64v68h-64z`),
            stroke(p.roof, 2.4, `M${x + 14} ${y + 14}h18M${x + 14} ${y + 21}h18`, 0.55),
            disc(p.wall, x + 52, y + 36, 5),
          );
        }
      return [
        fill(p.low, 'M0 0h480v320H0z'),
        fill(p.roof, 'M22 22h432v236H22z'),
        ...doors,
        fill(mixColours(p.roof, p.seaDeep, 0.25), 'M242 106h64v68h-64z'),
        fill(p.wood, 'M256 136h36v38h-36zM266 126h16v10h-16z'),
        fill(p.sun, 'M242 106l-26 10v66l26-8z'),
        fill(p.far, 'M0 258h480v62H0z'),
        stroke(p.mid, 2, 'M0 290h480M80 258l-30 62M240 258v62M400 258l30 62', 0.6),
        stroke(p.roof, 5, 'M124 190v-46h40v46'),
        fill(p.accent, 'M98 190q0-10 10-10h72q10 0 10 10v100H98z'),
        stroke(mixColours(p.accent, p.roof, 0.35), 4, 'M120 192v92M144 192v92M168 192v92'),
        fill(p.roof, 'M102 290h16v12h-16zM170 290h16v12h-16z'),
        fill('#2f6f94', 'M320 226q0-8 8-8h66q8 0 8 8v76h-82z'),
        fill(p.wall, 'M320 250h82v7h-82z'),
        stroke(p.roof, 5, 'M346 218v-14h30v14'),
      ];
    },
  },
  'nursing-room': {
    light: 'dusk',
    horizon: 35,
    distance: 'street',
    indoor: true,
    alt: '수유실에 아기 침대와 안락의자가 놓인',
    draw: (s) => {
      const p = s.palette;
      let bars = '';
      for (let x = 286; x <= 414; x += 16) bars += `M${x} 180v58`;
      return [
        fill(mixColours(p.low, p.wall, 0.4), 'M0 0h480v320H0z'),
        dots(s, { x: 0, y: 0, width: 480, height: 220 }, { colour: p.shade, count: 50, size: 3 }),
        ridgeWindow(s, { x: 160, y: 40, width: 110, height: 96 }, { columns: 2, sun: 0.6 }),
        fill(p.shade, 'M0 246h480v74H0z'),
        oval(p.sea, 240, 282, 190, 26),
        fill(p.accent, 'M56 150q0-22 22-22h56q22 0 22 22v80H56z'),
        fill(mixColours(p.accent, p.wood, 0.3), 'M36 190q0-14 14-14t14 14v24h84v-24q0-14 14-14t14 14v66H36z'),
        fill(p.wall, 'M76 160q24-14 48 4l-4 30H84z'),
        fill(p.wood, 'M48 256h12v18H48zM152 256h12v18h-12z'),
        fill(p.wood, 'M206 218h56v8h-56zM230 226h8v50h-8zM216 276h36v6h-36z'),
        fill(p.wall, 'M218 190h16v28h-16zM242 200h14v18h-14z'),
        fill(p.sun, 'M218 184h16v7h-16zM223 176h6v8h-6z'),
        fill(p.wall, 'M274 206h150v36H274z'),
        stroke(p.near, 5, bars),
        fill(p.near, 'M270 172h158v9H270zM270 236h158v12H270zM272 172h9v104h-9zM418 172h9v104h-9z'),
        stroke(p.wood, 3, 'M350 0v58M310 62q40-14 80 0M310 62v24M350 58v36M390 62v24'),
        disc(p.sun, 310, 94, 10),
        disc(p.accent, 390, 94, 10),
        fill(p.near, 'M350 88l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z'),
      ];
    },
  },
  'wifi-pier': {
    light: 'day',
    horizon: 60,
    distance: 'near',
    alt: '바닷가 난간에 와이파이 표시가 뜬 휴대전화가 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 130, sun: [84, 66, 26] }),
        cloud(s, 400, 70, 0.9),
        hill(s, rolling(s, 176, 12), { colour: p.far, mist: p.low, count: 30, depth: 16 }),
        water(s, 190),
        waves(s, { x: 0, y: 196, width: 480, height: 60 }, { colour: p.wall, count: 24 }),
        fill(p.wall, 'M62 176l22-54 4 54zM92 176v-46l22 46z'),
        fill(p.accent, 'M50 180h72l-12 14H64z'),
        fill(p.wood, 'M0 262h480v58H0z'),
        fill(mixColours(p.wood, p.accent, 0.3), 'M0 256h480v14H0z'),
        stroke(p.roof, 2, 'M0 290h480M130 270v50M330 270v50', 0.4),
        fill(p.roof, 'M182 58q0-14 14-14h92q14 0 14 14v202H182z'),
        fill(p.low, 'M192 64q0-8 8-8h84q8 0 8 8v190H192z'),
        fill(p.roof, 'M224 56h36v8h-36z'),
        stroke(p.near, 11, 'M208 122q34-32 68 0M221 140q21-20 42 0'),
        disc(p.near, 242, 160, 9),
        fill(p.accent, 'M210 190h64v18h-64z'),
        fill(p.wall, 'M222 197h40v4h-40z'),
        fill(p.far, 'M206 222h72v7h-72zM206 236h44v7h-44z'),
        fill(p.wall, 'M352 222h46l-4 38h-38z'),
        stroke(p.wall, 6, 'M398 230q18 0 12 14t-16 6'),
        fill(p.wood, 'M356 226h38v5h-38z'),
      ];
    },
  },
  'wheelchair-stroller': {
    light: 'autumn',
    horizon: 20,
    distance: 'near',
    alt: '산책길에 빌리는 휠체어와 유모차가 나란히 선',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { sun: [410, 40, 24] }),
        hill(s, rolling(s, 60, 16), { colour: p.far, mist: p.low, count: 40 }),
        hill(s, rolling(s, 100, 14), { colour: p.mid, grain: p.near, count: 60 }),
        pine(s, 44, 150, 0.9, 0),
        fill(p.near, 'M0 150q240-16 480 0v170H0z'),
        fill(p.shade, 'M0 214q240-30 480-6v112H0z'),
        dots(s, { x: 0, y: 220, width: 480, height: 96 }, { colour: p.accent, count: 30, size: 5 }),
        placed(wheelchair(p, p.accent), 154, 286, 2.1),
        placed(
          [
            fill('#2f6f94', 'M-40-52h72q2 26-20 34h-32q-18-6-20-34z'),
            fill(mixColours('#2f6f94', p.roof, 0.35), 'M-40-52q-2-40 42-44v44z'),
            stroke(p.wall, 1.8, 'M2-96v44M-28-84L2-52', 0.7),
            stroke(p.roof, 4.4, 'M32-52l22-34h10M-28-18L20-4M12-18L-22-4'),
            disc(p.roof, -24, -8, 8),
            disc(p.roof, 22, -8, 8),
            disc(p.shade, -24, -8, 3),
            disc(p.shade, 22, -8, 3),
          ].join(''),
          336,
          288,
          1.7,
        ),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
