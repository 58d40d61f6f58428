import type { Draw } from './draw.ts';

const familyNames = [
  '강',
  '고',
  '김',
  '나',
  '노',
  '도',
  '문',
  '박',
  '배',
  '서',
  '송',
  '신',
  '안',
  '오',
  '유',
  '윤',
  '이',
  '임',
  '정',
  '조',
  '최',
  '한',
  '허',
  '홍',
];
const firstSyllables = [
  '가',
  '다',
  '도',
  '동',
  '라',
  '보',
  '새',
  '서',
  '선',
  '소',
  '수',
  '아',
  '연',
  '예',
  '우',
  '윤',
  '은',
  '이',
  '인',
  '재',
  '주',
  '지',
  '하',
  '해',
  '현',
  '혜',
];
const lastSyllables = [
  '강',
  '결',
  '경',
  '나',
  '담',
  '람',
  '랑',
  '린',
  '림',
  '별',
  '봄',
  '빈',
  '솔',
  '슬',
  '아',
  '연',
  '온',
  '우',
  '율',
  '은',
  '준',
  '찬',
  '현',
  '훈',
];

/** A made-up name. */
export function personName(random: Draw): string {
  return `${random.pick(familyNames)}${random.pick(firstSyllables)}${random.pick(lastSyllables)}`;
}

export const companies = [
  '다온푸드텍',
  '가온정밀',
  '나래로보틱스',
  '솔빛에너지',
  '푸른섬바이오',
  '마루목재',
  '라움세라믹',
  '해솔메디칼',
  '누리소프트',
  '은물결수산',
  '한결자동화',
  '새터금속',
  '별하디자인',
  '미르배터리',
  '온새미식품',
  '바람결환경',
  '달구름여행',
  '이든센서',
] as const;

export const departments = [
  '기계공학과',
  '전기전자공학과',
  '신소재공학과',
  '화학공학과',
  '컴퓨터공학과',
  '인공지능학과',
  '식품공학과',
  '생명공학과',
  '산업디자인학과',
  '관광경영학과',
  '의공학과',
  '데이터사이언스학과',
] as const;

export const teams = ['기업협력팀', '공용장비운영팀', '인재양성팀', '과제관리팀', '창업지원팀', '기획홍보팀'] as const;

export const teamPhones: Readonly<Record<(typeof teams)[number], string>> = {
  기업협력팀: '099-700-1010',
  공용장비운영팀: '099-700-1020',
  인재양성팀: '099-700-1030',
  과제관리팀: '099-700-1040',
  창업지원팀: '099-700-1050',
  기획홍보팀: '099-700-1060',
};

/** Korean short date with weekday, `11. 23.(월)`. */
export function shortDate(date: string): string {
  const weekday = '일월화수목금토'.charAt(new Date(date).getUTCDay());
  return `${Number(date.slice(5, 7))}. ${Number(date.slice(8, 10))}.(${weekday})`;
}

/** Korean full date, `2026. 11. 23.(월)`. */
export function fullDate(date: string): string {
  return `${date.slice(0, 4)}. ${shortDate(date)}`;
}

export function quarterOf(date: string): number {
  return Math.ceil(Number(date.slice(5, 7)) / 3);
}
