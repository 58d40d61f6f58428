import type { Draw } from './draw.ts';
import { readData } from './readData.ts';

const { familyNames, firstSyllables, lastSyllables, ...others } =
  readData<
    Readonly<Record<'companies' | 'departments' | 'familyNames' | 'firstSyllables' | 'lastSyllables', string[]>>
  >('names');

export const { companies, departments } = others;

/** A made-up name. */
export function personName(random: Draw): string {
  return `${random.pick(familyNames)}${random.pick(firstSyllables)}${random.pick(lastSyllables)}`;
}

export const teamPhones = {
  기업협력팀: '099-700-1010',
  공용장비운영팀: '099-700-1020',
  인재양성팀: '099-700-1030',
  과제관리팀: '099-700-1040',
  창업지원팀: '099-700-1050',
  기획홍보팀: '099-700-1060',
} as const;

export type Team = keyof typeof teamPhones;

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
