import { box, type LineDrawing, ring } from '../lineArt.ts';

/** Courses on factories, electronics and data. */
export const INDUSTRY_COURSES = {
  factory: {
    shows: '공장 설비 데이터를 그린 막대와 꺾은선',
    accent: box(118, 50, 14, 82),
    lines:
      'M32 132h178M32 132V26M28 32l4-6 4 6M42 104l26-18 24 10 33-40 26 14 43-34M46 132v-16h14v16M82 132v-26h14v26M154 132V84h14v48M186 132V62h14v70' +
      ring(125, 56, 4) +
      ring(194, 36, 4) +
      'M40 48h6M40 70h6M40 92h6',
    floorless: true,
  },
  cobot: {
    shows: '집게 달린 협동로봇이 상자를 옮기는 장면',
    accent: box(152, 106, 32, 26),
    lines:
      'M34 132h172M56 132v-12h44v12M66 120v-16h24v16M78 104L62 62l40-34M90 104L76 66l34-26M110 34l52 22M104 42l50 22M158 64v20M150 84h20M150 84v14l6 6M170 84v14l-6 6' +
      ring(78, 104, 8) +
      ring(69, 62, 9) +
      ring(108, 34, 9) +
      ring(158, 58, 8),
    floorless: true,
  },
  plc: {
    shows: '입출력 칸이 늘어선 PLC 제어기',
    accent: box(132, 50, 34, 66),
    lines:
      box(34, 28, 172, 88, 3) +
      'M34 50h172M64 50v66M98 50v66M44 39h8M60 39h30M44 62h10M44 74h10M44 86h10M44 98h10M72 62h6M84 62h6M72 74h6M84 74h6M106 62h6M118 62h6M106 74h6M118 74h6M140 62h6M152 62h6M140 74h6M152 74h6M176 62h20M176 74h20M176 86h12M72 104h18M106 104h18M140 104h18M81 116v16H50M115 116v24M149 116v16h40' +
      ring(44, 132, 6) +
      ring(195, 132, 6),
    floorless: true,
  },
  vision: {
    shows: '카메라가 컨베이어의 제품을 검사하는 장면',
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
  'work-video': {
    shows: '작업 장면을 찍는 카메라와 순서 칸',
    accent: box(136, 52, 66, 40),
    lines:
      'M36 52h56v42H36zM92 64l22-12v42L92 82zM48 52l-6-14h18l-4 14M64 94l-16 38M64 94l16 38M136 38h66v14h-66zM136 52h66v40h-66zM146 38l-8 14M162 38l-8 14M178 38l-8 14M194 38l-8 14M160 62l18 10-18 10zM136 104h18v14h-18zM160 104h18v14h-18zM184 104h18v14h-18zM34 132h172' +
      ring(60, 73, 10),
    floorless: true,
  },
  lens: {
    shows: '렌즈와 고리 조명이 비추는 검사 장면',
    accent: 'M84 76h36v20H84z',
    lines:
      'M84 24h36v24H84zM80 48h44v28H80zM84 76h36v20H84zM88 56v14M98 56v14M108 56v14M118 56v14M62 96h80v10H62zM70 126h64M80 126v-8h44v8M166 40h40v60h-40zM172 52q14-10 28 0-14 10-28 0zM186 58v12M172 78h28v8h-28zM172 92h20M36 134h170',
    dashed: 'M66 106l24 12M138 106l-24 12M102 106v10',
    floorless: true,
  },
  'field-trip': {
    shows: '공장 앞에 선 견학 버스',
    accent: box(40, 84, 84, 20),
    lines:
      'M32 76h104q12 0 12 14v32H32zM40 84h84v20H40zM61 84v20M82 84v20M103 84v20M130 84h10v20h-10zM32 112h116M160 122V66l18 12V66l18 12V66h14v56M168 122v-18h14v18M190 92h12v10h-12zM198 66V44h8v22M202 36q6-6 12-2M24 134h192' +
      ring(60, 124, 10) +
      ring(122, 124, 10),
    floorless: true,
  },
  wafer: {
    shows: '칩 한 칸이 확대된 반도체 웨이퍼',
    accent: box(106, 72, 16, 16),
    lines:
      ring(106, 80, 54) +
      'M66 44h80M56 58h100M52 72h108M52 88h108M56 102h100M66 116h80M74 38v84M90 28v104M106 26v108M122 28v104M138 38v84M122 72l46-30M122 88l46 26M168 42h40v72h-40zM178 56h20v44h-20zM184 42v-8M192 42v-8M184 122v-8M192 122v-8M168 62h-6M168 94h-6M208 62h6M208 94h6',
    floorless: true,
  },
  circuit: {
    shows: '인두로 납땜하는 회로 기판',
    accent: box(92, 66, 32, 26),
    lines:
      'M48 48h120v76H48zM92 66h32v26H92zM98 66v-8M108 66v-8M118 66v-8M98 92v8M108 92v8M118 92v8M92 74H70v-14M92 84H64v24h30M124 74h24V60M124 84h16v26h14M60 60h6M156 112h4M186 30l10 10-38 44-12 4 3-12zM146 88q-6 6 0 12M36 136h168' +
      ring(70, 57, 4) +
      ring(97, 108, 4) +
      ring(148, 57, 4),
    floorless: true,
  },
  sensor: {
    shows: '안테나와 온도계가 달린 사물인터넷 센서',
    accent: box(86, 72, 68, 36, 3),
    lines:
      'M70 62h100v60H70zM86 72h68v36H86zM92 98l10-12 8 8 12-16 10 12 14-6M82 122v10M158 122v10M120 62V44M108 36a16 16 0 0 1 24 0M100 26a28 28 0 0 1 40 0M78 114h10M96 114h6M188 56v58M182 56a6 6 0 0 1 12 0M194 70h6M194 84h6M44 76v32M36 92h16M40 132h164' +
      ring(120, 46, 3) +
      ring(188, 118, 8),
    floorless: true,
  },
  code: {
    shows: '프로그램 창과 자동으로 채워지는 표',
    accent: box(134, 84, 62, 46, 3),
    lines:
      box(40, 26, 134, 52, 4) +
      'M40 40h134' +
      ring(50, 33, 2) +
      ring(58, 33, 2) +
      'M64 52l-12 9 12 9M80 70l8-20M100 52l12 9-12 9M126 56h34M126 66h22M40 78v48a4 4 0 0 0 4 4h90M58 96h58M58 108h40M58 120h50M134 100h62M154 84v46M176 84v46M134 115h62M196 62h14v34h-8M206 100l-4-4 4-4',
    floorless: true,
  },
  neural: {
    shows: '이어진 마디로 그린 인공지능과 시제품',
    accent: box(150, 86, 50, 38, 3),
    lines:
      'M52 46l38-14M52 46l38 22M52 46l38 58M52 90l38-58M52 90l38-22M52 90l38 14M98 32l36 26M98 68l36-10M98 104l36-46M150 86h50v38h-50zM158 96h22v18h-22zM188 98v4M188 108v6M142 58h34v28M34 134h172' +
      ring(46, 46, 7) +
      ring(46, 90, 7) +
      ring(94, 32, 7) +
      ring(94, 68, 7) +
      ring(94, 104, 7) +
      ring(138, 58, 7),
    floorless: true,
  },
  scan: {
    shows: '상자를 스캔하는 스캐너',
    accent: 'M120 62l34 18v38l-34 18-34-18V80z',
    lines:
      'M86 80l34 18 34-18M120 98v38M60 138h120M92 20h56v18H92zM104 38h32l-6 8h-20zM112 29h16M40 64H28V52M200 64h12V52M40 112H28v12M200 112h12v12',
    dashed: 'M110 48L80 76M130 48l30 28',
    floorless: true,
  },
} satisfies Record<string, LineDrawing>;
