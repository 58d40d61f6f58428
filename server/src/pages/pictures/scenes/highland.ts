import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { disc, dots, hill, oval, pine, placed, rolling, sky, stars } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** Lodges, camps and stars in the hills. */
export const HIGHLAND_SCENES = {
  'cloud-lodge': {
    light: 'dawn',
    horizon: 35,
    distance: 'far',
    alt: '산마루 산장 아래로 운해가 깔린',
    draw: (s) => {
      const p = s.palette;
      const sea = (y: number, colour: string, opacity: number) =>
        fill(
          colour,
          `M0 ${y}q30-24 70-8 34-30 84-6 40-26 90 0 44-28 92-2 40-24 80 4 34-18 64-4v${330 - y}H0z`,
          opacity,
        );
      return [
        sky(s, { band: 70, sun: [112, 92, 30] }),
        hill(s, rolling(s, 116, 30), { colour: mixColours(p.far, p.low, 0.5), mist: p.low, count: 60 }),
        sea(150, p.cloud, 0.85),
        hill(s, (x) => 190 - 46 * Math.exp(-(((x - 60) / 70) ** 2)) + 20 * Math.sin(x / 60), {
          colour: p.far,
          mist: p.cloud,
          count: 70,
        }),
        sea(196, p.cloud, 0.95),
        hill(s, (x) => 330 - 130 * Math.exp(-(((x - 350) / 140) ** 2)), { colour: p.near, grain: p.ground, count: 80 }),
        fill(p.wood, 'M286 164h124v52H286z'),
        stroke(p.ground, 1.8, 'M286 176h124M286 188h124M286 200h124', 0.5),
        fill(p.roof, 'M268 170l80-62 82 62-6 8H274z'),
        fill(p.lamp, 'M302 180h28v24h-28zM366 180h28v24h-28zM338 140h22v16h-22z'),
        stroke(p.wood, 2.4, 'M316 180v24M380 180v24M349 140v16'),
        fill(p.shade, 'M390 116h14v38h-14z'),
        stroke(p.cloud, 6, 'M397 110q-10-16 2-30t-4-28', 0.9),
        fill(
          p.wood,
          'M270 214h156v6H270zM274 220h6v20h-6zM414 220h6v20h-6zM270 198h4v18h-4zM422 198h4v18h-4zM270 198h26v4h-26z',
        ),
        pine(s, 250, 246, 0.7, 1),
        pine(s, 450, 236, 0.8, 0, true),
        sea(268, p.cloud, 0.95),
        fill(p.cloud, 'M0 296h480v24H0z'),
        pine(s, 40, 322, 1, 2),
        pine(s, 84, 326, 0.8, 0),
      ];
    },
  },
  'shingle-house': {
    light: 'snow',
    horizon: 60,
    distance: 'street',
    alt: '산촌 너와집 처마에 농기구와 옥수수가 걸린',
    draw: (s) => {
      const p = s.palette;
      const shingle = mixColours(p.wood, p.far, 0.3);
      let rows = '';
      for (let row = 0; row < 5; row += 1) {
        for (let x = 84 - row * 9 + (row % 2) * 14; x < 396 + row * 9; x += 28) rows += `M${x} ${100 + row * 17}v15`;
        rows += `M${92 - row * 10} ${116 + row * 17}h${296 + row * 20}`;
      }
      return [
        sky(s, { band: 80 }),
        hill(s, rolling(s, 96, 34), { colour: p.far, mist: p.low, count: 60 }),
        hill(s, rolling(s, 150, 16), { colour: p.mid, grain: p.low, count: 50 }),
        pine(s, 36, 240, 1, 0),
        pine(s, 452, 236, 0.9, 2, true),
        hill(s, rolling(s, 222, 6), { colour: p.near, grain: p.mid, count: 40 }),
        fill(mixColours(p.wood, p.shade, 0.45), 'M84 176h312v88H84z'),
        fill(p.wood, 'M84 176h10v88H84zM176 176h10v88h-10zM296 176h10v88h-10zM386 176h10v88h-10zM84 250h312v14H84z'),
        fill(p.lamp, 'M208 196h66v54h-66z'),
        stroke(p.wood, 2.6, 'M241 196v54M208 214h66M208 232h66'),
        fill(p.roof, 'M110 204h46v60h-46z'),
        fill(shingle, 'M96 96h288l54 88H42z'),
        stroke(p.wood, 2, rows, 0.7),
        fill(p.ground, 'M92 90q150-10 296 0l26 40q-30 10-56-6t-60 6-64-8-66 10-60-8-42 8z'),
        stroke(p.wood, 3, 'M320 190v50M312 190h20q10 6 8 18M356 188v56M346 188h24'),
        fill(p.accent, 'M352 240h10v12h-10z'),
        fill(p.sun, 'M190 188h6v22h-6zM198 188h6v22h-6zM278 188h6v22h-6zM286 188h6v22h-6z'),
        fill(p.wood, 'M20 262h74v8H20zM26 250h64v10H26zM32 238h52v10H32zM40 226h38v10H40z'),
        fill(p.ground, 'M34 224q24-10 50 0l8 12-20-4-24 4z'),
        hill(s, rolling(s, 272, 6), { colour: p.ground, grain: p.mid, count: 40, depth: 30 }),
        oval(p.wood, 420, 262, 22, 8),
        fill(p.wood, 'M398 244h44l-4 20h-36z'),
        fill(p.ground, 'M396 244q24-16 48 0z'),
      ];
    },
  },
  'starlight-dome': {
    light: 'night',
    horizon: 60,
    distance: 'far',
    alt: '은하수 아래 천문대의 둥근 지붕이 보이는',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s),
        fill(p.low, 'M120-10q140 130 100 330h160q-20-180-130-330z', 0.55),
        stars(s, 240, 110),
        dots(s, { x: 170, y: 0, width: 170, height: 220 }, { colour: p.sun, count: 46, size: 1.6 }),
        hill(s, rolling(s, 236, 26), { colour: p.far, mist: p.low, count: 60 }),
        hill(s, rolling(s, 264, 10), { colour: p.near }),
        fill(p.shade, 'M76 216h140v44H76z'),
        fill(p.wall, 'M76 216h96v44H76zM110 182h72v36h-72z'),
        fill(p.roof, 'M104 180h84v7h-84zM70 212h152v6H70z'),
        fill(p.wall, 'M108 180a38 40 0 0 1 76 0z'),
        fill(p.shade, 'M154 141q30 6 30 39h-14q0-24-16-39z'),
        fill(p.roof, 'M138 142q8-3 14 0 8 14 8 38h-20q0-20-2-38z'),
        fill(p.accent, 'M140 176l22-62 14 5-20 60z'),
        fill(p.lamp, 'M86 226h14v16H86zM108 226h14v16h-14zM184 226h14v16h-14zM134 228h22v32h-22z'),
        hill(s, rolling(s, 280, 8), { colour: p.ground }),
        pine(s, 430, 300, 1.2, 2, true),
        pine(s, 394, 296, 0.7, 0),
        stroke(p.sun, 1, 'M292 70l42 20 34-18 40 30', 0.7),
        disc(p.sun, 292, 70, 2.8),
        disc(p.sun, 334, 90, 2.8),
        disc(p.sun, 368, 72, 2.8),
        disc(p.sun, 408, 102, 2.8),
      ];
    },
  },
  'telescope-field': {
    light: 'night',
    horizon: 60,
    distance: 'near',
    alt: '별보기 들판에 별자리를 향한 망원경이 놓인',
    draw: (s) => {
      const p = s.palette;
      const points = [
        [60, 70],
        [98, 54],
        [140, 66],
        [172, 92],
        [164, 132],
        [214, 146],
        [224, 104],
      ] as const;
      return [
        sky(s),
        stars(s, 200, 70),
        stroke(p.sun, 1.4, `M${points.map(([x, y]) => `${x} ${y}`).join('L')}L172 92`, 0.8),
        ...points.map(([x, y]) => disc(p.sun, x, y, 3.4)),
        hill(s, rolling(s, 206, 16), { colour: p.far, mist: p.low, count: 60 }),
        hill(s, rolling(s, 232, 8), { colour: p.near }),
        fill(p.accent, 'M56 254l34-42 34 42z'),
        fill(p.lamp, 'M78 254q10-18 12-30 4 14 12 30z'),
        hill(s, rolling(s, 254, 6), { colour: p.ground }),
        stroke(p.shade, 6, 'M322 180l-46 132M330 180l52 132M326 180v128'),
        stroke(p.mid, 3, 'M294 262h66'),
        placed(
          fill(p.wall, 'M-84-20H60v40H-84z') +
            fill(p.shade, 'M-84 4H60v16H-84z') +
            fill(p.accent, 'M52-24h44v48H52zM-44-22h14v44h-14z') +
            fill(p.roof, 'M96-24h8v48h-8zM-106-12h24v24h-24zM-118-6h14v12h-14z') +
            fill(p.mid, 'M-60-34h60v9h-60z'),
          336,
          156,
          1,
          -38,
        ),
        disc(p.roof, 328, 176, 12),
        fill(p.wood, 'M176 284h64v6h-64zM182 290h5v24h-5zM230 290h5v24h-5z'),
        fill(p.lamp, 'M196 264h16v20h-16z'),
        disc(p.lamp, 204, 272, 26, 0.18),
        stroke(p.pineLight, 2.6, 'M20 320q0-18 10-28M36 320q4-14 12-20M440 320q-2-18-12-26M456 320q4-16 14-22'),
      ];
    },
  },
  glamping: {
    light: 'night',
    horizon: 0,
    distance: 'near',
    alt: '글램핑 천막 앞에 화덕과 의자가 놓인',
    draw: (s) => {
      const p = s.palette;
      return [
        sky(s),
        stars(s, 120, 50),
        hill(s, rolling(s, 150, 24), { colour: p.far }),
        hill(s, rolling(s, 196, 10), { colour: p.near }),
        fill(p.ground, 'M0 236q240-16 480 0v84H0z'),
        fill(p.wall, 'M60 248q20-90 130-190 116 100 136 190z'),
        fill(p.shade, 'M190 58q116 100 136 190h-60q-10-100-76-190z'),
        fill(p.lamp, 'M120 248q20-70 70-140 52 70 70 140z'),
        fill(mixColours(p.lamp, p.accent, 0.35), 'M160 248q6-30 30-30t30 30zM172 196h36v10h-36z'),
        fill(p.wall, 'M120 248q20-70 70-140-12 80-40 140zM260 248q-18-70-70-140 14 80 42 140z'),
        stroke(p.wood, 5, 'M190 60V40'),
        stroke(p.mid, 2, 'M86 190L30 252M294 190l60 60'),
        stroke(p.mid, 1.6, 'M190 48q90 60 150 16t150 20'),
        ...[226, 262, 300, 338, 376, 414, 452].map((x, index) =>
          disc(p.lamp, x, [70, 84, 86, 66, 56, 60, 72][index] ?? 70, 4.6),
        ),
        fill(p.wood, 'M336 276l12-26h64l12 26z'),
        fill(p.accent, 'M354 252q-14-24 8-46 2 12 12 14 0-14 10-24 6 20 16 30 6 14-4 26z'),
        fill(p.lamp, 'M366 252q-6-14 8-28 12 14 8 28z'),
        disc(p.accent, 378, 236, 62, 0.14),
        stroke(p.wood, 4, 'M300 296l16-44M316 252l28 2M306 282h34M340 296l-8-26M440 296l-16-44M424 252l-20 2'),
        fill(p.accent, 'M308 246h8l-8 34h-8z'),
        pine(s, 30, 260, 1.3, 0),
        pine(s, 456, 250, 1.2, 2, true),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
