import { box, type LineDrawing, ring } from '../lineArt.ts';

/** Courses on tourism, business and work. */
export const CAREER_COURSES = {
  tourism: {
    shows: '관광 지도 위에 꽂은 핀',
    accent: 'M148 26c14 0 24 10 24 23 0 16-24 39-24 39s-24-23-24-39c0-13 10-23 24-23z',
    lines:
      ring(148, 49, 8) +
      'M34 58l42-14 40 14M34 58v76l46-16 46 16 46-16 36 14V60l-26-10M80 118V46M126 134V76M172 118V74M46 82c10 6 14-4 24 2M92 100c12-8 20 8 30 0M140 106h20M184 78l12 6',
    floorless: true,
  },
  'step-free': {
    shows: '휠체어가 오르는 경사로',
    accent: 'M36 132h130V92z',
    lines:
      'M28 132h184M36 132l130-40h38M166 92v40M204 92v40M60 108l106-34h38M60 108v16M96 96v18M132 85v18M166 74v18M204 74v18M104 62v14h14l8 14M104 68h12M126 90h8' +
      ring(104, 54, 5) +
      ring(108, 86, 14),
    floorless: true,
  },
  'tourism-data': {
    shows: '지도 위에 세운 방문객 막대그래프',
    accent: box(110, 44, 18, 62),
    lines:
      'M34 94l52-20 68 20 52-20v42l-52 20-68-20-52 20zM86 74v42M154 94v42M62 84v14h18V66H62zM110 44h18v62h-18zM154 60h18v32h-18zM50 42l30-8 40-14 46 18M112 106q8 4 16 0' +
      ring(80, 34, 4) +
      ring(120, 20, 4) +
      ring(166, 38, 4),
    floorless: true,
  },
  patent: {
    shows: '도장 찍힌 특허 문서와 전구',
    accent: ring(164, 108, 17),
    lines:
      'M64 20h72l24 24v46M64 20v118h86M136 20v24h24M78 52h40M78 66h66M78 80h66M78 94h54M78 108h44M152 120l-6 22 18-8 18 8-6-22' +
      ring(164, 108, 9) +
      'M34 62a12 12 0 1 1 12 0v8H34zM35 76h10M40 30v-6M20 50h-5M24 34l-4-4',
    floorless: true,
  },
  export: {
    shows: '컨테이너를 실은 수출 화물선',
    accent: box(96, 72, 40, 24),
    lines:
      'M28 100h184l-18 34H46zM28 100l-4-10h30M54 72h40v24H54zM138 72h40v24h-40zM96 46h40v24H96zM62 78v12M70 78v12M78 78v12M86 78v12M104 78v12M112 78v12M120 78v12M128 78v12M146 78v12M154 78v12M162 78v12M170 78v12M104 52v12M112 52v12M120 52v12M128 52v12M184 100V62h18v38M188 70h10M20 142c10-8 20 8 30 0s20 8 30 0 20 8 30 0 20 8 30 0 20 8 30 0 20 8 30 0M60 114h10M82 114h10M156 40l20-14M164 24l12 2-2 12',
    floorless: true,
  },
  pitch: {
    shows: '기술 제안서를 띄운 발표 판',
    accent: box(60, 44, 72, 48),
    lines:
      'M46 30h148v78H46zM120 30V20M60 44h72v48H60zM146 48h34M146 60h34M146 72h22M70 84V70h12v14M90 84V60h12v24M110 84V52h12v32M120 108v10M84 138l36-20 36 20M146 84h34v10h-34zM40 30h160',
    floorless: true,
  },
  tax: {
    shows: '비용 영수증과 계산기',
    accent: box(140, 44, 46, 18),
    lines:
      'M50 26h66v104l-8-6-8 6-9-6-8 6-9-6-8 6-8-6-8 6zM62 44h42M62 58h42M62 72h26M62 90h42M62 104h16M92 104h12M130 34h66v98h-66zM140 44h46v18h-46zM140 74h10v8h-10zM158 74h10v8h-10zM176 74h10v8h-10zM140 92h10v8h-10zM158 92h10v8h-10zM176 92h10v28h-10zM140 112h10v8h-10zM158 112h10v8h-10z',
    floorless: true,
  },
  resume: {
    shows: '첨삭 표시를 한 자기소개서와 연필',
    accent: 'M76 82h44v10H76z',
    lines:
      'M58 24h84v112H58zM72 36h22v26H72zM102 40h28M102 50h28M102 60h16M72 72h56M76 82h44v10H76zM72 102h56M72 114h38M148 80q14 4 16 18M164 98l-6-4M164 98l2-7M182 40l14 10-36 58-16 8 2-18zM174 54l14 9' +
      ring(83, 45, 5) +
      'M74 60q9-12 18 0',
    floorless: true,
  },
  interview: {
    shows: '카메라 앞에 놓인 면접 의자 둘',
    accent: 'M52 80h34v22H52z',
    lines:
      'M52 50h34v52H52zM48 102h42M54 102v30M84 102v30M154 50h34v52h-34zM150 102h42M156 102v30M186 102v30M100 92h40v8h-40zM120 100v32M106 132h28M112 92v-8h16v8M96 24h36v24H96zM132 32l14-6v20l-14-6M114 48v14M28 134h184' +
      ring(114, 36, 7),
    floorless: true,
  },
  customers: {
    shows: '손님의 말을 듣고 적는 말풍선과 수첩',
    accent: 'M36 36h78v44H70l-16 16V80H36z',
    lines:
      'M36 36h78v44H70l-16 16V80H36zM50 50h48M50 62h32M126 24h72v40h-14v14l-16-14h-42zM140 38h44M140 50h26M128 92h58v42h-58zM142 92v42M134 100h-12M134 112h-12M134 124h-12M150 104h26M150 114h26M150 124h14M82 112l10 10-14 12',
    floorless: true,
  },
  speech: {
    shows: '지구본과 마이크가 놓인 발표대',
    accent: 'M64 76h64l-8 52H72z',
    lines:
      'M56 66h80l-4 10H60zM64 76h64l-8 52H72zM60 132h72M104 66V44M104 44q0-8 10-8M112 32h16v8h-16zM84 92h24M84 102h16M152 60a26 26 0 1 1 52 0 26 26 0 1 1-52 0M152 60h52M178 34q-16 26 0 52 16-26 0-52M156 46h44M156 74h44M178 86v10M164 96h28M34 136h170',
    floorless: true,
  },
  generic: {
    shows: '학사모',
    accent: 'M120 42l64 26-64 26-64-26z',
    lines: 'M84 80v30c10 16 62 16 72 0V80M184 68v40M180 108h8l4 18h-16zM120 68l64 0M46 138h148',
    floorless: true,
  },
} satisfies Record<string, LineDrawing>;
