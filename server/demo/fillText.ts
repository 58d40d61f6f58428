import { josa } from 'es-hangul';
import { addDays } from '../src/db/seoulTime.ts';
import type { Draw } from './draw.ts';
import { companies, departments, fullDate, quarterOf, shortDate } from './world.ts';

/** Publication day of a text, its number among texts of its kind, and the random draws for it. */
interface FillFacts {
  readonly date: string;
  readonly round: number;
  readonly draw: Draw;
}

type Particle = Parameters<typeof josa>[1];
type ToWord = (name: string, rest: string) => string | number | undefined;

const places = /\{(\w+)(?::([^}]*))?\}(은\/는|이\/가|을\/를|와\/과|으로\/로)?/g;

/** Fills placeholders in braces; a particle after one, such as `와/과`, is chosen to fit the word. */
function fillPlaces(text: string, toWord: ToWord): string {
  return text.replace(places, (place, name: string, rest = '', particle?: Particle) => {
    const word = toWord(name, rest);
    if (word === undefined) throw new Error(`Nothing fills ${place}.`);
    return particle === undefined ? String(word) : josa(String(word), particle);
  });
}

/** Replaces `{0}` by a word. */
export const fillWord = (text: string, word: string) => fillPlaces(text, () => word);

const withoutWeekday = (date: string) => date.replace(/\(.\)/, '');

/**
 * Returns a function that fills the texts of posts, with placeholders such as `{year}`, `{short:14}` (the day two weeks
 * later), `{int:3-9}` and `{pick:산|바다}`.
 */
export function createFill({ date, round, draw }: FillFacts): (text: string) => string {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const quarter = quarterOf(date);
  let company = '';
  const words: Readonly<Record<string, (rest: string) => string | number>> = {
    year: () => year,
    month: () => month,
    quarter: () => quarter,
    nextQuarter: () => (quarter === 4 ? `${year + 1}년 1분기` : `${year}년 ${quarter + 1}분기`),
    /** One word for the first half of the year and one for the second. */
    half: (rest) => rest.split('|')[month <= 6 ? 0 : 1] ?? '',
    round: (more) => round + Number(more),
    short: (days) => shortDate(addDays(date, Number(days))),
    full: (days) => fullDate(addDays(date, Number(days))),
    shortDay: (days) => withoutWeekday(shortDate(addDays(date, Number(days)))),
    fullDay: (days) => withoutWeekday(fullDate(addDays(date, Number(days)))),
    company: () => (company = draw.pick(companies)),
    sameCompany: () => company,
    department: () => draw.pick(departments),
    int(rest) {
      const [min = 0, max = 0] = rest.split('-').map(Number);
      return draw.int(min, max);
    },
    pick: (rest) => draw.pick(rest.split('|')),
  };
  return (text) => fillPlaces(text, (name, rest) => words[name]?.(rest));
}
