import { type ArtTheme, box, drawLines, type LineDrawing, type LineTint, ring } from './lineArt.ts';

export const EDUCATION_KINDS = [
  'factory',
  'vision',
  'food',
  'carbon',
  'plc',
  'scan',
  'tourism',
  'safety',
  'patent',
  'export',
  'code',
  'quality',
  'generic',
] as const;
export type EducationKind = (typeof EDUCATION_KINDS)[number];

const DRAWINGS: Readonly<Record<EducationKind, LineDrawing>> = {
  factory: {
    accent: box(118, 50, 14, 82),
    lines:
      'M32 132h178M32 132V26M28 32l4-6 4 6M42 104l26-18 24 10 33-40 26 14 43-34M46 132v-16h14v16M82 132v-26h14v26M154 132V84h14v48M186 132V62h14v70' +
      ring(125, 56, 4) +
      ring(194, 36, 4) +
      'M40 48h6M40 70h6M40 92h6',
    floorless: true,
  },
  vision: {
    accent: box(102, 96, 36, 26),
    lines:
      'M20 122h200M20 134h200M40 122V98h34v24M166 122V98h34v24' +
      ring(32, 128, 4) +
      ring(76, 128, 4) +
      ring(120, 128, 4) +
      ring(164, 128, 4) +
      ring(208, 128, 4) +
      box(96, 24, 48, 28, 3) +
      ring(120, 38, 8) +
      'M110 52h20v8h-20zM112 109l6 6 11-12M144 34h34v-12M178 22h22',
    dashed: 'M110 62L92 94M130 62l18 32',
    floorless: true,
  },
  food: {
    accent: 'M82 104a40 38 0 0 1 28-34c-2 14-12 26-28 34z',
    lines:
      'M36 124h150M52 112a60 56 0 0 1 120 0M44 112h136l-6 12M50 124l-6-12' +
      ring(112, 50, 6) +
      'M60 44c6-6-6-10 0-18M76 38c6-6-6-10 0-18M186 30l22 8v18c0 14-10 23-22 28-12-5-22-14-22-28V38zM176 56l8 8 13-15',
    floorless: true,
  },
  carbon: {
    accent: 'M148 116c-6-34 16-50 56-52 2 38-16 60-48 56-3 0-6-2-8-4z',
    lines:
      'M24 132h192M38 132V84l30 18V84l30 18V66h24v66M52 112h10v8H52zM76 112h10v8H76zM101 66l3-36h12l3 36M110 20c8-10 18-8 22-2 12-4 18 4 16 10-14 0-18 0-22 0M140 132c6-30 22-46 46-56M160 104v-16M160 104h18M172 90V78',
    floorless: true,
  },
  plc: {
    accent: box(132, 50, 34, 66),
    lines:
      box(34, 28, 172, 88, 3) +
      'M34 50h172M64 50v66M98 50v66M44 39h8M60 39h30M44 62h10M44 74h10M44 86h10M44 98h10M72 62h6M84 62h6M72 74h6M84 74h6M106 62h6M118 62h6M106 74h6M118 74h6M140 62h6M152 62h6M140 74h6M152 74h6M176 62h20M176 74h20M176 86h12M72 104h18M106 104h18M140 104h18M81 116v16H50M115 116v24M149 116v16h40' +
      ring(44, 132, 6) +
      ring(195, 132, 6),
    floorless: true,
  },
  scan: {
    accent: 'M120 62l34 18v38l-34 18-34-18V80z',
    lines:
      'M86 80l34 18 34-18M120 98v38M60 138h120M92 20h56v18H92zM104 38h32l-6 8h-20zM112 29h16M40 64H28V52M200 64h12V52M40 112H28v12M200 112h12v12',
    dashed: 'M110 48L80 76M130 48l30 28',
    floorless: true,
  },
  tourism: {
    accent: 'M148 26c14 0 24 10 24 23 0 16-24 39-24 39s-24-23-24-39c0-13 10-23 24-23z',
    lines:
      ring(148, 49, 8) +
      'M34 58l42-14 40 14M34 58v76l46-16 46 16 46-16 36 14V60l-26-10M80 118V46M126 134V76M172 118V74M46 82c10 6 14-4 24 2M92 100c12-8 20 8 30 0M140 106h20M184 78l12 6',
    floorless: true,
  },
  safety: {
    accent: 'M66 100a54 54 0 0 1 108 0z',
    lines:
      'M52 100h136a8 8 0 0 1 0 14H52a8 8 0 0 1 0-14zM104 50c-4 16-6 32-6 50M136 50c4 16 6 32 6 50M104 50a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8M80 128h80M198 26l20 34h-40zM198 38v10M198 54v1M28 46h30v38H28zM34 56l4 4 6-8M34 70l4 4 6-8M50 58h4M50 72h4',
    floorless: true,
  },
  patent: {
    accent: ring(164, 108, 17),
    lines:
      'M64 20h72l24 24v46M64 20v118h86M136 20v24h24M78 52h40M78 66h66M78 80h66M78 94h54M78 108h44M152 120l-6 22 18-8 18 8-6-22' +
      ring(164, 108, 9) +
      'M34 62a12 12 0 1 1 12 0v8H34zM35 76h10M40 30v-6M20 50h-5M24 34l-4-4',
    floorless: true,
  },
  export: {
    accent: box(96, 72, 40, 24),
    lines:
      'M28 100h184l-18 34H46zM28 100l-4-10h30M54 72h40v24H54zM138 72h40v24h-40zM96 46h40v24H96zM62 78v12M70 78v12M78 78v12M86 78v12M104 78v12M112 78v12M120 78v12M128 78v12M146 78v12M154 78v12M162 78v12M170 78v12M104 52v12M112 52v12M120 52v12M128 52v12M184 100V62h18v38M188 70h10M20 142c10-8 20 8 30 0s20 8 30 0 20 8 30 0 20 8 30 0 20 8 30 0 20 8 30 0M60 114h10M82 114h10M156 40l20-14M164 24l12 2-2 12',
    floorless: true,
  },
  code: {
    accent: box(134, 84, 62, 46, 3),
    lines:
      box(40, 26, 134, 52, 4) +
      'M40 40h134' +
      ring(50, 33, 2) +
      ring(58, 33, 2) +
      'M64 52l-12 9 12 9M80 70l8-20M100 52l12 9-12 9M126 56h34M126 66h22M40 78v48a4 4 0 0 0 4 4h90M58 96h58M58 108h40M58 120h50M134 100h62M154 84v46M176 84v46M134 115h62M196 62h14v34h-8M206 100l-4-4 4-4',
    floorless: true,
  },
  quality: {
    accent: 'M76 122c22 0 22-72 44-72s22 72 44 72z',
    lines:
      'M28 122h184M36 122c30 0 40-4 48-22M204 122c-30 0-40-4-48-22M120 50v72M76 122v8M164 122v8M120 122v10M104 34h32M104 34l5-4M104 34l5 4M136 34l-5-4M136 34l-5 4' +
      ring(190, 48, 18) +
      'M203 61l14 14M183 48l5 5 9-10M40 40h34M40 52h24M40 64h30',
    dashed: 'M92 122V44M148 122V44',
    floorless: true,
  },
  generic: {
    accent: 'M120 42l64 26-64 26-64-26z',
    lines: 'M84 80v30c10 16 62 16 72 0V80M184 68v40M180 108h8l4 18h-16zM120 68l64 0M46 138h148',
    floorless: true,
  },
};

/** Line drawing of a course's subject, in the manner of the equipment drawings. */
export function drawEducation(kind: EducationKind, tint: LineTint = 'blue', theme: ArtTheme = 'light'): string {
  return drawLines(DRAWINGS[kind], tint, theme);
}
