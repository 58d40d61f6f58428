import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { oneDecimal as r1, whole } from '../ridges.ts';
import { disc, hill, moon, pine, rolling, sky, stars } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** Old houses and lanes. */
export const VILLAGE_SCENES = {
  'hanok-roof': {
    light: 'night',
    horizon: 60,
    distance: 'near',
    alt: '한옥 기와지붕 위로 달이 뜬',
    draw: (s) => {
      const p = s.palette;
      const white = '#e8eef2';
      const furrows: string[] = [];
      const ridges: string[] = [];
      for (let index = 0; index < 24; index += 1) {
        const x = -6 + index * 21;
        const y = 150 + 66 * Math.sin(Math.min(1, x / 330) * 1.4) - (x > 340 ? (x - 340) * 0.22 : 0);
        furrows.push(`M${x} ${whole(y + 4)}L${whole(x * 1.14 - 40)} 330`);
        ridges.push(`M${x + 10} ${whole(y + 8)}L${whole((x + 10) * 1.14 - 40)} 330`);
      }
      return [
        sky(s),
        stars(s, 150, 50),
        moon(s, 340, 84, 30),
        hill(s, rolling(s, 170, 30), { colour: p.far, mist: p.low, count: 40 }),
        hill(s, rolling(s, 206, 16), { colour: p.mid }),
        fill(p.roof, 'M-10 132q160 44 310 64 100 8 192-28l-6 22q-86 36-186 28-160-18-310-58z'),
        fill(mixColours(p.roof, p.near, 0.5), 'M-10 150q160 46 310 64 100 8 192-28l8 144H-10z'),
        stroke(p.roof, 12, furrows.join('')),
        stroke(p.mid, 3.4, furrows.join('')),
        stroke(white, 3.6, ridges.join(''), 0.85),
        stroke(white, 5, 'M-10 134q160 44 310 64 100 8 190-28'),
        fill(p.shade, 'M28 318h34v-90H28z'),
        fill(white, 'M24 224h42v10H24z'),
        stroke(p.wall, 5, 'M44 216q-10-14 2-28t-4-28q-6-14 8-26', 0.5),
        pine(s, 440, 188, 1, 1, true),
      ];
    },
  },
  'stone-wall-lane': {
    light: 'autumn',
    horizon: 35,
    distance: 'street',
    alt: '돌담길 너머 기와집과 감나무가 보이는',
    draw: (s) => {
      const p = s.palette;
      const tones = [p.far, p.shade, p.mid, p.wall];
      const stones = ['', '', '', ''];
      const put = (x: number, y: number, rx: number, ry: number) => {
        const tone = Math.floor(s.random() * 4);
        stones[tone] +=
          `M${r1(x - rx)} ${whole(y)}a${r1(rx)} ${r1(ry)} 0 1 0 ${r1(rx * 2)} 0a${r1(rx)} ${r1(ry)} 0 1 0-${r1(rx * 2)} 0`;
      };
      for (let row = 0; row < 6; row += 1) {
        for (let index = 0; index < 12; index += 1) {
          const t = index / 12;
          const share = (row + 0.5) / 6;
          const left = t * 250;
          const leftTop = 168 + t * 6;
          const leftFoot = left < 120 ? 318 : 318 - (left - 120) * 1.02;
          if (leftFoot - leftTop > 12)
            put(left, leftTop + (leftFoot - leftTop) * share, 11.5 - t * 8, (leftFoot - leftTop) / 14);
          const right = 480 - t * 170;
          const rightTop = 152 + t * 24;
          const rightFoot = 318 - Math.max(0, t * 170 - 60) * 1.26;
          if (rightFoot - rightTop > 12)
            put(right, rightTop + (rightFoot - rightTop) * share, 8 - t * 5, (rightFoot - rightTop) / 14);
        }
      }
      const fruits = Array.from({ length: 20 }, (_, index) =>
        disc(index % 4 ? p.accent : p.sun, 326 + s.random() * 116, 34 + s.random() * 78, 4 + s.random() * 3),
      );
      return [
        sky(s, { band: 70, sun: [282, 98, 26] }),
        hill(s, rolling(s, 120, 20), { colour: p.far, mist: p.low, count: 50 }),
        fill(p.roof, 'M176 150q40-26 96-26l8 6q50-2 92 22v20H176z'),
        fill(p.wall, 'M188 158h170v26H188z'),
        fill(p.mid, 'M0 96q70-26 150 8l20 22v70H0z'),
        fill(p.roof, 'M-10 100q80-34 172 16l14 18q-90-30-186-8z'),
        stroke(p.near, 2, 'M20 96l-6 20M50 92l-4 20M80 96l2 18M110 106l8 18'),
        fill(p.wall, 'M0 124h164v50H0z'),
        fill(p.wood, 'M30 134h34v40H30zM84 134h34v40H84z'),
        fill(p.shade, 'M262 176h44l114 144H120z'),
        fill(mixColours(p.shade, p.lamp, 0.5), 'M272 176h24l56 144H190z'),
        fill(mixColours(p.mid, p.far, 0.4), 'M0 168q140-10 262 6L120 320H0z'),
        fill(mixColours(p.mid, p.far, 0.2), 'M480 150q-80 0-174 24l114 146h60z'),
        ...stones.map((path, tone) => fill(tones[tone] ?? p.far, path)),
        stroke(p.roof, 7, 'M0 166q140-10 262 8'),
        stroke(p.roof, 6, 'M480 148q-80 2-174 26'),
        stroke(p.wood, 5, 'M392 178q4-58-12-86t20-62M384 100q-40-10-60-34M388 84q30-10 50-36M382 110q34 2 60-14'),
        ...fruits,
      ];
    },
  },
  'heritage-street': {
    light: 'dusk',
    horizon: 0,
    distance: 'street',
    alt: '근대 거리에 벽돌 은행과 사진관이 나란한',
    draw: (s) => {
      const p = s.palette;
      const brick = mixColours(p.accent, p.wood, 0.35);
      let courses = '';
      for (let y = 96; y < 250; y += 13)
        for (let x = 62 + (y % 26 ? 0 : 14); x < 268; x += 29) courses += `M${x} ${y}h13`;
      return [
        sky(s, { band: 90, sun: [420, 96, 28] }),
        fill(p.far, 'M0 130h60v120H0zM420 150h60v100h-60z'),
        fill(brick, 'M58 82h216v174H58z'),
        stroke(mixColours(brick, p.ground, 0.4), 1.4, courses, 0.6),
        fill(p.shade, 'M48 74h236v12H48zM58 160h216v7H58z'),
        fill(p.accent, 'M136 74q30-44 60 0z'),
        disc(p.wall, 166, 60, 10),
        stroke(p.roof, 2, 'M166 60v-6M166 60l5 3'),
        fill(p.wall, 'M76 100h34v48H76zM222 100h34v48h-34zM149 100h34v48h-34zM76 180h34v56H76zM222 180h34v56h-34z'),
        fill(p.lamp, 'M80 104h26v40H80zM226 104h26v40h-26zM153 104h26v40h-26zM80 184h26v48H80zM226 184h26v48h-26z'),
        stroke(p.roof, 2, 'M93 104v40M80 124h26M239 104v40M226 124h26M166 104v40M153 124h26M93 184v48M239 184v48'),
        fill(p.shade, 'M140 256v-62q26-30 52 0v62z'),
        fill(p.roof, 'M147 256v-58q19-22 38 0v58z'),
        fill(p.wall, 'M284 122h136v134H284z'),
        fill(p.roof, 'M278 122l26-30h96l26 30z'),
        fill(p.pine, 'M290 140h124v22H290z'),
        fill(p.lamp, 'M296 176h54v56h-54z'),
        fill(p.wood, 'M366 178h34v78h-34zM284 232h74v24h-74z'),
        fill(p.wall, 'M302 148h52v6h-52z'),
        disc(p.roof, 322, 206, 12),
        disc(p.shade, 322, 206, 6),
        stroke(p.roof, 3, 'M312 232l10-16 10 16'),
        fill(p.shade, 'M0 256h480v64H0z'),
        stroke(
          p.mid,
          2,
          'M0 274h480M0 296h480M60 256l-20 18M150 256l-10 18M240 256v18M330 256l10 18M420 256l20 18M30 274l-20 22M120 274l-14 22M210 274l-4 22M300 274l8 22M390 274l16 22',
        ),
        stroke(p.roof, 5, 'M446 292V136'),
        fill(p.roof, 'M430 136h32l-6-10h-20zM436 96h20l6 8h-32z'),
        fill(p.lamp, 'M434 104h24l-4 24h-16z'),
        disc(p.lamp, 446, 114, 28, 0.22),
        stroke(p.roof, 3, 'M20 292v-30M20 262q10-4 20 0M40 292v-30'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
