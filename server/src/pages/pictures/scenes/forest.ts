import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { disc, dots, hill, oval, placed, rolling } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';

/** A trunk that runs out of the picture at the top. */
function trunk(x: number, width: number, foot: number): string {
  const w = width;
  return `M${x}-4h${w}l${whole(w * 0.12)} ${foot + 4}q${whole(w * 0.3)} 6 ${whole(w * 0.5)} 10H${whole(x - w * 0.5)}q${whole(w * 0.3)}-4 ${whole(w * 0.4)}-10z`;
}

/** Woods and caves. */
export const FOREST_SCENES = {
  'cedar-trail': {
    light: 'day',
    horizon: 0,
    distance: 'street',
    alt: '산림욕장 편백 숲 사이로 나무 길이 난',
    draw: (s) => {
      const p = s.palette;
      const trunks = (places: readonly number[], width: number, foot: number, colour: string) =>
        fill(colour, places.map((x, index) => trunk(x, width, foot + (index % 3) * 4)).join(''));
      const ferns = (colour: string, from: number) => {
        let path = '';
        for (let x = from; x < 480; x += 62) path += `M${x} 306q-10-14-22-12M${x} 306q0-16-4-24M${x} 306q8-16 20-16`;
        return stroke(colour, 2.6, path);
      };
      return [
        fill(mixColours(p.low, p.mid, 0.28), 'M0 0h480v320H0z'),
        fill(p.low, 'M120-4l130 324h110L210-4zM270-4l110 324h46L316-4z', 0.5),
        trunks([30, 78, 116, 168, 214, 292, 326, 372, 420, 462], 9, 196, mixColours(p.mid, p.low, 0.3)),
        hill(s, rolling(s, 196, 6, 140), {
          colour: mixColours(p.mid, p.near, 0.4),
          grain: p.low,
          count: 50,
          depth: 30,
        }),
        trunks([8, 94, 190, 342, 396, 446], 17, 222, mixColours(p.near, p.wood, 0.35)),
        hill(s, rolling(s, 226, 9), { colour: p.near, grain: p.pineLight, count: 70, depth: 50 }),
        fill(p.shade, 'M236 200h24q40 36-10 62t-100 58h230q-28-34-36-58t-76-62z'),
        stroke(
          p.wood,
          2,
          'M238 205h24M246 213h28M258 222h30M262 232h44M258 243h64M244 255h92M226 268h118M204 282h148M178 298h186',
        ),
        stroke(
          p.wood,
          3,
          'M236 200h24q40 36-10 62t-100 58M268 200q62 40 76 62t36 58M306 196v-30M300 172h18l6-5-6-5h-18z',
        ),
        fill(mixColours(p.wood, p.accent, 0.15), trunk(48, 40, 290) + trunk(404, 52, 300)),
        stroke(p.ground, 2, 'M62 0v260M74 20v230M420 0v270M436 30v240M446 10v200', 0.45),
        hill(s, rolling(s, 290, 8, 120), { colour: p.ground, grain: p.near, count: 50, depth: 30 }),
        ferns(p.mid, 12),
        ferns(p.pineLight, 40),
        fill(p.near, 'M0 0h480v24q-30 22-62 6-34 24-70 2-40 26-84 0-44 22-86-2-40 28-84 4-40 22-94 2z'),
        fill(p.ground, 'M0 0h480v8q-50 18-90 4-60 20-120 0-60 18-120 0-70 22-150 2z'),
      ];
    },
  },
  cave: {
    light: 'day',
    horizon: 0,
    distance: 'far',
    indoor: true,
    alt: '석회 동굴에 종유석이 드리운',
    draw: (s) => {
      const p = s.palette;
      const dark = mixColours(p.roof, p.wood, 0.35);
      const rock = mixColours(p.wood, p.roof, 0.3);
      const pale = mixColours(rock, p.lamp, 0.4);
      const hanging = (x: number, width: number, length: number, top = 40) =>
        `M${x - width} ${top}Q${x - width * 0.2} ${top + length * 0.3} ${x} ${top + length}Q${x + width * 0.2} ${top + length * 0.3} ${x + width} ${top}z`;
      return [
        fill(dark, 'M0 0h480v320H0z'),
        fill(mixColours(pale, p.lamp, 0.35), 'M150 96q60-50 150-30t90 110-60 90H130q-70-80 20-170z'),
        fill(mixColours(p.lamp, p.sun, 0.25), 'M200 130q50-30 90-8t50 80-30 60H190q-50-60 10-132z'),
        fill(
          pale,
          hanging(180, 16, 90, 70) +
            hanging(220, 10, 60, 62) +
            hanging(330, 18, 100, 66) +
            hanging(292, 9, 50, 62) +
            'M250 262q6-60 14-60t14 60zM214 262q4-34 9-34t9 34z',
        ),
        fill(p.seaDeep, 'M150 252q90-16 190 0l50 68H90z'),
        stroke(p.lamp, 2.6, 'M196 268h40M250 262h30M220 284h70M180 300h40M290 298h60', 0.7),
        fill(p.wood, 'M312 248q40 20 66 72h-60q-10-40-30-66z'),
        stroke(p.shade, 2, 'M316 232q50 24 78 88M298 238q24 30 34 82M300 240v20M322 238v20M348 256v24M374 284v30'),
        disc(p.lamp, 118, 208, 30, 0.25),
        disc(p.lamp, 118, 208, 8),
        disc(p.lamp, 398, 196, 30, 0.25),
        disc(p.lamp, 398, 196, 8),
        fill(rock, 'M0 0h480v76q-40 10-70 0t-80 6-90-10-90 12-80-6-70 8z'),
        fill(
          rock,
          [
            hanging(40, 26, 150, 50),
            hanging(96, 18, 110, 60),
            hanging(140, 12, 66, 60),
            hanging(258, 22, 84, 56),
            hanging(384, 16, 90, 60),
            hanging(436, 30, 150, 50),
          ].join(''),
        ),
        fill(rock, 'M0 320V220q40 10 60 60t60 40zM480 320V230q-44 20-60 50t-40 40z'),
        fill(rock, 'M60 320q8-90 18-90t22 90zM404 320q6-70 16-70t18 70z'),
        stroke(pale, 2, 'M34 70q4 60 8 110M430 70q2 60 6 110M92 70q2 40 4 80M256 70q2 30 4 56', 0.5),
      ];
    },
  },
  'rope-nets': {
    light: 'autumn',
    horizon: 60,
    distance: 'street',
    alt: '숲의 나무 사이에 밧줄과 그물 다리가 걸린',
    draw: (s) => {
      const p = s.palette;
      const net: string[] = [];
      for (let index = 0; index <= 12; index += 1) {
        const x = 122 + index * 19;
        const dip = 150 + 26 * (1 - ((x - 236) / 114) ** 2);
        net.push(`M${x} ${whole(dip - 40)}L${x + 16} ${whole(dip)}M${x + 16} ${whole(dip - 40)}L${x} ${whole(dip)}`);
      }
      return [
        fill(mixColours(p.low, p.sky, 0.4), 'M0 0h480v320H0z'),
        fill(
          mixColours(p.far, p.low, 0.3),
          [20, 60, 150, 190, 236, 290, 330, 404, 450].map((x) => trunk(x, 10, 230)).join(''),
        ),
        hill(s, rolling(s, 226, 8, 140), { colour: p.mid, grain: p.accent, count: 70 }),
        fill(mixColours(p.mid, p.wood, 0.4), [44, 206, 272, 430].map((x) => trunk(x, 16, 246)).join('')),
        hill(s, rolling(s, 256, 8), { colour: p.near, grain: p.sun, count: 70 }),
        fill(p.wood, trunk(88, 34, 292) + trunk(360, 38, 296)),
        stroke(p.ground, 2, 'M98 0v270M112 30v220M374 0v280M388 20v230', 0.5),
        fill(p.accent, 'M66 166h78v9H66zM338 166h82v9h-82z'),
        fill(p.roof, 'M70 175h8v14h-8zM132 175h8v14h-8zM342 175h8v14h-8zM408 175h8v14h-8z'),
        stroke(p.roof, 4, 'M122 150q114 52 240 0'),
        stroke(p.roof, 2.4, `M122 108q114 56 240 0${net.join('')}`),
        stroke(p.wood, 3, 'M66 166l-40 130M78 166l-34 130M58 196h16M50 222h17M42 248h18M34 274h18'),
        stroke(p.roof, 2.4, 'M200 40v150M236 30v176M272 40v150'),
        fill(p.accent, 'M190 190h20v9h-20zM226 206h20v9h-20zM262 190h20v9h-20z'),
        disc(p.sun, 30, 40, 46),
        disc(p.accent, 120, 8, 52),
        disc(p.sun, 226, -14, 48),
        disc(mixColours(p.accent, p.sun, 0.5), 310, 6, 46),
        disc(p.accent, 400, -6, 56),
        disc(mixColours(p.accent, p.wood, 0.4), 60, -20, 44),
        hill(s, rolling(s, 298, 6), { colour: p.ground, grain: p.accent, count: 60, depth: 26 }),
      ];
    },
  },
  'forest-cabins': {
    light: 'snow',
    horizon: 0,
    distance: 'far',
    alt: '편백 휴양림의 통나무집 창에 불이 켜진',
    draw: (s) => {
      const p = s.palette;
      const fir = (x: number, y: number, scale: number) =>
        placed(
          fill(p.pine, 'M0-120l26 48H16l22 38H24l26 40h-100l26-40h-14l22-38h-10z') +
            fill(p.ground, 'M0-120l14 26-14 10-14-10zM-16-72l16 14 16-14 12 22-28 8-28-8z') +
            fill(p.wood, 'M-5 6h10v16H-5z'),
          x,
          y,
          scale,
        );
      const cabin = (x: number, y: number, scale: number) =>
        placed(
          [
            fill(p.wood, 'M-52-60H52V0H-52z'),
            stroke(p.ground, 1.6, 'M-52-50H52M-52-38H52M-52-26H52M-52-14H52', 0.35),
            fill(p.roof, 'M-70-56L0-108l70 52-4 6h-132z'),
            fill(p.ground, 'M-72-58L0-112l72 54-10 2q-20-18-30-16t-32-10-30 10-34 14z'),
            fill(p.lamp, 'M-38-46h26v22h-26zM16-44h22V0H16zM-10-88H8v14h-18z'),
            stroke(p.roof, 2, 'M-25-46v22M-38-35h26'),
            fill(p.wood, 'M36-114h14v42l-14-10z'),
            stroke(p.mid, 5, 'M46-116q-8-14 2-26t-2-26', 0.6),
          ].join(''),
          x,
          y,
          scale,
        );
      return [
        fill(mixColours(p.sky, p.mid, 0.35), 'M0 0h480v320H0z'),
        fill(
          mixColours(p.mid, p.sky, 0.3),
          [12, 46, 92, 150, 200, 254, 300, 350, 396, 440].map((x) => trunk(x, 11, 200)).join(''),
        ),
        hill(s, rolling(s, 196, 8), { colour: p.near, grain: p.mid, count: 50 }),
        fir(40, 206, 0.9),
        fir(246, 196, 0.7),
        fir(452, 210, 1),
        cabin(348, 232, 0.8),
        hill(s, rolling(s, 238, 8), { colour: mixColours(p.near, p.ground, 0.5), grain: p.mid, count: 50 }),
        cabin(146, 270, 1.15),
        fir(276, 268, 0.9),
        fir(24, 290, 1.2),
        hill(s, rolling(s, 284, 8), { colour: p.ground, grain: p.mid, count: 40, depth: 26 }),
        fill(p.lamp, 'M158 274h30l34 46h-84z', 0.5),
      ];
    },
  },
  'valley-stream': {
    light: 'day',
    horizon: 0,
    distance: 'near',
    alt: '계곡 바위 사이 맑은 물 위에 나무다리가 놓인',
    draw: (s) => {
      const p = s.palette;
      const boulder = (x: number, y: number, rx: number, ry: number) =>
        oval(mixColours(p.far, p.mid, 0.5), x, y, rx, ry) +
        fill(
          p.far,
          `M${x - rx * 0.8} ${y - ry * 0.3}q${whole(rx * 0.3)}-${whole(ry * 0.7)} ${whole(rx)}-${whole(ry * 0.6)}t${whole(rx * 0.3)} ${whole(ry * 0.3)}-${whole(rx * 1.3)} ${whole(ry * 0.3)}z`,
        );
      return [
        fill(mixColours(p.near, p.mid, 0.3), 'M0 0h480v320H0z'),
        fill(p.low, 'M180 0h120q-16 40 0 74H190q14-40-10-74z'),
        fill(p.mid, 'M176 40q60-16 130 0v60H170z'),
        fill(p.near, 'M0 0h184q10 70-30 130T0 200zM480 0H296q-14 70 24 120t160 76z'),
        dots(s, { x: 0, y: 10, width: 160, height: 150 }, { colour: p.pineLight, count: 70, size: 4 }),
        dots(s, { x: 320, y: 10, width: 160, height: 150 }, { colour: p.pineLight, count: 70, size: 4 }),
        fill(p.sea, 'M214 70h54q-20 40 30 76t120 80 62 94H60q0-60 70-106t92-76-8-68z'),
        fill(
          p.seaDeep,
          'M236 120q-10 40-70 80t-60 120h80q10-70 60-110t20-90zM300 190q60 30 90 70t30 60h50q-10-50-60-86t-110-44z',
          0.5,
        ),
        stroke(
          p.wall,
          3,
          'M226 90q6 20-2 40M246 84q-4 26 10 48M190 190q-40 30-50 60M290 170q50 26 80 54M210 240q-20 30-18 70M300 230q40 30 50 80M250 200q0 40 10 60',
          0.85,
        ),
        boulder(120, 214, 44, 28),
        boulder(352, 206, 40, 24),
        boulder(64, 262, 56, 34),
        boulder(424, 268, 60, 38),
        boulder(270, 282, 34, 20),
        boulder(228, 176, 20, 12),
        boulder(150, 300, 40, 22),
        stroke(p.wood, 4, 'M96 150v-44M156 144v-44M326 138v-44M384 146v-44M96 110q144-26 288-4'),
        fill(p.wood, 'M70 152q170-24 340-4l4 14q-170-20-346 4z'),
        stroke(
          p.shade,
          2,
          'M100 150v12M132 146v12M164 144v12M196 142v12M228 141v12M260 141v12M292 142v12M324 143v12M356 145v12',
        ),
        fill(p.ground, 'M0 0h150q-20 30-60 24T40 44 0 40zM480 0H340q10 34 50 26t50 22 40-10z'),
        stroke(p.pineLight, 3, 'M20 320q-4-30-22-40M34 320q2-24 16-36M446 320q6-26 22-36M462 320q0-16 14-24'),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
