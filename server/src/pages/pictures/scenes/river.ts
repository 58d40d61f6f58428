import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { cloud, disc, dots, hill, oval, pine, rolling, sky, water, waves } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** Places by a river or brook. */
export const RIVER_SCENES = {
  'river-bend-park': {
    light: 'autumn',
    horizon: 35,
    distance: 'street',
    alt: '강이 휘도는 수변공원에 소나무 숲길이 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 64, sun: [104, 84, 28] }),
        hill(s, rolling(s, 100, 30), { colour: mixColours(p.far, p.low, 0.4), mist: p.low, count: 50 }),
        hill(s, rolling(s, 122, 16), { colour: p.far, grain: p.mid, mist: p.low, count: 60 }),
        fill(p.mid, 'M0 140q240-20 480 4v176H0z'),
        fill(p.sea, 'M300 138q-200 14-236 46t190 52 226 20v-30q-150-8-232-24t-110-34 180-30z'),
        stroke(p.wall, 2, 'M160 178q-40 14-6 28M220 226q70 20 130 18M250 152h40', 0.8),
        dots(s, { x: 260, y: 160, width: 200, height: 60 }, { colour: p.near, count: 40, opacity: 0.6 }),
        fill(p.shade, 'M480 270q-130 8-240-10T20 250q-20 0-20 6v14q110-2 220 18t260 10z'),
        fill(p.near, 'M0 266q110 2 240 24t240 6v24H0z'),
        fill(p.wood, 'M320 196h70v5h-70zM326 178h5v20h-5zM380 178h5v20h-5z'),
        fill(p.roof, 'M314 180l40-18 42 18-3 4h-76z'),
        pine(s, 300, 206, 0.5, 1),
        pine(s, 418, 200, 0.6, 0),
        pine(s, 446, 214, 0.8, 2, true),
        pine(s, 40, 262, 1.3, 0),
        pine(s, 92, 272, 1, 2),
        pine(s, 136, 284, 0.8, 1, true),
        fill(p.wood, 'M236 262h54v5h-54zM242 267h4v12h-4zM280 267h4v12h-4zM236 250h54v5h-54z'),
      ];
    },
  },
  'cycle-path': {
    light: 'day',
    horizon: 35,
    distance: 'near',
    alt: '강둑 자전거길에 자전거가 세워진',
    draw: (s) => {
      const p = s.palette;
      const wheel = (x: number) =>
        `<circle cx="${x}" cy="236" r="50" fill="none" stroke="${p.roof}" stroke-width="6"/>` +
        stroke(p.roof, 1.2, `M${x} 186v100M${x - 50} 236h100M${x - 35} 201l70 70M${x + 35} 201l-70 70`, 0.6) +
        disc(p.roof, x, 236, 6);
      return [
        sky(s, { band: 60, sun: [84, 60, 24] }),
        cloud(s, 250, 44, 0.9),
        hill(s, rolling(s, 98, 22), { colour: p.far, grain: p.mid, mist: p.low, count: 50 }),
        water(s, 118, 200),
        waves(s, { x: 0, y: 124, width: 300, height: 60 }, { colour: p.wall, count: 18 }),
        stroke(p.roof, 3, 'M20 124q40-30 80 0 40-30 80 0M0 124h200'),
        fill(p.near, 'M300 116q90 0 180-10v90H380q-30-50-80-80z'),
        fill(p.mid, 'M0 190q180-30 480-10v140H0z'),
        fill(mixColours(p.accent, p.wood, 0.25), 'M308 116h14q60 60 158 110v94H60q210-80 248-204z'),
        stroke(p.wall, 4, 'M312 136q-20 44-60 84M220 246q-40 30-90 56', 0.9),
        dots(s, { x: 0, y: 200, width: 170, height: 110 }, { colour: p.wall, count: 44, size: 4, opacity: 0.9 }),
        wheel(176),
        wheel(320),
        stroke(p.accent, 7, 'M176 236l44-74h74l-46 74h-72M294 162l26 74M220 162l28 74'),
        stroke(p.roof, 5, 'M220 162l-8-18M294 162l-10-30q20-8 34 4M248 236l14 14'),
        fill(p.wood, 'M190 136h44q0 10-12 10h-26q-8 0-6-10z'),
        fill(p.shade, 'M296 138h54l-6 36h-42z'),
        stroke(p.wood, 1.6, 'M298 150h50M300 162h46M312 138v34M326 138v36M340 138v34'),
        disc(p.roof, 248, 236, 11),
        stroke(p.pine, 4, 'M20 320q-2-30 10-46M36 320q4-22 18-32M440 320q0-30-14-48M458 320q4-24 16-34'),
      ];
    },
  },
  'bird-tower': {
    light: 'dusk',
    horizon: 60,
    distance: 'near',
    alt: '갈대밭 너머 철새 전망대 위로 새 떼가 나는',
    draw: (s) => {
      const p = s.palette;
      const flock = Array.from({ length: 40 }, (_, index) => {
        const share = index / 40;
        const x = 160 + share * 270 + s.random() * 30;
        const y = 104 - Math.sin(share * 5) * 40 + s.random() * 26;
        const size = 3 + s.random() * 4;
        return `M${whole(x - size)} ${whole(y)}q${whole(size * 0.6)}-${whole(size * 0.7)} ${whole(size)} 0 2-4 ${whole(size)} 0`;
      });
      const stems: string[] = [];
      const heads: string[] = [];
      for (let index = 0; index < 56; index += 1) {
        const x = s.random() * 480;
        const height = 46 + s.random() * 70 + (x < 120 || x > 400 ? 30 : 0);
        const lean = s.random() * 16 - 4;
        stems.push(`M${whole(x)} 322q${whole(lean * 0.4)}-${whole(height * 0.6)} ${whole(lean)}-${whole(height)}`);
        heads.push(`M${whole(x + lean)} ${whole(322 - height)}q3-8 ${whole(4 + lean * 0.3)}-16`);
      }
      return [
        sky(s, { band: 120, sun: [330, 150, 34] }),
        hill(s, rolling(s, 150, 14), { colour: p.far, mist: p.low, count: 40, depth: 20 }),
        hill(s, rolling(s, 164, 8, 120), { colour: p.mid }),
        water(s, 172),
        waves(s, { x: 0, y: 178, width: 480, height: 120 }, { colour: p.seaDeep, count: 28 }),
        waves(s, { x: 290, y: 178, width: 60, height: 90 }, { colour: p.sun, count: 12, size: 4, opacity: 0.8 }),
        fill(p.roof, 'M60 182h12l6-64h60l6 64h12l-10-72H70z'),
        fill(p.wood, 'M66 74h84v40H66z'),
        fill(p.lamp, 'M76 84h64v11H76z'),
        fill(p.roof, 'M56 76l52-30 52 30-4 5H60z'),
        stroke(p.roof, 3, 'M74 156h68M78 134h60M108 182v-64'),
        stroke(p.roof, 1.8, flock.join('')),
        dots(s, { x: 180, y: 190, width: 290, height: 30 }, { colour: p.roof, count: 30, size: 3 }),
        stroke(p.ground, 2.2, stems.join('')),
        stroke(mixColours(p.accent, p.wood, 0.35), 5, heads.join('')),
      ];
    },
  },
  watermill: {
    light: 'dawn',
    horizon: 35,
    distance: 'street',
    alt: '물레방아 마을 개울에 물레방아가 도는',
    draw: (s) => {
      const p = s.palette;
      const angles = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
      const spokes = angles
        .map((angle) => `M176 190L${whole(176 + Math.cos(angle) * 74)} ${whole(190 + Math.sin(angle) * 74)}`)
        .join('');
      const paddles = angles
        .map((angle) => {
          const [c, d] = [Math.cos(angle), Math.sin(angle)];
          return `M${whole(176 + c * 64 - d * 12)} ${whole(190 + d * 64 + c * 12)}L${whole(176 + c * 86 - d * 12)} ${whole(190 + d * 86 + c * 12)}`;
        })
        .join('');
      return [
        sky(s, { band: 60, sun: [84, 66, 26] }),
        cloud(s, 220, 46, 0.9),
        hill(s, rolling(s, 104, 28), { colour: p.far, grain: p.mid, mist: p.low, count: 50 }),
        hill(s, rolling(s, 150, 16), { colour: p.mid, grain: p.near, count: 50 }),
        pine(s, 446, 190, 0.9, 2, true),
        fill(p.near, 'M0 206q240-24 480-6v120H0z'),
        fill(mixColours(p.shade, p.lamp, 0.3), 'M236 140h164v96H236z'),
        fill(p.wood, 'M236 140h8v96h-8zM312 140h8v96h-8zM392 140h8v96h-8zM236 184h164v6H236z'),
        fill(p.roof, 'M336 190h40v46h-40z'),
        fill('#c9a35f', 'M208 148q20-56 90-62h50q56 8 82 62-110-14-222 0z'),
        stroke('#a17f45', 2, 'M262 98l-24 46M290 90l-12 52M320 88v52M350 92l14 50M380 102l22 44'),
        fill(p.wood, 'M0 112l128 8v10L0 124zM20 122h6v90h-6zM84 126h6v84h-6z'),
        fill(p.sea, 'M0 104l128 8v9L0 114z'),
        fill(p.sea, 'M124 112q20 2 22 30l2 30h-12q-2-40-14-50z'),
        `<circle cx="176" cy="190" r="74" fill="none" stroke="${p.wood}" stroke-width="9"/><circle cx="176" cy="190" r="58" fill="none" stroke="${p.wood}" stroke-width="3"/>`,
        stroke(p.wood, 5, spokes),
        stroke(mixColours(p.wood, p.accent, 0.4), 8, paddles),
        disc(p.roof, 176, 190, 10),
        fill(p.sea, 'M0 262q120-14 240 0t240-4v40q-120-12-240 4T0 300z'),
        waves(s, { x: 0, y: 266, width: 460, height: 26 }, { colour: p.wall, count: 22 }),
        dots(s, { x: 130, y: 250, width: 90, height: 20 }, { colour: p.wall, count: 26, size: 5, opacity: 0.9 }),
        fill(p.ground, 'M0 304q120-14 240 0t240-2v18H0z'),
        oval(p.shade, 300, 262, 22, 9),
        oval(p.far, 338, 268, 16, 7),
        oval(p.shade, 50, 300, 26, 10),
      ];
    },
  },
  'old-station': {
    light: 'rain',
    horizon: 35,
    distance: 'street',
    alt: '옛 역 승강장과 멈춘 기차가 보이는',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s, { band: 70, sun: [300, 100, 28] }),
        hill(s, rolling(s, 118, 18), { colour: p.far, mist: p.low, count: 50 }),
        fill(p.wall, 'M36 130h160v106H36z'),
        fill(p.accent, 'M20 134l34-44h122l36 44-4 6H24z'),
        fill(p.wall, 'M94 62h44v40H94z'),
        fill(p.roof, 'M86 64l30-24 30 24z'),
        disc(p.roof, 116, 82, 12),
        disc(p.lamp, 116, 82, 9),
        stroke(p.roof, 2, 'M116 82v-6M116 82h5'),
        fill(p.lamp, 'M52 156h32v38H52zM148 156h32v38h-32z'),
        fill(p.wood, 'M98 156h36v80H98z'),
        stroke(p.roof, 2, 'M68 156v38M52 174h32M164 156v38M148 174h32M116 156v80'),
        fill(p.shade, 'M0 234h240l-30 28H0z'),
        fill(p.near, 'M0 262h480v58H0z'),
        stroke(p.wood, 5, 'M240 274h-30M300 270h-26M360 266h-22M180 282h-40M120 294h-50M420 264h-20'),
        stroke(p.roof, 3.4, 'M20 316Q240 270 480 258M130 320Q300 284 480 268'),
        fill(p.accent, 'M272 150h220v96H284q-12 0-12-12z'),
        fill(p.wall, 'M272 196h220v12H272z'),
        fill(p.lamp, 'M292 164h34v26h-34zM340 164h34v26h-34zM388 164h34v26h-34zM436 164h34v26h-34z'),
        fill(p.roof, 'M268 142h224v10H268zM284 246h208v8H284z'),
        disc(p.roof, 320, 256, 12),
        disc(p.roof, 360, 256, 12),
        disc(p.roof, 440, 256, 12),
        stroke(p.roof, 5, 'M214 236V120M214 128h30'),
        disc(p.lamp, 246, 134, 8),
        disc(p.lamp, 246, 134, 20, 0.25),
        fill(p.wood, 'M20 222h50v5H20zM24 227h5v12h-5zM62 227h5v12h-5zM20 208h50v6H20z'),
        fill(p.ground, 'M0 300q60-10 90 20H0z'),
      ];
    },
  },
  'bridge-guesthouse': {
    light: 'dusk',
    horizon: 60,
    distance: 'far',
    alt: '강가 다리 옆에 옛 창고를 고친 게스트하우스가 선',
    draw: (s) => {
      const p = s.palette;
      const brick = mixColours(p.accent, p.wood, 0.3);
      return [
        sky(s, { band: 120, sun: [118, 142, 34] }),
        hill(s, rolling(s, 160, 26), { colour: mixColours(p.far, p.low, 0.3), mist: p.low, count: 50 }),
        hill(s, rolling(s, 186, 12), { colour: p.far }),
        water(s, 204),
        waves(s, { x: 0, y: 210, width: 360, height: 100 }, { colour: p.seaDeep, count: 26 }),
        waves(s, { x: 80, y: 210, width: 60, height: 90 }, { colour: p.sun, count: 11, size: 4, opacity: 0.8 }),
        stroke(p.roof, 7, 'M-10 196h310'),
        stroke(
          p.roof,
          3,
          'M-10 190q40-50 80 0 40-50 80 0 40-50 80 0 40-50 80 0M30 196v-26M110 196v-26M190 196v-26M268 196v-26',
        ),
        fill(p.shade, 'M66 198h10v34H66zM146 198h10v34h-10zM226 198h10v34h-10z'),
        fill(p.near, 'M262 240q60-36 218-34v114H250z'),
        fill(brick, 'M288 138h170v90H288z'),
        fill(p.roof, 'M274 142l42-44h120l38 44z'),
        fill(p.lamp, 'M304 156h24v26h-24zM342 156h24v26h-24zM418 156h24v26h-24zM304 196h24v20h-24zM342 196h24v20h-24z'),
        fill(p.wood, 'M380 152h28v76h-28z'),
        fill(p.lamp, 'M385 160h18v30h-18zM356 108h32v18h-32z'),
        stroke(p.roof, 2, 'M316 156v26M354 156v26M430 156v26M394 160v30'),
        stroke(p.wall, 2, 'M318 98l-8 40M350 98l-4 40M400 98l4 40M430 98l10 40', 0.3),
        stroke(
          p.wall,
          3,
          'M304 258a12 12 0 1 0 24 0a12 12 0 1 0-24 0M344 258a12 12 0 1 0 24 0a12 12 0 1 0-24 0M316 258l12-22h20l8 22M328 236l10 22h-22M346 230h10',
        ),
        fill(p.ground, 'M240 282q120-20 240-12v50H230z'),
        pine(s, 452, 284, 0.9, 2, true),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
