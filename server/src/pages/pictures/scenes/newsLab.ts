import type { NamedScene } from '../namedScene.ts';
import { mixColours } from '../palettes.ts';
import { whole } from '../ridges.ts';
import { disc, dots, oval, placed, ridgeWindow } from '../scenery.ts';
import { fill, stroke } from '../shapes.ts';
import { type Sheet, WHOLE_SHEET } from '../sheet.ts';

function bottle({ palette: p }: Sheet, x: number, foot: number, width: number, height: number, colour: string): string {
  const w = width;
  return (
    fill(
      colour,
      `M${x} ${foot - height + 10}q0-6 ${whole(w * 0.3)}-6v-8h${whole(w * 0.4)}v8q${whole(w * 0.3)} 0 ${whole(w * 0.3)} 6V${foot}H${x}z`,
    ) + fill(p.low, `M${x} ${foot - Math.round(height * 0.5)}h${w}v9H${x}z`, 0.85)
  );
}

/** A bench microscope, 130 high, standing on the origin. */
function microscope({ palette: p }: Sheet): string {
  return [
    fill(p.roof, 'M-50 0v-12h96V0zM20-12q34-30 20-74l-14 6q6 30-20 54z'),
    fill(p.wall, 'M-28-128l22-10 34 66-22 12z'),
    fill(p.shade, 'M-6-138l34 66-10 6-34-66z'),
    fill(p.roof, 'M-36-132l24-12 6 12-24 12zM6-66l18-10 8 16-18 9z'),
    fill(p.accent, 'M-46-38h66v8h-66z'),
    fill(p.roof, 'M-30-30h10v18h-10z'),
    disc(p.shade, 36, -46, 9),
  ].join('');
}

