import { box, type LineDrawing, ring } from '../lineArt.ts';

/** Devices that test strength and heat. */
export const STRENGTH_DEVICES = {
  tester: {
    shows: '두 기둥 사이에 시편을 물린 만능시험기',
    accent: 'M112 66h16v11h-3v14h3v11h-16V91h3V77h-3z',
    lines:
      'M66 16h108v13H66zM66 124h108v14H66zM78 29v95M86 29v95M154 29v95M162 29v95' +
      box(72, 40, 96, 13) +
      'M116 53h8v13h-8zM114 102h12v22h-12zM92 46h14M134 46h14' +
      box(186, 76, 28, 36, 2) +
      'M191 82h18v12h-18zM192 101h4M200 101h8M200 112v26',
  },
  impact: {
    shows: '망치 달린 진자가 올라간 충격시험기',
    accent: 'M172 72l18 12-12 18-18-12z',
    lines:
      'M66 138h108M78 138V40h12v98M150 138V40h12v98M78 40q42-30 84 0M120 44l50 36M104 126h32v12h-32zM112 118h16v8h-16zM54 58a70 70 0 0 1 20-26M58 50l6 4M64 42l5 4' +
      ring(120, 44, 9),
    dashed: 'M120 53v58M166 104q-18 20-38 22',
  },
  hardness: {
    shows: '누름자가 시편을 누르는 경도계',
    accent: 'M100 92h28v10h-28z',
    lines:
      'M72 138v-12h92v12M84 126V40a16 16 0 0 1 16-16h44v22h-36v80M118 46h24v18h-24zM124 64h12v8h-12zM126 72l4 10 4-10' +
      'M92 102h44v8H92zM110 110v16M120 110v16M78 126h80' +
      ring(130, 35, 6) +
      'M130 35l3-3M176 92h32v46h-32zM182 99h20v13h-20zM182 120h8M196 120h6',
  },
  fatigue: {
    shows: '유압 구동부가 시편을 되풀이해 당기는 피로시험기',
    accent: 'M114 74h12v10h-3v12h3v10h-12V96h3V84h-3z',
    lines:
      'M72 20h96v20H72zM80 40v84M88 40v84M152 40v84M160 40v84M66 124h108v14H66zM106 40h28v20h-28zM112 60h16v14h-16zM112 106h16v18h-16zM64 54h-8v40M60 90l-4 6-4-6M180 62v36M176 68l4-6 4 6M176 92l4 6 4-6M192 84h24v54h-24zM198 92h12v10h-12zM198 112h12M186 130h6',
  },
  cmm: {
    shows: '다리 모양 틀이 부품을 재는 3차원 측정기',
    accent: 'M92 112l8-18h38l8 18z',
    lines:
      'M40 112h160v12H40zM52 124v14M188 124v14M62 112V44h14v68M164 112V44h14v68M56 30h128v14H56zM108 24h24v26h-24zM116 50h8v26M120 76v12M114 94v-6h12M76 112h20M194 70h22v24h-22zM205 94v44',
  },
  thermobalance: {
    shows: '저울에 매달린 시료가 가열로에 드는 열중량분석기',
    accent: 'M106 96h28l-4 12h-20z',
    lines:
      'M72 34h96v28H72zM82 48h76M120 48v48M82 48v10M158 48v6M114 42h12l-6 6zM92 78h56v60H92zM100 78v48h40V78M104 118h6M130 118h6M92 126h56M182 92h30v46h-30zM188 100h18v12h-18zM188 122h10M148 110h34' +
      ring(82, 61, 3),
  },
  thermal: {
    shows: '작은 가열로에 덮개가 열린 시차주사열량계',
    accent: 'M98 66c-6-10 4-14 4-26 10 6 14 16 8 26z',
    lines:
      box(70, 66, 72, 72, 4) +
      box(80, 78, 52, 28) +
      'M84 100c10 0 12-16 20-16s10 12 24 8M80 118h12M98 118h12M116 118h16M82 66v-6h48v6' +
      box(156, 92, 50, 34, 2) +
      'M162 98h38v22h-38zM166 115l10-9 8 4 12-8M181 126v12M166 138h30M142 110h14M54 138V96h16',
  },
  chamber: {
    shows: '문 안에 시료가 놓인 항온항습기',
    accent: box(84, 62, 62, 44),
    lines:
      box(62, 18, 108, 120, 4) +
      'M62 44h108M72 32h28' +
      ring(152, 31, 6) +
      'M152 31v-3' +
      box(76, 54, 78, 60, 3) +
      'M84 84h62M94 84V72h16v12M120 84V68h18v16M92 106V94h20v12M122 106V96h14v10M162 74v20M76 124h30M76 138v6M156 138v6',
  },
  'salt-spray': {
    shows: '둥근 덮개 안에 소금물을 뿌리는 염수분무시험기',
    accent: box(62, 80, 116, 34),
    lines:
      'M50 72h140v50H50zM58 122v16M182 122v16M50 72q4-34 70-34t70 34M84 114V92l-8-6M106 114V92l-8-6M128 114V92l-8-6M150 114V92l-8-6M120 30v16M112 54h1M120 60h1M128 54h1M104 62h1M136 62h1M194 88h18v34h-18M199 96h8M199 104h8',
  },
  'thermal-shock': {
    shows: '뜨거운 칸과 찬 칸 사이로 시료가 오르내리는 열충격시험기',
    accent: box(84, 30, 60, 40),
    lines:
      'M68 18h92v120H68zM76 24h76v50H76zM76 82h76v50H76zM84 90h60v34H84zM100 58h28v8h-28zM104 58v-8h6v8M118 58v-8h6v8M108 40q4-5 0-9M120 40q4-5 0-9M114 98v18M107 102l14 10M121 102l-14 10M172 66v36M168 72l4-6 4 6M168 96l4 6 4-6M188 84h20v54h-20zM192 92h12v8h-12z',
  },
} satisfies Record<string, LineDrawing>;
