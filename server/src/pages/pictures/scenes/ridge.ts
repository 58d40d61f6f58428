import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { cloud, disc, dots, grove, hill, pine, placed, rolling, roundTree, sky } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** Heights and valleys: places with a wide view. */
export const RIDGE_SCENES = {
  'suspension-bridge': {
    light: 'day',
    horizon: 20,
    distance: 'far',
    alt: '골짜기 위에 출렁다리가 놓이고 아래로 계단식 논이 보이는',
    draw: (s) => {
      const p = s.palette;
      const along = (t: number, a: number, b: number, c: number) =>
        whole((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c);
      const hangers = Array.from({ length: 21 }, (_, index) => {
        const t = (index + 1) / 22;
        return `M${along(t, 84, 242, 404)} ${along(t, 70, 176, 66)}V${along(t, 116, 178, 112)}`;
      });
      const terrace = (y: number, reach: number, colour: string) =>
        fill(colour, `M${90 - reach} ${y + 46}Q180 ${y - 10} 250 ${y}T${400 + reach} ${y + 50}V320H0z`);
      return [
        sky(s, { band: 40 }),
        cloud(s, 300, 36),
        hill(s, rolling(s, 70, 30), { colour: mixColours(p.far, p.low, 0.3), grain: p.far, count: 50 }),
        hill(s, rolling(s, 104, 20), { colour: p.far, mist: p.low, count: 50 }),
        fill(p.mid, 'M60 320Q150 190 236 150t184 170z'),
        terrace(150, 0, mixColours(p.mid, p.low, 0.35)),
        terrace(168, 20, p.mid),
        terrace(188, 40, mixColours(p.mid, p.sun, 0.35)),
        terrace(212, 60, mixColours(p.near, p.mid, 0.4)),
        terrace(240, 80, mixColours(p.mid, p.sun, 0.2)),
        stroke(p.sea, 9, 'M250 150q-20 30 10 60t-30 110'),
        fill(p.near, 'M0 92q40-6 84 20 26 38 12 102t24 106H0zM480 78q-50 2-76 32-28 40-8 110t-24 100h108z'),
        dots(s, { x: 0, y: 120, width: 100, height: 198 }, { colour: p.ground, count: 50, size: 2.2, opacity: 0.6 }),
        dots(s, { x: 392, y: 120, width: 88, height: 198 }, { colour: p.ground, count: 50, size: 2.2, opacity: 0.6 }),
        stroke(p.roof, 2.2, 'M84 70Q242 176 404 66'),
        stroke(p.roof, 7, 'M84 116Q242 178 404 112'),
        stroke(p.shade, 2, 'M84 113Q242 175 404 109'),
        stroke(p.roof, 1.1, hangers.join('')),
        fill(
          p.accent,
          'M76 50h7v74h-7zM94 52h7v74h-7zM392 46h7v74h-7zM410 46h7v74h-7zM72 56h33v6H72zM388 52h33v6h-33z',
        ),
        pine(s, 30, 96, 0.8, 0),
        pine(s, 58, 104, 0.55, 1),
        pine(s, 440, 84, 0.85, 2),
        pine(s, 466, 82, 0.6, 0),
      ];
    },
  },
  monorail: {
    light: 'autumn',
    horizon: 35,
    distance: 'street',
    alt: '산비탈을 모노레일이 오르는',
    draw: (s) => {
      const p = s.palette;
      const slope = (x: number) => 292 - x * 0.44 - 8 * Math.sin(x / 44);
      const rail = Array.from({ length: 25 }, (_, index) => `${index * 20} ${whole(slope(index * 20) - 34)}`).join('L');
      const posts = Array.from(
        { length: 9 },
        (_, index) => `M${20 + index * 52} ${whole(slope(20 + index * 52) + 14)}v-48`,
      );
      const crowns = [p.accent, p.sun, p.pineLight, '#b4772e'];
      const trees = Array.from({ length: 20 }, () => {
        const x = s.random() * 470;
        return [x, slope(x) + 6 + s.random() * 8, 8 + s.random() * 6] as const;
      });
      const car = [
        fill(p.accent, 'M-36-6h72q10 0 10-10v-10q0-14-16-14h-60q-16 0-16 14v10q0 10 10 10z'),
        fill(p.wall, 'M-30-34h60q8 0 8 8v6h-76v-6q0-8 8-8z'),
        fill(p.accent, 'M-13-34h4v14h-4zM11-34h4v14h-4z'),
        fill(p.lamp, 'M-46-14h92v4h-92z'),
        disc(p.roof, -22, -2, 5),
        disc(p.roof, 22, -2, 5),
      ].join('');
      return [
        sky(s, { band: 90 }),
        cloud(s, 96, 70),
        hill(s, rolling(s, 110, 40), { colour: mixColours(p.far, p.low, 0.5), grain: p.far, count: 50 }),
        hill(s, (x) => 178 - x * 0.1 - 16 * Math.sin(x / 60), { colour: p.far, mist: p.low, count: 60, depth: 60 }),
        hill(s, slope, { colour: p.mid, grain: p.near, count: 80, depth: 70 }),
        ...crowns.map((colour, kind) =>
          grove(
            s,
            trees.filter((_, index) => index % 4 === kind),
            colour,
          ),
        ),
        stroke(p.roof, 4, posts.join('')),
        stroke(p.roof, 6, `M${rail}`),
        placed(car, 250, Math.round(slope(250) - 36), 1.3, -24),
        hill(s, (x) => 326 - x * 0.22 - 10 * Math.sin(x / 30), { colour: p.ground, grain: p.near }),
        roundTree(s, 30, 322, 30, p.accent),
        roundTree(s, 86, 318, 22, p.sun),
        roundTree(s, 392, 268, 26, '#b4772e'),
        roundTree(s, 446, 252, 34, p.accent),
      ];
    },
  },
  'sky-stairs': {
    light: 'dawn',
    horizon: 20,
    distance: 'street',
    alt: '산마루로 오르는 계단 너머로 능선이 겹친',
    draw: (s) => {
      const p = s.palette;
      const steps: string[] = [];
      for (let index = 0; index < 15; index += 1) {
        const t = (index / 14) ** 1.4;
        const y = 92 + t * 226;
        const half = 16 + t * 110;
        const middle = 292 - t * 60;
        steps.push(`M${whole(middle - half)} ${whole(y)}h${whole(half * 2)}`);
      }
      return [
        sky(s, { band: 50, sun: [118, 58, 24] }),
        hill(s, rolling(s, 76, 22), { colour: mixColours(p.far, p.low, 0.6), mist: p.low, count: 40 }),
        hill(s, rolling(s, 100, 22), { colour: mixColours(p.far, p.low, 0.3), mist: p.low, count: 40 }),
        hill(s, rolling(s, 128, 18), { colour: p.far, mist: p.low, count: 50 }),
        hill(s, rolling(s, 160, 18), { colour: p.mid, mist: p.far, count: 50 }),
        fill(p.near, 'M0 250q120-20 200-90t92-72q50 30 90 90t98 70v72H0z'),
        dots(s, { x: 40, y: 230, width: 120, height: 90 }, { colour: p.ground, count: 40, opacity: 0.6 }),
        dots(s, { x: 380, y: 220, width: 100, height: 100 }, { colour: p.ground, count: 40, opacity: 0.6 }),
        fill(p.shade, 'M276 92h32l50 228H106z'),
        stroke(p.wood, 3, steps.join('')),
        stroke(
          p.roof,
          3.4,
          'M272 66L88 272M312 66l60 210M272 94V66M246 126V96M206 174v-34M150 240v-40M312 94V66M324 140v-32M340 200v-38M358 268v-44',
        ),
        fill(p.roof, 'M262 58h60l-6-10h-48z'),
        pine(s, 236, 128, 0.5, 1),
        pine(s, 352, 128, 0.56, 2),
        pine(s, 38, 300, 1.3, 0),
        pine(s, 444, 304, 1.2, 2, true),
      ];
    },
  },
  'fortress-wall': {
    light: 'dusk',
    horizon: 35,
    distance: 'far',
    alt: '성곽길을 따라 돌성과 성문 누각이 이어진',
    draw: (s) => {
      const p = s.palette;
      const stone = mixColours(p.shade, p.mid, 0.25);
      return [
        sky(s, { band: 70, sun: [376, 100, 30] }),
        hill(s, rolling(s, 112, 26), { colour: mixColours(p.far, p.low, 0.3), mist: p.low, count: 50 }),
        hill(s, rolling(s, 144, 20), { colour: p.far, mist: p.low, count: 50 }),
        fill(p.mid, 'M0 200q90-70 180-40t170-10 130 30v140H0z'),
        fill(stone, 'M500 176q-50-16-90-8t-70 20-80-4-90 12l0-14q40-16 90-12t80 4 70-20 90 4z'),
        fill(p.near, 'M0 232q90-40 190-30t170-6 120 20v104H0z'),
        dots(s, { x: 200, y: 214, width: 280, height: 90 }, { colour: p.ground, count: 60, opacity: 0.6 }),
        fill(stone, 'M56 200h140v62H56z'),
        fill(p.roof, 'M104 262v-26q22-30 44 0v26z'),
        fill(p.accent, 'M74 168h104v32H74z'),
        fill(p.lamp, 'M84 176h18v24H84zM112 176h28v24h-28zM150 176h18v24h-18z'),
        fill(p.roof, 'M40 170q24-6 34-26h104q10 20 34 26l-8 8q-78-14-156 0zM66 144q20-8 28-24h64q8 16 28 24z'),
        stroke(p.wall, 1.6, 'M48 164q78-14 156 0', 0.7),
        fill(stone, 'M196 226q70 0 130 34t160 40v34q-120-6-190-44t-100-28z'),
        fill(
          stone,
          'M0 226q30-4 56-4v40H0zM196 218h12v12h-12zM216 220h12v12h-12zM236 224h12v12h-12zM256 230h12v12h-12zM276 238h13v12h-13zM297 246h14v13h-14zM320 256h15v13h-15zM345 264h16v14h-16zM372 272h17v14h-17zM400 278h18v15h-18zM430 283h19v16h-19zM460 287h20v16h-20zM4 216h14v12H4zM28 214h14v12H28z',
        ),
        stroke(
          p.near,
          1.6,
          'M200 240q60 6 120 36t160 38M0 242h56M56 220h48M148 220h48M56 240h46M150 240h46M76 200v20M176 200v20M90 220v20M166 220v20',
          0.6,
        ),
        pine(s, 250, 196, 0.6, 1),
        pine(s, 436, 214, 0.7, 0),
        fill(p.ground, 'M0 286q100-16 200 4t280 30H0z'),
        pine(s, 30, 306, 1.1, 2),
      ];
    },
  },
  'hot-air-balloons': {
    light: 'dawn',
    horizon: 60,
    distance: 'far',
    alt: '강 위로 열기구들이 떠오르는',
    draw: (s) => {
      const p = s.palette;
      const balloon = (first: string, second: string) =>
        [
          fill(first, 'M0-100c38 0 58 28 58 58 0 34-36 60-46 84h-24c-10-24-46-50-46-84 0-30 20-58 58-58z'),
          fill(second, 'M0-100c16 0 24 28 24 58 0 34-12 60-16 84H-8c-4-24-16-50-16-84 0-30 8-58 24-58z'),
          fill(p.wall, 'M-56-52q56 22 112 0l2 14q-58 24-116 0z', 0.9),
          stroke(p.wood, 1.6, 'M-11 44l3 16M11 44l-3 16'),
          fill(p.wood, 'M-11 60h22v16h-22z'),
          fill(p.lamp, 'M-4 44h8l-4 10z'),
        ].join('');
      return [
        sky(s, { band: 180, sun: [86, 198, 30] }),
        cloud(s, 90, 74, 1),
        cloud(s, 200, 140, 0.7),
        hill(s, rolling(s, 212, 22), { colour: mixColours(p.far, p.low, 0.4), mist: p.low, count: 60 }),
        hill(s, rolling(s, 234, 12), { colour: p.far, mist: p.low, count: 60 }),
        fill(p.mid, 'M0 250q240-16 480 2v68H0z'),
        fill(p.sea, 'M210 250q80 4 60 16t-120 20-90 34h170q-10-20 60-32t70-30-150-8z'),
        stroke(p.wall, 2, 'M190 296h60M220 282h40M260 268h30', 0.8),
        placed(balloon(p.accent, p.sun), 318, 126, 1.1),
        placed(balloon(p.pineLight, p.wall), 172, 98, 0.52),
        placed(balloon(p.sun, p.accent), 428, 190, 0.36),
        placed(balloon(p.wall, p.accent), 72, 150, 0.3),
        hill(s, rolling(s, 296, 8), { colour: p.near, grain: p.ground }),
        pine(s, 34, 312, 0.9, 0),
        pine(s, 450, 310, 0.8, 1, true),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
