import { box, type LineDrawing, ring } from '../lineArt.ts';

/** Devices that make prototypes and measure electronics. */
export const MAKING_DEVICES = {
  printer3d: {
    shows: '판 위에 부품을 쌓는 3D 프린터(FDM)',
    accent: 'M100 120l5-12h-3l5-12h-3l4-10h24l4 10h-3l5 12h-3l5 12z',
    lines:
      box(56, 26, 128, 112, 3) +
      'M56 46h128M68 36h10M86 36h4M70 46v80M170 46v80M64 126h112M70 60h100' +
      box(110, 54, 20, 14, 2) +
      'M114 68v7l4 5h4l4-5v-7M105 108h30M107 96h26M92 120h56M150 32h24v8h-24z',
  },
  'resin-printer': {
    shows: '수지 통에서 모형을 끌어올리는 3D 프린터(SLA)',
    accent: 'M82 106h76v18H82z',
    lines:
      'M62 34h116v104H62zM62 52h116M74 43h8M88 43h20M76 98h88v28H76zM112 52v22M128 52v22M100 74h40v8h-40zM106 82l4 20h20l4-20M112 90h16M112 96h16M62 126h116M190 92h24v46h-24zM195 100h14v10h-14z',
    dashed: 'M120 136l-12-12M120 136l12-12',
  },
  cnc: {
    shows: '주축이 공작물을 깎는 CNC 가공기',
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
    shows: '덮개 아래 판재를 자르는 레이저 커터',
    accent: 'M76 106l26-8 20 6 24-8 18 10z',
    lines:
      'M44 106h152v20H44zM52 126v12M188 126v12M52 60V106M188 60v46M44 60h152M56 106h128' +
      box(104, 48, 28, 24, 2) +
      'M110 72h16l-4 10h-8zM112 56h12M60 116h30M154 116h6M168 116h14M52 60l14-28h108l14 28M66 32v28M174 32v28',
    dashed: 'M118 84v16',
  },
  'vacuum-former': {
    shows: '데운 판재를 틀에 빨아들이는 진공성형기',
    accent: 'M70 92q14 0 18-14h64q4 14 18 14z',
    lines:
      'M44 92h152v12H44zM52 104v34M188 104v34M52 124h136M60 40h120v18H60zM60 49h-8v43M180 49h8v43M70 64v6M86 64v6M102 64v6M118 64v6M134 64v6M150 64v6M166 64v6M96 92v-8h48v8M108 104v10M132 104v10M104 114h32v10M120 124v8h-30',
  },
  oscilloscope: {
    shows: '화면에 파형이 그려진 오실로스코프',
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
  'network-analyzer': {
    shows: '두 단자에 선을 이어 특성을 그리는 네트워크 분석기',
    accent: box(50, 50, 80, 52, 3),
    lines:
      'M36 38h168v82H36zM54 120v12M186 120v12M50 76h80M90 50v52M54 60h16q6 30 12 30t12-30h32M142 52h14v8h-14zM164 52h14v8h-14zM142 68h14v8h-14zM164 68h14v8h-14zM146 106q0 30 20 32M176 106q0 26-20 32M56 111h10M76 111h10M188 52h6M188 64h6' +
      ring(146, 98, 7) +
      ring(176, 98, 7),
  },
  emc: {
    shows: '흡수체를 두른 방에서 안테나로 재는 EMC 챔버',
    accent: box(74, 92, 30, 12),
    lines:
      'M28 30h184v104H28zM56 50h128v64H56zM28 30l28 20M212 30l-28 20M28 134l28-20M212 134l-28-20M62 54l6 9 6-9M80 54l6 9 6-9M98 54l6 9 6-9M116 54l6 9 6-9M134 54l6 9 6-9M152 54l6 9 6-9M70 104h38M76 104v14M102 104v14M82 92v-8h14v8M150 116V78M136 66l28 12M136 90l28-12M140 70v16M148 73v10M142 116h16M112 82q6-6 0-12M120 88q10-12 0-24',
    floorless: true,
  },
  battery: {
    shows: '셀과 선으로 이어진 배터리 충방전기',
    accent: 'M150 74l-12 22h10l-4 18 16-24h-11l7-16z',
    lines:
      box(36, 40, 68, 98, 3) +
      'M36 60h68M46 50h16M70 50h4M46 72h48v18H46zM50 86l10-8 8 5 10-8 12 6M46 104h22v12H46zM74 104h20v12H74zM46 126h48' +
      box(124, 62, 60, 66, 4) +
      'M136 62v-8h12v8M160 62v-8h12v8M104 80h10v-36h28v10M104 96h8v-60h54v18M124 128v10M184 128v10',
  },
  'power-analyzer': {
    shows: '전류 고리와 집게선이 달린 휴대용 전력품질분석기',
    accent: box(96, 48, 52, 34),
    lines:
      'M84 34h76v104H84zM90 40h64v48H90zM96 66q6-18 13 0t13 0 13 0 13 0M92 98h12v8H92zM112 98h12v8h-12zM132 98h12v8h-12zM92 114h12v8H92zM112 114h12v8h-12zM132 114h12v8h-12zM100 34V24M122 34V22M144 34V24M100 24Q60 16 56 56M144 24q40-6 44 34M122 22q20-12 60-10M176 12l10-4M176 12l10 5' +
      ring(54, 72, 16) +
      ring(190, 76, 16),
  },
} satisfies Record<string, LineDrawing>;