/** News of laboratories: benches and machines, without people. */
export const NEWS_LAB_SCENES = {
  'news-lab-bench': {
    light: 'dawn',
    horizon: 35,
    distance: 'near',
    indoor: true,
    alt: '실험대에 건조기와 저울, 플라스크가 놓인',
    draw: (s) => {
      const p = s.palette;
      const trays = [0, 1, 2].map((row) => {
        const y = 166 + row * 26;
        const slices = [0, 1, 2, 3, 4, 5].map((index) =>
          oval([p.sun, p.accent, p.lamp][(index + row) % 3] ?? p.sun, 318 + index * 16, y - 3, 6.5, 3.6),
        );
        return fill(p.shade, `M308 ${y}h100v3H308z`) + slices.join('');
      });
      return [
        fill(mixColours(p.low, p.shade, 0.45), 'M0 0h480v320H0z'),
        dots(s, { x: 0, y: 0, width: 480, height: 220 }, { colour: p.shade, count: 60, size: 1.6 }),
        ridgeWindow(s, { x: 34, y: 34, width: 214, height: 130 }, { columns: 3, sun: 0.62 }),
        fill(p.wood, 'M282 96h172v7H282zM296 103v12l8-12zM432 103v12l8-12z'),
        bottle(s, 292, 96, 20, 34, p.near),
        bottle(s, 318, 96, 16, 26, p.accent),
        bottle(s, 340, 96, 22, 38, p.wall),
        bottle(s, 368, 96, 18, 30, p.mid),
        bottle(s, 418, 96, 16, 26, p.sun),
        fill(p.wall, 'M292 130h152v124H292z'),
        fill(p.shade, 'M424 130h20v124h-20z'),
        fill(p.roof, 'M302 142h112v92H302z'),
        ...trays,
        fill(p.near, 'M302 240h40v6h-40zM352 240h14v6h-14z'),
        disc(p.accent, 434, 152, 4),
        fill(p.roof, 'M430 164h8v30h-8zM0 250h480v14H0z'),
        fill(p.near, 'M0 264h480v56H0z'),
        fill(p.ground, 'M22 276h120v44H22zM154 276h120v44H154zM286 276h172v44H286z'),
        fill(p.mid, 'M68 286h28v4H68zM200 286h28v4h-28zM358 286h28v4h-28z'),
        fill(p.wall, 'M44 214h84l8 36H36z'),
        fill(p.ground, 'M60 226h36v12H60z'),
        fill(p.accent, 'M104 228h16v8h-16z'),
        fill(p.shade, 'M50 206h72v8H50zM82 198h8v8h-8z'),
        oval(p.roof, 86, 197, 26, 4),
        fill(p.wall, 'M168 188h14v20l20 42h-54l20-42zM216 212h34v38h-34z', 0.92),
        fill(p.sun, 'M158 230h34l10 20h-54z'),
        fill(p.shade, 'M166 184h18v5h-18z'),
        fill(p.accent, 'M216 228h34v22h-34z', 0.85),
      ];
    },
  },
  'news-machine-hall': {
    light: 'day',
    horizon: 35,
    distance: 'street',
    indoor: true,
    alt: '시험실에서 가공기가 시제품을 깎는',
    draw: (s) => {
      const p = s.palette;
      return [
        fill(mixColours(p.low, p.far, 0.25), 'M0 0h480v320H0z'),
        fill(mixColours(p.low, p.far, 0.5), 'M0 0h480v34H0z'),
        fill(p.lamp, 'M40 0v14h120V0zM320 0v14h120V0z'),
        fill(p.wall, 'M40 14h120l16 40H24zM320 14h120l16 40H304z', 0.35),
        ridgeWindow(s, { x: 356, y: 60, width: 100, height: 96 }, { columns: 2, sun: 0.3 }),
        fill(p.near, 'M0 232h480v88H0z'),
        fill(p.ground, 'M0 232h480v6H0z'),
        fill(p.sun, 'M0 292h480v6H0z'),
        dots(s, { x: 0, y: 240, width: 480, height: 78 }, { colour: p.ground, count: 60, size: 1.5, opacity: 0.5 }),
        fill(p.wall, 'M52 66h236v188H52z'),
        fill(p.shade, 'M262 66h26v188h-26z'),
        fill(p.roof, 'M52 66h236v18H52zM70 98h150v118H70z'),
        fill(mixColours(p.roof, p.sea, 0.15), 'M78 106h134v102H78z'),
        fill(p.shade, 'M128 106h36v34h-36z'),
        fill(p.far, 'M134 140h24v16h-24zM100 188h92v10h-92zM90 198h112v10H90z'),
        fill(p.wall, 'M142 156h8l-2 20h-4z'),
        fill(p.accent, 'M112 188h68v-12h-68z'),
        fill(p.sun, 'M120 176h52v-8q-26-12-52 0z'),
        dots(s, { x: 116, y: 158, width: 60, height: 22 }, { colour: p.lamp, count: 20, size: 1.8, opacity: 0.95 }),
        fill(p.roof, 'M226 98h28v60h-28zM164 50h8v16h-8z'),
        fill(p.lamp, 'M230 104h20v22h-20z'),
        fill(p.far, 'M232 134h6v6h-6zM242 134h6v6h-6zM232 146h6v6h-6z'),
        disc(p.accent, 245, 149, 4),
        fill(p.shade, 'M70 226h150v8H70z'),
        fill(p.accent, 'M162 36h12v7h-12z'),
        fill(p.ground, 'M60 254h24v8H60zM256 254h24v8h-24z'),
        fill(p.roof, 'M316 196h136v8H316zM316 236h136v8H316zM322 196h6v68h-6zM440 196h6v68h-6z'),
        disc(p.ground, 325, 268, 7),
        disc(p.ground, 443, 268, 7),
        ...[0, 1, 2, 3].map((index) =>
          fill(index < 3 ? p.sun : p.accent, `M${332 + index * 27} 196v-14q10-10 20 0v14z`),
        ),
        ...[0, 1, 2].map(
          (index) =>
            fill(p.wall, `M${334 + index * 36} 214h28v22h-28z`) + fill(p.accent, `M${334 + index * 36} 222h28v4h-28z`),
        ),
      ];
    },
  },
  'news-microscope': {
    light: 'snow',
    horizon: 0,
    distance: 'street',
    indoor: true,
    alt: '연구실 책상에 현미경과 시료 화면이 놓인',
    draw: (s) => {
      const p = s.palette;
      const cells = [
        [294, 92, 18],
        [334, 76, 12],
        [372, 100, 20],
        [320, 126, 14],
        [408, 72, 13],
        [424, 126, 15],
        [360, 140, 10],
      ] as const;
      return [
        fill(mixColours(p.low, p.mid, 0.35), 'M0 0h480v320H0z'),
        dots(s, WHOLE_SHEET, { colour: p.far, count: 60, size: 1.8 }),
        fill(p.roof, 'M252 40h204v132H252zM336 172h36v36h-36zM300 206h108v10H300z'),
        fill(mixColours(p.seaDeep, p.roof, 0.35), 'M262 50h184v112H262z'),
        ...cells.map(
          ([x, y, r], index) =>
            disc(index % 3 ? p.sea : p.accent, x, y, r) + disc(p.wall, x + r * 0.2, y - r * 0.2, r * 0.32),
        ),
        stroke(p.wall, 2, 'M272 152h40M272 148v8M312 148v8'),
        fill(p.wall, 'M0 216h480v16H0z'),
        fill(mixColours(p.mid, p.roof, 0.35), 'M0 232h480v88H0z'),
        placed(microscope(s), 142, 222, 1.35),
        fill(p.sea, 'M56 200h52v6H56z'),
        fill(p.accent, 'M74 194h16v6H74z'),
        fill(p.wall, 'M292 226h124l10 20H282zM438 220q14-8 24 4t-12 18-12-22z'),
        stroke(p.mid, 2, 'M298 232h112M296 239h118'),
        bottle(s, 20, 216, 22, 44, p.accent),
        bottle(s, 220, 216, 18, 34, p.seaDeep),
        fill(p.wood, 'M40 262h120v8H40zM320 262h120v8H320z'),
      ];
    },
  },
  'news-joint-lab': {
    light: 'day',
    horizon: 0,
    distance: 'street',
    indoor: true,
    alt: '새 공동연구실 유리문에 개소 띠가 매인',
    draw: (s) => {
      const p = s.palette;
      return [
        fill(mixColours(p.low, p.wall, 0.4), 'M0 0h480v320H0z'),
        fill(p.pine, 'M0 0h480v46H0z'),
        fill(p.wall, 'M150 16h120v12H150zM282 16h48v12h-48z'),
        fill(p.roof, 'M70 46h340v220H70z'),
        fill(mixColours(p.sea, p.wall, 0.4), 'M78 54h158v212H78zM244 54h158v212H244z'),
        fill(p.wall, 'M96 152h120v12H96zM264 152h120v12H264z'),
        fill(p.mid, 'M100 164h112v70H100zM268 164h112v70H268z'),
        fill(p.near, 'M106 172h46v56h-46zM160 172h46v56h-46zM274 172h46v56h-46zM328 172h46v56h-46z'),
        bottle(s, 108, 152, 16, 32, p.accent),
        bottle(s, 130, 152, 14, 26, p.sun),
        fill(p.wall, 'M160 108h46v44h-46z'),
        fill(p.roof, 'M166 114h28v20h-28z'),
        placed(microscope(s), 314, 152, 0.5),
        fill(p.wall, 'M350 120h26v32h-26z'),
        fill(p.accent, 'M354 126h18v8h-18z'),
        fill(p.lamp, 'M100 54h52v7h-52zM330 54h52v7h-52z'),
        fill(p.wall, 'M90 62l40 90-10 110H86zM266 62l50 90-20 110h-30z', 0.22),
        stroke(p.shade, 5, 'M226 130v60M254 130v60'),
        fill(p.accent, 'M0 186q120 26 232 14v22Q120 234 0 208zM480 186q-120 26-232 14v22q112 12 232-14z'),
        fill(
          mixColours(p.accent, p.wood, 0.25),
          'M240 206q-40-40-56-14t56 24zM240 206q40-40 56-14t-56 24zM232 214l-24 60 18-4 10 14 8-66zM248 214l24 60-18-4-10 14-8-66z',
        ),
        disc(p.accent, 240, 210, 15),
        fill(p.shade, 'M0 266h480v54H0z'),
        fill(p.near, 'M116 274h248l24 46H92z', 0.45),
        fill(p.accent, 'M16 248h36l-5 44H21zM428 248h36l-5 44h-26z'),
        disc(p.pineLight, 34, 226, 26),
        disc(p.pineLight, 446, 226, 26),
        disc(p.near, 24, 210, 16),
        disc(p.near, 456, 210, 16),
      ];
    },
  },
} satisfies Record<string, NamedScene>;
