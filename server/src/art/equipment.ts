import { type ArtTheme, box, drawLines, type LineDrawing, type LineTint, ring } from './lineArt.ts';

export const EQUIPMENT_KINDS = [
  'microscope',
  'spectrometer',
  'diffractometer',
  'tester',
  'hardness',
  'chamber',
  'thermal',
  'printer3d',
  'cnc',
  'laser',
  'oscilloscope',
  'battery',
  'centrifuge',
  'freezedryer',
  'server',
  'camera',
  'generic',
] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

const DRAWINGS: Readonly<Record<EquipmentKind, LineDrawing>> = {
  microscope: {
    accent: box(86, 56, 26, 34),
    lines:
      box(58, 96, 82, 42, 3) +
      'M58 124h82M68 131h16M90 131h6' +
      ring(73, 110, 6) +
      box(88, 103, 40, 13) +
      'M82 90h34v6H82zM82 44h34v12H82zM90 28h18v16H90zM95 18h8v10h-8zM86 66h26M86 78h26M112 70h20v9h-20M132 72h8v5h-8' +
      box(156, 74, 50, 36, 2) +
      box(162, 80, 38, 24) +
      'M166 98l8-9 6 5 8-10 8 8M181 110v16M160 138v-6a6 6 0 0 1 6-6h30a6 6 0 0 1 6 6v6',
  },
  spectrometer: {
    accent: 'M58 100c3-16 9-22 14-22s11 6 14 22z',
    lines:
      box(34, 62, 114, 76, 3) +
      box(148, 84, 56, 54, 3) +
      box(46, 72, 52, 34) +
      'M52 100h40M110 76h26M110 86h26M110 96h16M34 116h114' +
      ring(50, 127, 4) +
      'M66 127h24M158 96h36v18h-36zM158 124h14M66 62V46h20v16M76 46V30M68 30h16M112 62V50h22v12M86 54h26M196 84V72h-12v12',
  },
  diffractometer: {
    accent: box(98, 92, 14, 12),
    lines:
      box(40, 32, 128, 106, 3) +
      'M40 50h128M52 41h12M70 41h4' +
      ring(105, 98, 34) +
      ring(105, 98, 27) +
      'M105 92L66 70M112 92l34-22M56 62l12-7 6 11-12 7zM142 60l12 7-6 11-12-7z' +
      box(180, 66, 30, 72, 2) +
      'M187 76h16v14h-16zM187 100h16M187 108h16M187 116h9',
    dashed: 'M105 66V52',
  },
  tester: {
    accent: 'M112 66h16v11h-3v14h3v11h-16V91h3V77h-3z',
    lines:
      'M66 16h108v13H66zM66 124h108v14H66zM78 29v95M86 29v95M154 29v95M162 29v95' +
      box(72, 40, 96, 13) +
      'M116 53h8v13h-8zM114 102h12v22h-12zM92 46h14M134 46h14' +
      box(186, 76, 28, 36, 2) +
      'M191 82h18v12h-18zM192 101h4M200 101h8M200 112v26',
  },
  hardness: {
    accent: 'M100 92h28v10h-28z',
    lines:
      'M72 138v-12h92v12M84 126V40a16 16 0 0 1 16-16h44v22h-36v80M118 46h24v18h-24zM124 64h12v8h-12zM126 72l4 10 4-10' +
      'M92 102h44v8H92zM110 110v16M120 110v16M78 126h80' +
      ring(130, 35, 6) +
      'M130 35l3-3M176 92h32v46h-32zM182 99h20v13h-20zM182 120h8M196 120h6',
  },
  chamber: {
    accent: box(84, 62, 62, 44),
    lines:
      box(62, 18, 108, 120, 4) +
      'M62 44h108M72 32h28' +
      ring(152, 31, 6) +
      'M152 31v-3' +
      box(76, 54, 78, 60, 3) +
      'M84 84h62M94 84V72h16v12M120 84V68h18v16M92 106V94h20v12M122 106V96h14v10M162 74v20M76 124h30M76 138v6M156 138v6',
  },
  thermal: {
    accent: 'M98 66c-6-10 4-14 4-26 10 6 14 16 8 26z',
    lines:
      box(70, 66, 72, 72, 4) +
      box(80, 78, 52, 28) +
      'M84 100c10 0 12-16 20-16s10 12 24 8M80 118h12M98 118h12M116 118h16M82 66v-6h48v6' +
      box(156, 92, 50, 34, 2) +
      'M162 98h38v22h-38zM166 115l10-9 8 4 12-8M181 126v12M166 138h30M142 110h14M54 138V96h16',
  },
  printer3d: {
    accent: 'M100 120l5-12h-3l5-12h-3l4-10h24l4 10h-3l5 12h-3l5 12z',
    lines:
      box(56, 26, 128, 112, 3) +
      'M56 46h128M68 36h10M86 36h4M70 46v80M170 46v80M64 126h112M70 60h100' +
      box(110, 54, 20, 14, 2) +
      'M114 68v7l4 5h4l4-5v-7M105 108h30M107 96h26M92 120h56M150 32h24v8h-24z',
  },
  cnc: {
    accent: 'M92 104h38v10H92z',
    lines:
      box(42, 28, 156, 110, 3) +
      'M42 124h156' +
      box(54, 40, 92, 84, 2) +
      'M88 40v16h24V40M92 56h16v18H92zM97 74h6v12l-3 8-3-8zM72 114h78M80 114v10M142 114v10' +
      box(158, 44, 28, 30, 2) +
      'M164 66l6-8 5 4 6-8M160 86h8M174 86h10M160 96h8M174 96h10' +
      ring(172, 111, 6),
  },
  laser: {
    accent: 'M76 106l26-8 20 6 24-8 18 10z',
    lines:
      'M44 106h152v20H44zM52 126v12M188 126v12M52 60V106M188 60v46M44 60h152M56 106h128' +
      box(104, 48, 28, 24, 2) +
      'M110 72h16l-4 10h-8zM112 56h12M60 116h30M154 116h6M168 116h14M52 60l14-28h108l14 28M66 32v28M174 32v28',
    dashed: 'M118 84v16',
  },
  oscilloscope: {
    accent: box(52, 52, 88, 60, 3),
    lines:
      box(38, 38, 164, 92, 5) +
      'M52 82h88M96 52v60M58 88c6-26 12-26 19 0s12 26 19 0 13-26 19 0 10 22 17 8' +
      ring(162, 60, 8) +
      'M162 60l4-5' +
      ring(186, 60, 6) +
      ring(162, 86, 6) +
      ring(186, 86, 6) +
      ring(158, 114, 4) +
      ring(174, 114, 4) +
      ring(190, 114, 4) +
      'M56 120h10M74 120h10M54 130v8M186 130v8M84 38V28h72v10',
  },
  battery: {
    accent: 'M150 74l-12 22h10l-4 18 16-24h-11l7-16z',
    lines:
      box(36, 40, 68, 98, 3) +
      'M36 60h68M46 50h16M70 50h4M46 72h48v18H46zM50 86l10-8 8 5 10-8 12 6M46 104h22v12H46zM74 104h20v12H74zM46 126h48' +
      box(124, 62, 60, 66, 4) +
      'M136 62v-8h12v8M160 62v-8h12v8M104 80h10v-36h28v10M104 96h8v-60h54v18M124 128v10M184 128v10',
  },
  centrifuge: {
    accent: 'M88 64a32 16 0 0 1 64 0z',
    lines:
      box(62, 64, 116, 74, 8) +
      'M72 64a48 30 0 0 1 96 0M62 92h116' +
      box(78, 104, 38, 20, 2) +
      'M83 119l7-8 7 4 12-9' +
      ring(150, 114, 11) +
      'M150 114l5-7M104 64l6-12M136 64l-6-12M120 62V48M112 34h16M74 138v5M166 138v5M128 106h2M128 114h2M128 122h2',
  },
  freezedryer: {
    accent: 'M84 42c10-14 62-14 72 0v32H84z',
    lines:
      box(68, 80, 104, 58, 3) +
      'M78 74h84v6H78zM84 54h72M84 64h72M92 54v-6h12v6M112 54v-6h12v6M134 64v-6h12v6M96 64v-6h12v6M120 31V18M112 18h16' +
      box(80, 92, 34, 18) +
      'M85 104l6-6 6 4 10-7M126 94h34M126 104h24' +
      ring(88, 124, 4) +
      ring(104, 124, 4) +
      'M122 124h36M172 96h12a8 8 0 0 1 8 8v34',
  },
  server: {
    accent: box(82, 70, 76, 18),
    lines:
      box(72, 14, 96, 124, 3) +
      box(82, 24, 76, 18) +
      box(82, 47, 76, 18) +
      box(82, 94, 76, 14) +
      box(82, 114, 76, 14) +
      'M88 33h4M98 33h4M88 56h4M98 56h4M88 79h4M98 79h4M118 29v8M126 29v8M134 29v8M142 29v8M150 29v8M118 52v8M126 52v8M134 52v8M142 52v8M150 52v8M118 75v8M126 75v8M134 75v8M142 75v8M150 75v8M88 101h28M148 101h4M88 121h28M148 121h4M168 40h20v98M168 56h12v82',
  },
  camera: {
    accent: ring(108, 70, 15),
    lines:
      'M62 42h20l8-12h36l8 12h20a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H62a5 5 0 0 1-5-5V47a5 5 0 0 1 5-5z' +
      ring(108, 70, 23) +
      ring(108, 70, 7) +
      'M142 52h8M68 52h10M108 98v8M98 106h20l-4 8h-12zM104 114l-26 24M112 114l26 24M108 114v24M178 138V74M168 62h34v24h-34zM168 74h34M185 62v24',
  },
  generic: {
    accent: box(70, 62, 54, 32, 2),
    lines:
      box(52, 44, 136, 80, 5) +
      'M52 108h136M76 87l10-11 9 6 10-12 13 9' +
      ring(146, 66, 8) +
      'M146 66l5-5' +
      ring(170, 66, 8) +
      'M170 66v-7M138 86h40M138 96h26M66 116h20M94 116h6M66 124v14M174 124v14M92 44V32h56v12',
  },
};

/** Line drawing of a kind of equipment; colours are fixed by tint and theme, since an image knows no page theme. */
export function drawEquipment(kind: EquipmentKind, tint: LineTint = 'gray', theme: ArtTheme = 'light'): string {
  return drawLines(DRAWINGS[kind], tint, theme);
}
