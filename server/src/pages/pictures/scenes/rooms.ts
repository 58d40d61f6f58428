import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { disc, hill, oval, pine, ridgeWindow, rolling, sky, stars, waves } from '../scenery.ts';
import { fill, gridPath, stroke } from '../shapes.ts';

/** Museums, rooms and gardens that are shown. */
export const ROOMS_SCENES = {
  'science-sphere': {
    light: 'snow',
    horizon: 35,
    distance: 'near',
    alt: '과학관 마당에 둥근 전시관과 미끄럼틀이 있는',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 110, sun: [380, 60, 22] }),
        hill(s, rolling(s, 136, 22), { colour: p.far, mist: p.low, count: 50 }),
        hill(s, rolling(s, 164, 14), { colour: p.mid, grain: p.low, count: 50 }),
        hill(s, rolling(s, 226, 8), { colour: p.near }),
        pine(s, 40, 238, 0.9, 0),
        pine(s, 452, 236, 1, 2),
        fill(p.wall, 'M96 246v-70h110v70z'),
        fill(p.roof, 'M90 176h122v-8H90z'),
        fill(p.ground, 'M92 168q60-10 118 0v-6H92z'),
        fill(p.seaDeep, 'M108 190h36v30h-36zM152 190h40v30h-40z'),
        stroke(p.wall, 2, 'M126 190v30M172 190v30'),
        disc(p.accent, 270, 164, 86),
        fill(p.wood, 'M270 78a86 86 0 0 1 0 172q46-86 0-172z', 0.22),
        stroke(
          p.wall,
          2.4,
          'M184 164q86 40 172 0M194 122q76 34 152 0M194 206q76 34 152 0M270 78q-56 86 0 172M270 78q56 86 0 172',
        ),
        fill(p.ground, 'M206 108q64-44 128 0-20-34-64-34t-64 34z'),
        fill(p.roof, 'M250 250v-44q20-18 40 0v44z'),
        stroke(p.sun, 13, 'M356 156q44 12 46 50t46 44'),
        stroke(p.wall, 2, 'M356 156q44 12 46 50t46 44', 0.7),
        hill(s, rolling(s, 250, 6), { colour: p.ground, grain: p.mid, count: 40 }),
        fill(mixColours(p.ground, p.mid, 0.25), 'M236 252h70l40 68H200z'),
      ];
    },
  },
  'loom-hall': {
    light: 'snow',
    horizon: 0,
    distance: 'street',
    indoor: true,
    alt: '산업박물관 전시장에 베틀과 초기 기계가 놓인',
    draw: (s) => {
      const p = s.palette;
      const warp = Array.from({ length: 17 }, (_, index) => `M${70 + index * 9} 132L${58 + index * 10.5} 226`).join('');
      const gear = (x: number, y: number, r: number, teeth: number) => {
        let path = '';
        for (let index = 0; index < teeth; index += 1) {
          const angle = (index / teeth) * Math.PI * 2;
          path += `M${whole(x + Math.cos(angle) * r * 0.86)} ${whole(y + Math.sin(angle) * r * 0.86)}L${whole(x + Math.cos(angle) * r)} ${whole(y + Math.sin(angle) * r)}`;
        }
        return (
          stroke(p.roof, 9, path) +
          disc(p.roof, x, y, r * 0.86) +
          disc(p.shade, x, y, r * 0.6) +
          stroke(p.roof, 7, `M${x - r * 0.6} ${y}h${r * 1.2}M${x} ${y - r * 0.6}v${r * 1.2}`) +
          disc(p.roof, x, y, r * 0.2)
        );
      };
      return [
        fill(mixColours(p.shade, p.wall, 0.4), 'M0 0h480v320H0z'),
        fill(p.sky, 'M40 10h110v70H40zM190 10h110v70H190zM340 10h110v70H340z'),
        stroke(
          p.roof,
          4,
          'M40 10h110v70H40zM190 10h110v70H190zM340 10h110v70H340zM95 10v70M40 45h110M245 10v70M190 45h110M395 10v70M340 45h110',
        ),
        stroke(p.wood, 10, 'M0 96h480M170 0v240M320 0v240'),
        fill(p.near, 'M0 244h480v76H0z'),
        fill(p.ground, 'M0 244h480v6H0z'),
        fill(p.low, 'M60 250h70l-40 70H0zM210 250h76l-10 70H170zM356 250h70l30 70H350z', 0.2),
        stroke(p.wood, 11, 'M50 126v132M232 126v132M42 126h200M42 236h200'),
        stroke(p.accent, 3, warp),
        fill(p.accent, 'M52 222h180l8 22H46z'),
        stroke(p.wall, 3, 'M54 228h182M50 236h190'),
        fill(p.wood, 'M60 166h166v8H60zM58 190h170v8H58z'),
        fill(p.sun, 'M120 178h52q14 6 0 12h-52q-14-6 0-12z'),
        gear(372, 190, 58, 14),
        gear(294, 230, 28, 10),
        stroke(p.accent, 5, 'M372 132h66M372 248h66'),
        fill(p.roof, 'M420 128h50v128h-50z'),
        fill(p.accent, 'M428 140h34v10h-34zM428 158h34v10h-34z'),
        disc(p.lamp, 445, 194, 12),
        stroke(p.roof, 2, 'M445 194l6-6'),
        stroke(p.wood, 3, 'M20 268h240M270 268h200M30 268v30M140 268v30M250 268v30M290 268v30M460 268v30'),
      ];
    },
  },
  'light-garden': {
    light: 'night',
    horizon: 60,
    distance: 'street',
    alt: '빛정원 나무와 아치에 작은 등이 켜진',
    draw: (s) => {
      const p = s.palette;
      const colours = [p.lamp, p.accent, '#8fc3d6', '#d6a9c9'];
      const bulbs = (points: readonly (readonly [number, number])[], size: number) =>
        colours
          .map((colour, tone) =>
            stroke(
              colour,
              size,
              points
                .filter((_, index) => index % 4 === tone)
                .map(([x, y]) => `M${whole(x)} ${whole(y)}h0`)
                .join(''),
            ),
          )
          .join('');
      const arch = (y: number, half: number, count: number) =>
        Array.from({ length: count }, (_, index) => {
          const angle = Math.PI * (1 + index / (count - 1));
          return [240 + Math.cos(angle) * half, y + Math.sin(angle) * half * 1.25] as const;
        });
      const tree = (x: number, y: number, r: number) => {
        const points = Array.from({ length: 34 }, () => {
          const angle = s.random() * Math.PI * 2;
          const far = Math.sqrt(s.random()) * r;
          return [x + Math.cos(angle) * far, y - r * 1.3 + Math.sin(angle) * far] as const;
        });
        return stroke(p.wood, r / 5, `M${x} ${y}v${-r}`) + disc(p.near, x, y - r * 1.3, r) + bulbs(points, 5);
      };
      return [
        sky(s),
        stars(s, 80, 30),
        hill(s, rolling(s, 140, 16), { colour: p.far }),
        hill(s, rolling(s, 178, 8), { colour: p.near }),
        tree(70, 222, 46),
        tree(412, 224, 50),
        fill(p.ground, 'M0 214q240-16 480 0v106H0z'),
        fill(p.low, 'M222 196h36q30 60 150 124H72q120-64 150-124z'),
        fill(p.lamp, 'M226 196h28q20 60 90 124H136q70-64 90-124z', 0.18),
        bulbs(arch(198, 34, 13), 5),
        bulbs(arch(222, 62, 19), 6),
        bulbs(arch(254, 104, 23), 8),
        bulbs(
          Array.from(
            { length: 24 },
            (_, index) => [Math.round(10 + index * 20), 250 + Math.abs(12 - index) * 2 + (index % 3) * 10] as const,
          ).filter(([x]) => x < 150 || x > 330),
          6,
        ),
        tree(14, 320, 60),
        tree(470, 324, 66),
        waves(s, { x: 150, y: 262, width: 160, height: 52 }, { colour: p.lamp, count: 12, size: 2.6, opacity: 0.5 }),
      ];
    },
  },
  'picture-book-library': {
    light: 'rain',
    horizon: 20,
    distance: 'near',
    indoor: true,
    alt: '도서관 창가에 그림책 서가와 방석이 놓인',
    draw: (s) => {
      const p = s.palette;
      const tones = [p.accent, p.sun, p.near, p.glass, p.mid, '#8aa7c0'];
      const books = (x0: number, x1: number, y: number) => {
        let x = x0;
        const drawn: string[] = [];
        while (x < x1 - 14) {
          const width = 8 + Math.round(s.random() * 10);
          const height = 34 + Math.round(s.random() * 16);
          drawn.push(
            fill(tones[Math.floor(s.random() * 6)] ?? p.accent, `M${x} ${y - height}h${width}v${height}h-${width}z`),
          );
          x += width + 1;
        }
        return drawn.join('');
      };
      return [
        fill(mixColours(p.lamp, p.wall, 0.4), 'M0 0h480v320H0z'),
        ridgeWindow(s, { x: 166, y: 30, width: 190, height: 130 }, { columns: 3 }),
        stroke(
          p.wall,
          1.4,
          'M190 40l-4 14M214 60l-4 14M240 46l-4 14M270 70l-4 14M300 44l-4 14M330 64l-4 14M206 100l-4 14M256 104l-4 14M316 98l-4 14',
        ),
        fill(p.wood, 'M0 0h150v250H0zM372 0h108v250H372z'),
        fill(
          mixColours(p.wood, p.roof, 0.4),
          'M8 8h134v56H8zM8 72h134v56H8zM8 136h134v56H8zM380 8h92v56h-92zM380 72h92v56h-92zM380 136h92v56h-92z',
        ),
        books(10, 142, 64),
        books(10, 142, 128),
        books(10, 100, 192),
        fill(p.lamp, 'M104 150l30-8 8 40-30 8z'),
        books(382, 472, 64),
        books(382, 440, 128),
        books(382, 472, 192),
        fill(p.wall, 'M8 200h134v42H8zM380 200h92v42h-92z'),
        fill(p.accent, 'M20 206h32v34H20z'),
        fill(p.sun, 'M60 206h32v34H60zM390 206h32v34h-32z'),
        fill(p.near, 'M100 206h32v34h-32zM430 206h32v34h-32z'),
        fill(p.wall, 'M26 214h20v8H26zM396 214h20v8h-20zM66 226h20v6H66zM106 214h20v10h-20z'),
        fill(p.wood, 'M160 176h206v12H160z'),
        fill(p.shade, 'M160 188h206v62H160z'),
        fill(p.near, 'M174 178q-2-22 26-22t28 22zM300 178q0-26 28-26t26 26z'),
        fill(mixColours(p.wood, p.lamp, 0.45), 'M0 250h480v70H0z'),
        stroke(p.wood, 1.6, 'M0 272h480M0 296h480', 0.4),
        oval(p.accent, 250, 290, 90, 22),
        oval(mixColours(p.accent, p.lamp, 0.4), 250, 288, 66, 15),
        fill(p.wall, 'M206 276q24-16 44-4 20-12 44 4v18q-24-12-44-2-20-10-44 2z'),
        stroke(p.mid, 2, 'M250 272v20M216 278q14-6 26-2M258 276q14-4 26 2'),
        fill(p.near, 'M232 280h10v8h-10zM262 282h14v6h-14z'),
      ];
    },
  },
  tearoom: {
    light: 'dusk',
    horizon: 20,
    distance: 'near',
    indoor: true,
    alt: '다실 창밖으로 능선이 보이고 찻상이 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        fill(mixColours(p.low, p.wall, 0.4), 'M0 0h480v320H0z'),
        ridgeWindow(s, { x: 92, y: 34, width: 296, height: 90 }, { columns: 2, sun: 0.66 }),
        fill(p.wall, 'M0 24h78v220H0zM402 24h78v220h-78z'),
        stroke(
          p.wood,
          3,
          gridPath({ x: 4, y: 34, columns: 3, rows: 5, stepX: 24, stepY: 40, width: 24, height: 40 }) +
            gridPath({ x: 406, y: 34, columns: 3, rows: 5, stepX: 24, stepY: 40, width: 24, height: 40 }),
        ),
        fill(p.wood, 'M0 14h480v14H0zM78 28h10v216H78zM392 28h10v216h-10z'),
        fill(mixColours(p.shade, p.sun, 0.18), 'M0 236h480v84H0z'),
        stroke(mixColours(p.shade, p.wood, 0.4), 1.6, 'M0 262h480M0 290h480M120 236v84M360 236v84', 0.5),
        oval(p.near, 100, 276, 46, 15),
        oval(p.accent, 384, 280, 46, 15),
        fill(p.wood, 'M150 226h180l10 14H140zM158 240h12v40h-12zM310 240h12v40h-12z'),
        fill(p.accent, 'M212 202q-4-28 28-28t28 28q-2 22-28 22t-28-22z'),
        fill(mixColours(p.accent, p.wood, 0.4), 'M250 176q18 4 18 26-2 22-28 22 18-16 10-48z'),
        fill(p.accent, 'M214 204q-18-4-24-20l8-2q6 12 18 12zM230 174q10-7 20 0z'),
        stroke(p.wood, 4, 'M224 172q16-26 32 0'),
        fill(p.wall, 'M166 208h26q-2 18-13 18t-13-18zM290 208h26q-2 18-13 18t-13-18z'),
        stroke(p.wall, 4, 'M180 200q-6-10 2-18M304 200q-6-10 2-18', 0.9),
        fill(p.roof, 'M30 190h20l4 46H26z'),
        stroke(p.wood, 3, 'M40 190q-4-40 10-60M42 160q14-10 22-8M40 172q-16-10-22-24'),
        disc(p.accent, 52, 128, 6),
        disc(p.accent, 66, 150, 5),
        disc(p.accent, 18, 146, 5),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
