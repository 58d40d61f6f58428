import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { disc, oval, placed, ridgeWindow } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** News of training and advice. */
export const NEWS_TRAINING_SCENES = {
  'news-training-room': {
    light: 'rain',
    horizon: 0,
    distance: 'far',
    indoor: true,
    alt: '교육실 책상마다 실습 장비가 놓이고 칠판에 도면이 걸린',
    draw: (s) => {
      const p = s.palette;
      const desk = (x: number, y: number, k: number) =>
        placed(
          fill(p.wall, 'M-50-6H50l6 8H-56z') +
            fill(p.near, 'M-50 2h8v34h-8zM42 2h8v34h-8z') +
            fill(p.roof, 'M-38-38H4v30h-42z') +
            fill(p.glass, 'M-34-34H0v20h-34z') +
            fill(p.accent, 'M14-26h28v18H14z') +
            fill(p.lamp, 'M18-22h8v5h-8zM30-22h8v5h-8z') +
            fill(p.accent, 'M-16 22h32v7h-32zM-12 29h5v18h-5zM8 29h5v18H8z'),
          x,
          y,
          k,
        );
      return [
        fill(mixColours(p.low, p.wall, 0.3), 'M0 0h480v320H0z'),
        fill(p.far, 'M0 0l70 40v130L0 250zM480 0l-70 40v130l70 80z'),
        fill(p.sky, 'M8 44l44 18v66L8 150zM472 44l-44 18v66l44 22z'),
        stroke(p.wall, 3, 'M30 53v86M8 96l44-2M450 53v86'),
        fill(p.roof, 'M126 40h228v100H126z'),
        fill(p.pine, 'M132 46h216v88H132z'),
        stroke(
          p.wall,
          2.4,
          'M152 116V66h40v50M152 92h40M172 66v50M214 70h30v18h-30zM244 79h24M268 70h30v18h-30zM229 88v28h54M283 88v28M316 66v52M308 76h16M308 92h16',
        ),
        fill(p.lamp, 'M160 6h60v8h-60zM260 6h60v8h-60z'),
        fill(p.mid, 'M0 250l70-80h340l70 80v70H0z'),
        desk(152, 188, 0.7),
        desk(240, 188, 0.7),
        desk(328, 188, 0.7),
        desk(122, 226, 0.95),
        desk(240, 226, 0.95),
        desk(358, 226, 0.95),
        desk(78, 276, 1.25),
        desk(240, 276, 1.25),
        desk(402, 276, 1.25),
      ];
    },
  },
  'news-drying-line': {
    light: 'rain',
    horizon: 35,
    distance: 'street',
    indoor: true,
    alt: '공장 건조 설비에 구간마다 온도계가 달린',
    draw: (s) => {
      const p = s.palette;
      const zone = (x: number, colour: string, level: number) =>
        fill(p.wall, `M${x} 96h92v104h-92z`) +
        fill(p.shade, `M${x + 78} 96h14v104h-14z`) +
        fill(colour, `M${x + 10} 150h60v40h-60z`) +
        disc(p.roof, x + 40, 122, 19) +
        disc(p.wall, x + 40, 122, 15) +
        stroke(p.accent, 3, `M${x + 40} 122l${whole(Math.cos(level) * 11)} ${whole(-Math.sin(level) * 11)}`) +
        fill(p.roof, `M${x + 28} 70h24v26h-24z`);
      return [
        fill(mixColours(p.low, p.far, 0.3), 'M0 0h480v320H0z'),
        ridgeWindow(s, { x: 24, y: 22, width: 96, height: 56 }, { columns: 2 }),
        ridgeWindow(s, { x: 360, y: 22, width: 96, height: 56 }, { columns: 2 }),
        fill(p.roof, 'M90 58h300v14H90z'),
        fill(p.shade, 'M214 0h52v58h-52z'),
        zone(88, mixColours(p.sun, p.lamp, 0.4), 2.4),
        zone(194, mixColours(p.accent, p.lamp, 0.45), 1.4),
        zone(300, p.accent, 0.5),
        fill(p.near, 'M0 254h480v66H0z'),
        fill(p.roof, 'M20 206h440v10H20zM40 216h8v44h-8zM150 216h8v44h-8zM320 216h8v44h-8zM432 216h8v44h-8z'),
        ...Array.from({ length: 13 }, (_, index) => disc(p.shade, 36 + index * 34, 222, 8)),
        ...[32, 58, 418, 444].map((x, index) =>
          oval(index < 2 ? p.pineLight : mixColours(p.sun, p.wood, 0.3), x, 200, 11, 7),
        ),
        ...[112, 136, 218, 242, 324, 348].map((x) => oval(mixColours(p.sun, p.wood, 0.2), x, 184, 9, 6)),
        fill(p.roof, 'M392 232h64v40h-64z'),
        fill(p.lamp, 'M400 240h48v24h-48z'),
        stroke(p.accent, 2.6, 'M404 258l10-8 10 4 10-10 10 4'),
        fill(p.sun, 'M0 292h480v6H0z'),
        fill(p.accent, 'M30 268h40v30H30z'),
        fill(p.wall, 'M36 276h28v4H36zM36 284h20v4H36z'),
      ];
    },
  },
  'news-open-lab': {
    light: 'day',
    horizon: 20,
    distance: 'street',
    indoor: true,
    alt: '열린 실험실 탁자에 현미경과 바다 생물 표본이 놓인',
    draw: (s) => {
      const p = s.palette;
      const jar = (x: number, y: number, inside: string) =>
        fill(p.wall, `M${x - 20} ${y - 64}h40v64h-40z`, 0.9) +
        fill(p.sea, `M${x - 17} ${y - 52}h34v50h-34z`) +
        inside +
        fill(p.accent, `M${x - 22} ${y - 72}h44v10h-44z`);
      const star = (x: number, y: number) => {
        let path = '';
        for (let index = 0; index < 5; index += 1) {
          const angle = (index * Math.PI * 2) / 5 - Math.PI / 2;
          path += `M${x} ${y}l${whole(Math.cos(angle) * 12)} ${whole(Math.sin(angle) * 12)}`;
        }
        return stroke(p.accent, 7, path);
      };
      const scope =
        fill(p.roof, 'M-34 0v-8h66V0zM14-8q22-20 14-52l-10 4q4 22-14 38z') +
        fill(p.wall, 'M-20-90l16-8 24 48-16 8z') +
        fill(p.roof, 'M-26-92l18-9 4 8-18 9z') +
        fill(p.accent, 'M-30-26h46v6h-46z');
      return [
        fill(mixColours(p.low, p.sky, 0.3), 'M0 0h480v320H0z'),
        ridgeWindow(s, { x: 40, y: 20, width: 150, height: 92 }, { columns: 2, sun: 0.7 }),
        fill(p.wall, 'M230 18h210v104H230z'),
        fill(p.sea, 'M240 28h190v84H240z'),
        stroke(p.wall, 3, 'M258 92q30-50 60-20t50-30 48 6', 0.6),
        placed(fill(p.sun, 'M-22 0q22-16 40-2l12-9v20L18 1q-18 14-40-1z'), 300, 62, 0.9),
        placed(fill(p.wall, 'M-22 0q22-16 40-2l12-9v20L18 1q-18 14-40-1z'), 380, 84, 0.7),
        fill(p.mid, 'M0 206h480v114H0z'),
        fill(p.wall, 'M30 190h420l24 30H6z'),
        fill(p.shade, 'M6 220h468v12H6z'),
        fill(p.near, 'M40 232h12v70H40zM428 232h12v70h-12z'),
        placed(scope, 96, 204, 1.1),
        placed(scope, 232, 204, 1.1),
        placed(scope, 370, 204, 1.1),
        jar(160, 206, stroke(p.pineLight, 4, 'M156 202q-6-18 2-30M166 202q6-16-2-34')),
        jar(302, 206, star(302, 182)),
        jar(430, 200, disc(p.wall, 430, 176, 10) + stroke(p.wall, 3, 'M424 184l-4 12M430 186v12M436 184l4 12')),
        ...[90, 186, 290, 390].map(
          (x) =>
            fill(p.accent, `M${x - 26} 264h52v10h-52z`) + stroke(p.roof, 5, `M${x - 16} 276l-6 34M${x + 16} 276l6 34`),
        ),
      ];
    },
  },
  'news-maker-prize': {
    light: 'dusk',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '경진대회 시상대에 상패와 시제품이 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        fill(mixColours(p.near, p.mid, 0.25), 'M0 0h480v320H0z'),
        fill(p.lamp, 'M200 0h80l100 320H100z', 0.18),
        ...Array.from({ length: 34 }, (_, index) => {
          const [x, y] = [whole(s.random() * 470), whole(s.random() * 150)];
          return fill([p.accent, p.sun, p.lamp, p.far][index % 4] ?? p.sun, `M${x} ${y}l9 4-4 7-8-4z`);
        }),
        fill(p.wall, 'M164 214h152v106H164z'),
        fill(p.shade, 'M280 214h36v106h-36z'),
        fill(p.far, 'M24 254h140v66H24zM316 272h140v48H316z'),
        fill(p.wall, 'M18 248h146v10H18zM316 266h146v10H316zM158 206h164v12H158z'),
        fill(p.accent, 'M226 240h28v46h-28z'),
        fill(p.sun, 'M196 96h88q2 60-34 72v16h18v10h-56v-10h18v-16q-36-12-34-72z'),
        fill(mixColours(p.sun, p.wood, 0.3), 'M256 96h28q2 60-34 72v16h-8q20-40 14-88z'),
        stroke(p.sun, 7, 'M198 108q-30 0-24 24t34 22M282 108q30 0 24 24t-34 22'),
        fill(p.wood, 'M204 194h72v14h-72z'),
        fill(p.lamp, 'M240 112l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z'),
        fill(p.roof, 'M52 196h84v52H52z'),
        fill(p.glass, 'M60 204h46v30H60z'),
        stroke(p.accent, 3, 'M64 226l10-10 8 6 16-14'),
        disc(p.accent, 121, 212, 6),
        disc(p.sun, 121, 230, 6),
        stroke(p.roof, 4, 'M94 196v-24M94 172q-14-4-18-16M94 172q14-4 18-16'),
        fill(p.wood, 'M350 226h76v40h-76z'),
        fill(p.accent, 'M356 206h64v20h-64z'),
        stroke(p.wall, 3, 'M362 240h52M362 252h36'),
        disc(p.lamp, 388, 192, 13),
        stroke(p.lamp, 3, 'M388 172v-10M372 178l-8-8M404 178l8-8'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
