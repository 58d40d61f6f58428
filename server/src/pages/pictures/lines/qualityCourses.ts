import { box, type LineDrawing, ring } from '../lineArt.ts';

/** Courses on food, energy, quality and design. */
export const QUALITY_COURSES = {
  food: {
    shows: '뚜껑 덮은 식품과 위생 방패',
    accent: 'M82 104a40 38 0 0 1 28-34c-2 14-12 26-28 34z',
    lines:
      'M36 124h150M52 112a60 56 0 0 1 120 0M44 112h136l-6 12M50 124l-6-12' +
      ring(112, 50, 6) +
      'M60 44c6-6-6-10 0-18M76 38c6-6-6-10 0-18M186 30l22 8v18c0 14-10 23-22 28-12-5-22-14-22-28V38zM176 56l8 8 13-15',
    floorless: true,
  },
  'food-label': {
    shows: '성분 표가 붙은 식품 봉투와 돋보기',
    accent: box(74, 62, 52, 54),
    lines:
      'M58 40h84l6 92H52zM58 40l6-12h72l6 12M74 62h52v54H74zM80 72h26M80 82h40M80 92h40M80 102h40M112 72h8M181 106l18 20M40 132h164' +
      ring(170, 92, 18) +
      'M162 92l6 6 10-12',
    floorless: true,
  },
  carbon: {
    shows: '굴뚝과 잎사귀로 나타낸 탄소중립',
    accent: 'M148 116c-6-34 16-50 56-52 2 38-16 60-48 56-3 0-6-2-8-4z',
    lines:
      'M24 132h192M38 132V84l30 18V84l30 18V66h24v66M52 112h10v8H52zM76 112h10v8H76zM101 66l3-36h12l3 36M110 20c8-10 18-8 22-2 12-4 18 4 16 10-14 0-18 0-22 0M140 132c6-30 22-46 46-56M160 104v-16M160 104h18M172 90V78',
    floorless: true,
  },
  'battery-cell': {
    shows: '배터리 셀과 시험용 온도계',
    accent: box(64, 70, 76, 40),
    lines:
      'M56 54h92v64H56zM72 54V44h16v10M116 54V44h16v10M56 70h92M76 60h8M122 60h6M125 57v6M106 76l-14 18h10l-4 14 16-20h-10zM172 46a10 10 0 0 1 20 0v54a16 16 0 1 1-20 0zM182 60v48M196 62h8M196 76h8M196 90h8M40 132h164' +
      ring(182, 112, 6),
    floorless: true,
  },
  water: {
    shows: '침전지와 여과층을 지나는 물',
    accent: 'M44 78h52v40H44z',
    lines:
      'M40 60h60v64H40zM44 78q7-6 13 0t13 0 13 0 13 0M40 118h60M100 92h24M124 60h36v64h-36zM124 80h36M124 96h36M124 110h36M130 88h1M140 86h1M150 89h1M132 103h2M144 104h2M154 103h2M160 116h22M182 92h28v32h-28zM186 104q5-5 10 0t10 0M62 60V40h36M98 34h10v12H98zM196 60q10 14 10 20a10 10 0 0 1-20 0q0-6 10-20zM30 132h184',
    floorless: true,
  },
  filter: {
    shows: '가열로 문 앞에 놓인 벌집 모양 세라믹 필터',
    accent: 'M136 84h60v48h-60z',
    lines:
      'M136 84h60v48h-60zM136 100h60M136 116h60M151 84v48M166 84v48M181 84v48M30 132V52q0-10 10-10h66q10 0 10 10v80M44 118V64h58v54zM56 106q-4-10 4-16 0 8 6 8 2-12 10-18 0 14 8 18 6 4 4 8M40 42V30h66v12M66 30V18h14v12' +
      ring(109, 92, 3),
  },
  solar: {
    shows: '태양을 받는 태양전지판과 계기',
    accent: 'M48 116l22-56h84l-22 56z',
    lines:
      'M48 116l22-56h84l-22 56zM62 79h84M55 98h84M98 60L76 116M126 60l-22 56M90 116v16M70 132h44M150 100h24M174 84h34v36h-34zM180 104a11 11 0 0 1 22 0M191 104l6-8M187 112h8M190 22v-8M190 64v8M169 43h-8M211 43h8M175 28l-5-5M205 28l5-5M175 58l-5 5M205 58l5 5' +
      ring(190, 43, 13),
    floorless: true,
  },
  safety: {
    shows: '안전모와 위험성 점검표',
    accent: 'M66 100a54 54 0 0 1 108 0z',
    lines:
      'M52 100h136a8 8 0 0 1 0 14H52a8 8 0 0 1 0-14zM104 50c-4 16-6 32-6 50M136 50c4 16 6 32 6 50M104 50a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8M80 128h80M198 26l20 34h-40zM198 38v10M198 54v1M28 46h30v38H28zM34 56l4 4 6-8M34 70l4 4 6-8M50 58h4M50 72h4',
    floorless: true,
  },
  'lab-safety': {
    shows: '보안경과 위험 표지, 시약병',
    accent: 'M44 62h42q8 0 8 8v12q0 10-10 10H64q-8 0-12-8z',
    lines:
      'M44 62h108q8 0 8 10v8q0 12-12 12h-22q-10 0-14-12h-14q-4 12-14 12H60q-14 0-16-14zM44 66l-14-8M160 70l12-10M190 34l26 46h-52zM190 50v14M190 70v2M118 104h20v8l10 22H108l10-22zM114 124h28M56 110h30v24H56zM62 104h18v6H62zM62 120h18M28 136h184',
    floorless: true,
  },
  quality: {
    shows: '품질 분포 곡선과 돋보기',
    accent: 'M76 122c22 0 22-72 44-72s22 72 44 72z',
    lines:
      'M28 122h184M36 122c30 0 40-4 48-22M204 122c-30 0-40-4-48-22M120 50v72M76 122v8M164 122v8M120 122v10M104 34h32M104 34l5-4M104 34l5 4M136 34l-5-4M136 34l-5 4' +
      ring(190, 48, 18) +
      'M203 61l14 14M183 48l5 5 9-10M40 40h34M40 52h24M40 64h30',
    dashed: 'M92 122V44M148 122V44',
    floorless: true,
  },
  stopwatch: {
    shows: '초시계와 공정의 흐름을 적은 칸',
    accent: 'M86 78V50a28 28 0 0 1 24 42z',
    lines:
      ring(86, 78, 38) +
      'M80 40V28h12v12M74 28h24M112 50l8-8M86 50v-4M86 110v-4M58 78h-4M118 78h-4M86 78V54M86 78l18 11M140 46h58v22h-58zM140 90h58v22h-58zM169 68v22M164 84l5 6 5-6M148 57h28M148 101h18M184 96l8 10M192 96l-8 10M36 132h168',
    floorless: true,
  },
  sketch: {
    shows: '연필로 그린 제품 스케치',
    accent: 'M78 96l24-40h36l18 40z',
    lines:
      'M46 30h118v104H46zM78 96l24-40h36l18 40zM78 96v18h78V96M102 56l8 40M138 56l-8 40M60 44h24M60 52h14M190 34l14 10-44 66-17 8 3-18zM182 46l14 9M160 110l-14-10',
    dashed: 'M66 114h100M118 44v80',
    floorless: true,
  },
  maker: {
    shows: '조립한 첫 작품과 공구',
    accent: 'M90 74h60v44H90z',
    lines:
      'M90 74h60v44H90zM90 74l14-16h60l-14 16M164 58v44l-14 16M104 90h14v14h-14zM128 90h10M128 100h10M120 58V36M112 36h16M120 36l-10-10M120 36l10-10M46 46l10-10 12 12-8 2-4-4-4 4zM60 50l18 26M182 74l20-28M198 42l8 6M178 80l8 4-6 10-6-4zM96 118v10M144 118v10M36 132h168' +
      ring(111, 97, 3),
    floorless: true,
  },
} satisfies Record<string, LineDrawing>;
