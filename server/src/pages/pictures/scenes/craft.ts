import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { dots, hill, oval, pine, placed, ridgeWindow, rolling, sky } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';
import { WHOLE_SHEET } from '../sheet.ts';

const POT = 'M-9-40H9l1 5q18 6 18 22T14 0h-28q-14-2-14-13t18-22z';

/** Workshops: what is made there. */
export const CRAFT_SCENES = {
  woodshop: {
    light: 'rain',
    horizon: 60,
    distance: 'street',
    alt: '목공 체험 공방의 열린 문으로 작업대와 의자가 보이는',
    draw: (s) => {
      const p = s.palette;
      const brick = mixColours(p.accent, p.wood, 0.38);
      let courses = '';
      for (let y = 124; y < 260; y += 13)
        for (let x = 34 + (y % 26 ? 0 : 13); x < 336; x += 27) courses += `M${x} ${y}h12`;
      return [
        sky(s, { band: 70 }),
        hill(s, rolling(s, 96, 18), { colour: p.far, mist: p.low, count: 40 }),
        fill(brick, 'M30 262V110l62-48v48l62-48v48l62-48v48l62-48v48l62-48v200z'),
        fill(
          p.roof,
          'M26 112l66-50v6l-62 48zM88 112l66-50v6l-62 48zM150 112l66-50v6l-62 48zM212 112l66-50v6l-62 48zM274 112l66-50v6l-62 48z',
        ),
        fill(p.sea, 'M98 104l48-36v36zM160 104l48-36v36zM222 104l48-36v36zM284 104l48-36v36z'),
        stroke(mixColours(brick, p.ground, 0.35), 1.2, courses, 0.6),
        fill(p.lamp, 'M60 140h52v44H60z'),
        stroke(p.roof, 3, 'M86 140v44M60 162h52'),
        fill(p.roof, 'M150 132h132v130H150z'),
        fill(p.lamp, 'M158 140h116v122H158z'),
        fill(mixColours(p.lamp, p.accent, 0.3), 'M158 140h116v26H158z'),
        stroke(p.roof, 2, 'M216 140v16'),
        fill(p.roof, 'M204 156h24l-6-9h-12z'),
        fill(p.wood, 'M172 214h64v7h-64z'),
        stroke(p.wood, 5, 'M178 221v40M230 221v40'),
        fill(p.accent, 'M182 205h26v9h-26zM212 200h14v14h-14z'),
        stroke(p.wood, 3.4, 'M248 224h20M250 260v-64M266 260v-64M250 200h16M250 210h16'),
        fill(p.wood, 'M340 96h18v166h-18z'),
        stroke(p.roof, 8, 'M349 96V66'),
        fill(p.near, 'M0 262h480v58H0z'),
        fill(p.ground, 'M0 292q120-8 260 2t220-6v32H0z'),
        fill(p.lamp, 'M150 266h134l40 26H130z', 0.45),
        ...[0, 1, 2, 3, 4, 5].map((index) =>
          fill(
            mixColours(p.lamp, p.wood, index % 2 ? 0.25 : 0.4),
            `M${368 - index * 2} ${256 - index * 9}h${92 + index * 2}v8h-${92 + index * 2}z`,
          ),
        ),
        pine(s, 446, 208, 0.9, 1),
        fill(p.wood, 'M286 270h30v6h-30z'),
        stroke(p.wood, 4, 'M290 276v20M312 276v20'),
      ];
    },
  },
  'climbing-kiln': {
    light: 'dusk',
    horizon: 35,
    distance: 'street',
    alt: '도자마을 비탈에 오름가마와 항아리가 놓인',
    draw: (s) => {
      const p = s.palette;
      const chambers = [0, 1, 2, 3, 4, 5].map((index) => {
        const [x, y] = [70 + index * 58, 262 - index * 12];
        return (
          fill(index % 2 ? p.accent : mixColours(p.accent, p.wood, 0.2), `M${x} ${y}a34 40 0 0 1 68 0z`) +
          fill(p.lamp, `M${x + 24} ${y}a10 13 0 0 1 20 0z`)
        );
      });
      return [
        sky(s, { band: 80 }),
        hill(s, rolling(s, 110, 24), { colour: p.far, mist: p.low, count: 50 }),
        hill(s, rolling(s, 140, 16), { colour: p.mid }),
        hill(s, (x) => 268 - x * 0.2, { colour: p.near, grain: p.ground, count: 60, depth: 60 }),
        ...chambers,
        fill(p.wood, 'M426 196h16v-74h-16z'),
        stroke(p.low, 8, 'M434 116q-14-16 0-30t-4-34', 0.8),
        fill(p.roof, 'M36 172l214-62 200-8 4 8-198 10-214 62z'),
        stroke(p.wood, 4, 'M60 176v84M168 146v30M280 118v24M392 112v16'),
        hill(s, (x) => 300 - x * 0.06, { colour: p.ground, grain: p.near, count: 50, depth: 30 }),
        placed(fill(p.wall, POT), 60, 306, 0.9),
        placed(fill(p.shade, POT), 104, 310, 0.7),
        placed(fill(p.wall, POT), 144, 308, 1),
        placed(fill(p.accent, POT), 186, 312, 0.6),
      ];
    },
  },
  'potters-wheel': {
    light: 'dawn',
    horizon: 0,
    distance: 'near',
    indoor: true,
    alt: '공방 물레 위에 갓 빚은 그릇이 도는',
    draw: (s) => {
      const p = s.palette;
      const clay = '#b78560';
      return [
        fill(mixColours(p.low, p.shade, 0.45), 'M0 0h480v320H0z'),
        ridgeWindow(s, { x: 40, y: 36, width: 130, height: 104 }, { columns: 2, sun: 0.4 }),
        fill(p.wood, 'M230 66h210v8H230zM230 124h210v8H230z'),
        placed(fill(clay, POT), 262, 66, 0.72),
        placed(fill(p.wall, POT), 312, 66, 0.9),
        placed(fill(clay, POT), 366, 66, 0.62),
        placed(fill('#8fa79a', POT), 412, 66, 0.8),
        fill(
          p.wall,
          'M248 100h44q-4 24-22 24t-22-24zM308 104h36v20h-36zM362 96h26l8 28h-42zM412 102h28q0 22-14 22t-14-22z',
        ),
        fill(p.wood, 'M0 214h480v14H0z'),
        fill(mixColours(p.wood, p.roof, 0.35), 'M0 228h480v92H0z'),
        oval(p.roof, 236, 260, 150, 34),
        oval(mixColours(p.shade, p.roof, 0.35), 236, 252, 150, 32),
        stroke(p.roof, 2, 'M116 250q120 34 240 0M146 246q90 24 180 0', 0.35),
        fill(clay, 'M168 172h136q4 30-14 52-8 12-10 28h-88q-2-16-10-28-18-22-14-52z'),
        fill(mixColours(clay, p.wood, 0.35), 'M268 172h36q4 30-14 52-8 12-10 28h-28q24-30 16-80z'),
        oval(mixColours(clay, p.wood, 0.55), 236, 172, 68, 15),
        oval(mixColours(clay, p.wood, 0.75), 236, 174, 56, 10),
        stroke(mixColours(clay, p.lamp, 0.5), 3, 'M178 194q56 14 98 6M186 214q50 12 86 4M196 234q40 8 70 2', 0.8),
        fill(p.glass, 'M396 214h64l-8 44h-48z'),
        oval(p.sea, 428, 214, 32, 8),
        stroke(p.wood, 6, 'M28 244l70-22M40 262l60-24'),
        fill(p.lamp, 'M92 216l22-8 4 8-22 10z'),
        oval(clay, 60, 292, 40, 18),
      ];
    },
  },
  'pottery-hall': {
    light: 'snow',
    horizon: 0,
    distance: 'street',
    indoor: true,
    alt: '도자박물관 진열대에 항아리와 병, 그릇이 놓인',
    draw: (s) => {
      const p = s.palette;
      const wall = mixColours(p.roof, p.seaDeep, 0.35);
      const stand = (x: number, y: number, width: number) =>
        fill(p.near, `M${x} ${y}h${width}v${320 - y}h-${width}z`) +
        fill(p.shade, `M${x + width * 0.7} ${y}h${width * 0.3}v${320 - y}h-${width * 0.3}z`) +
        fill(p.ground, `M${x - 6} ${y - 8}h${width + 12}v10h-${width + 12}z`);
      return [
        fill(wall, 'M0 0h480v320H0z'),
        fill(p.lamp, 'M90 0h40l60 230H30zM220 0h40l70 210H150zM360 0h40l60 240H300z', 0.16),
        fill(p.roof, 'M86 0h48v12H86zM216 0h48v12h-48zM356 0h48v12h-48z'),
        fill(p.lamp, 'M96 12h28v7H96zM226 12h28v7h-28zM366 12h28v7h-28z'),
        fill(mixColours(wall, p.roof, 0.6), 'M0 262h480v58H0z'),
        stand(56, 212, 108),
        stand(182, 232, 116),
        stand(322, 218, 112),
        fill('#a9c3b2', 'M98 92h24v10q-6 8-6 20 36 12 36 48 0 26-18 34H86q-18-8-18-34 0-36 36-48 0-12-6-20z'),
        stroke(p.ground, 3, 'M78 150q32 14 64 0M74 176q36 16 72 0', 0.7),
        stroke(p.roof, 2, 'M96 156q6-14 14-2t14-2M92 164q10 6 18 0', 0.5),
        fill(p.ground, 'M206 96q34-10 68 0v10q30 18 30 60 0 38-30 58h-68q-30-20-30-58 0-42 30-60z'),
        fill(p.shade, 'M274 96v10q30 18 30 60 0 38-30 58h-26q34-24 34-60 0-40-34-66v-8q14 0 26 4z'),
        stroke(
          '#3f6d94',
          3.4,
          'M196 176q16-28 34-10t34-14 22 8M214 190q8-20 18-12M236 186q12-18 22-8M206 206q34 10 68 0',
        ),
        fill('#8a5a3c', 'M340 178h76q-4 32-38 32t-38-32z'),
        oval('#6d452d', 378, 178, 38, 9),
        fill(p.ground, 'M88 224h44v12H88zM218 246h44v12h-44zM356 232h44v12h-44z'),
        stroke(p.mid, 2, 'M94 230h30M224 252h30M362 238h30'),
        dots(s, WHOLE_SHEET, { colour: p.low, count: 30, size: 1.6, opacity: 0.3 }),
      ];
    },
  },
  'rice-wine-jars': {
    light: 'dusk',
    horizon: 0,
    distance: 'near',
    alt: '전통주 술도가 처마 아래 술독이 늘어선',
    draw: (s) => {
      const p = s.palette;
      const tiles: string[] = [];
      const ends: string[] = [];
      for (let x = 0; x < 480; x += 18) {
        const rise = 16 * Math.sin((x / 480) * Math.PI);
        tiles.push(`M${x} ${whole(24 - rise)}v34`);
        ends.push(`M${x + 6} ${whole(60 - rise)}h0`);
      }
      const jar = (x: number, y: number, w: number, h: number, share: number) => {
        const colour = mixColours(p.wood, p.accent, share);
        const r = whole;
        return [
          fill(
            colour,
            `M${r(x - w * 0.3)} ${y - h}h${r(w * 0.6)}l${r(w * 0.04)} ${r(h * 0.08)}Q${r(x + w * 0.56)} ${r(y - h * 0.78)} ${r(x + w * 0.5)} ${r(y - h * 0.45)}T${r(x + w * 0.28)} ${y}h${r(-w * 0.56)}Q${r(x - w * 0.44)} ${r(y - h * 0.2)} ${r(x - w * 0.5)} ${r(y - h * 0.45)}T${r(x - w * 0.34)} ${r(y - h * 0.92)}z`,
          ),
          stroke(
            p.ground,
            2,
            `M${r(x - w * 0.44)} ${r(y - h * 0.62)}q${r(w * 0.44)} ${r(h * 0.07)} ${r(w * 0.88)} 0`,
            0.5,
          ),
          stroke(
            p.lamp,
            3,
            `M${r(x - w * 0.3)} ${r(y - h * 0.74)}q${r(-w * 0.1)} ${r(h * 0.2)} 2 ${r(h * 0.44)}`,
            0.55,
          ),
          fill(
            mixColours(colour, p.ground, 0.45),
            `M${r(x - w * 0.4)} ${y - h}q${r(w * 0.4)} ${r(-h * 0.2)} ${r(w * 0.8)} 0z`,
          ),
        ].join('');
      };
      return [
        fill(p.low, 'M0 0h480v320H0z'),
        fill(p.sky, 'M0 0h480v120H0z'),
        fill(p.wall, 'M0 70h480v170H0z'),
        fill(p.wood, 'M0 70h14v170H0zM150 70h10v170h-10zM318 70h10v170h-10zM470 70h10v170h-10zM0 150h480v7H0z'),
        fill(p.lamp, 'M182 96h110v46H182z'),
        stroke(p.wood, 2, 'M200 96v46M218 96v46M237 96v46M256 96v46M274 96v46M182 119h110'),
        fill(p.wood, 'M-10 60q250-40 500-6v18H-10z'),
        fill(p.roof, 'M-10 20q250-30 500 0v36q-250-30-500 6z'),
        stroke(p.near, 2, tiles.join('')),
        stroke(p.near, 12, ends.join('')),
        stroke(p.wood, 2, 'M40 76v26M72 76v20M104 76v26'),
        fill(mixColours(p.accent, p.lamp, 0.45), 'M28 100h24v22H28zM60 94h24v22H60zM92 100h24v22H92z'),
        stroke(p.wood, 1.6, 'M40 100v22M28 111h24M72 94v22M60 105h24M104 100v22M92 111h24'),
        fill(p.mid, 'M0 236h480v84H0z'),
        fill(p.near, 'M0 282q120-10 240 2t240-6v42H0z'),
        dots(s, { x: 0, y: 244, width: 480, height: 72 }, { colour: p.ground, count: 50, opacity: 0.4 }),
        jar(112, 262, 66, 74, 0.22),
        jar(408, 266, 70, 78, 0.16),
        jar(196, 276, 86, 100, 0.3),
        jar(322, 286, 104, 122, 0.22),
        jar(56, 304, 96, 104, 0.14),
        fill(p.wall, 'M232 300h52l-7-30h-38z'),
        fill(p.shade, 'M231 270q27-12 54 0z'),
        stroke(p.wall, 3, 'M246 258q-6-10 2-18t0-18M262 256q6-10-2-18t2-16', 0.9),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
