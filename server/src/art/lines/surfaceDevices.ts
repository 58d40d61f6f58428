import { box, type LineDrawing, ring } from '../lineArt.ts';

/** Devices that look at surfaces and components. */
export const SURFACE_DEVICES = {
  microscope: {
    shows: '전자총과 경통이 선 주사전자현미경과 관찰 화면',
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
  afm: {
    shows: '탐침이 시료 표면을 훑는 원자현미경',
    accent: box(112, 104, 52, 10),
    lines:
      'M60 122h120v16H60zM72 122V44h20v78M72 44h76v14H92M132 58v18h-14l-26 12M104 114h68v8h-68zM118 76l10 22 4-20M118 104q6-5 12 0t12 0 12 0 10 0M144 22h12v8h-12zM168 38h14v10h-14z',
    dashed: 'M150 30l-16 40M134 70l40-22',
  },
  diffractometer: {
    shows: '원형 측각기가 보이는 X선 회절분석기',
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
  profiler: {
    shows: '대물렌즈 아래 간섭무늬가 비치는 광학프로파일러',
    accent: 'M78 118h76v8H78z',
    lines:
      'M54 126h126v12H54zM150 126V34h22v92M104 34h46v18h-46zM108 52h34v14h-34zM112 66h10l-3 14h-4zM128 66h10l-3 14h-4zM190 70h26v30h-26zM195 84q4-8 8 0t8 0M203 100v38M84 110h64v8H84z',
    dashed: 'M117 84l-10 24M117 84l10 24',
  },
  photoelectron: {
    shows: '진공 챔버에 배기관과 분석기가 달린 X선 광전자분광기',
    accent: ring(100, 92, 26),
    lines:
      ring(100, 92, 38) +
      'M80 124l-8 14h56l-8-14M62 92H38M38 82v20M100 54V34M88 34h24M127 65l16-16M138 44l10 10M138 92h18M156 82v20M156 84q40-4 44 34v20h-16v-18q0-18-28-18M94 92h12M100 86v12',
  },
  spectrometer: {
    shows: '불꽃 모양 플라스마가 보이는 유도결합플라스마 분광분석기',
    accent: 'M58 100c3-16 9-22 14-22s11 6 14 22z',
    lines:
      box(34, 62, 114, 76, 3) +
      box(148, 84, 56, 54, 3) +
      box(46, 72, 52, 34) +
      'M52 100h40M110 76h26M110 86h26M110 96h16M34 116h114' +
      ring(50, 127, 4) +
      'M66 127h24M158 96h36v18h-36zM158 124h14M66 62V46h20v16M76 46V30M68 30h16M112 62V50h22v12M86 54h26M196 84V72h-12v12',
  },
  'gas-chromatograph': {
    shows: '오븐 안에 관이 감긴 가스크로마토그래프 질량분석기',
    accent: ring(86, 100, 20),
    lines:
      'M40 58h96v80H40zM52 70h68v60H52z' +
      ring(86, 100, 13) +
      'M86 80V46M74 46h24v-8H74zM106 100h30M136 74h66v64h-66zM146 84h46v20h-46zM150 100l6-8 5 5 8-12 6 10 5-3M146 114h20M146 122h12M182 116h8M66 138v5M186 138v5',
  },
  hplc: {
    shows: '용매병과 긴 관이 달린 액체크로마토그래프',
    accent: box(172, 44, 12, 64),
    lines:
      'M84 30h72v108H84zM84 58h72M84 84h72M84 112h72M92 40h18v10H92zM118 45h28M92 71h10M92 98h18M120 98h28M170 44h16M170 108h16M178 44V30h-22M178 108v14h-22M94 30v-8l4-8h8l4 8v8M118 30v-8l4-8h8l4 8v8M50 138v-34h26v34M56 112h14M63 104V92h21' +
      ring(142, 71, 7) +
      ring(124, 71, 5),
  },
  infrared: {
    shows: '시료실에 빛이 지나는 적외선분광기',
    accent: box(84, 92, 40, 18),
    lines:
      'M40 80h150l10 16v42H40zM40 110h160M84 80v30M124 80v30M96 80l4-14h8l4 14M98 60h12M104 60v-8M148 90h38v12h-38zM152 98q4-8 8-2t8-3 8 4 6-6M54 122h30M96 122h8M54 138v5M184 138v5',
    dashed: 'M46 100h34M128 100h16',
  },
  'ion-chromatograph': {
    shows: '용리액 병과 분리관이 든 이온크로마토그래프',
    accent: box(132, 64, 12, 54),
    lines:
      'M66 46h104v92H66zM122 56h38v74h-38zM76 58h34v18H76zM80 70h6v-4h6v-4h6v8M76 88h34M76 98h22M76 116h10M96 116h14M138 64v-8M138 118v12M74 46V30l4-6h12l4 6v16M102 46V34l4-6h12l4 6v12M84 24v-8h100v30M184 46h14v92h-28' +
      ring(184, 96, 5),
  },
} satisfies Record<string, LineDrawing>;
