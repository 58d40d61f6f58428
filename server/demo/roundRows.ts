import { addDays, seoulInstant, toSeoulDate, weekdayOf } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import { type EducationKind, educationAlt } from '../src/pages/pictures/education.ts';
import type { LineTint } from '../src/pages/pictures/lineArt.ts';
import { readData } from './readData.ts';

interface RoundText {
  readonly title: string;
  readonly kind: 'COURSE' | 'FIELD' | 'SAFETY';
  readonly field: string;
  readonly picture: EducationKind;
  readonly tint: LineTint;
  readonly aud: 'WORKER' | 'STUDENT';
  readonly place: string;
  readonly hours: number;
  readonly capacity: number;
  readonly applied: number;
  readonly waiting: number;
  /** First and last day of the application, in days from the base date. */
  readonly apply: readonly [number, number];
  /** First day, in days from the base date, and number of days. */
  readonly start: number;
  readonly days: number;
  readonly about: string;
  readonly units: readonly string[];
  readonly devices: string[];
  readonly preparation: string | null;
  readonly criteria: string;
  readonly times: readonly [from: string, to: string];
}

const texts = readData<readonly RoundText[]>('roundTexts');

/** The same day, or the Monday after a weekend. */
function weekday(date: string): string {
  const day = weekdayOf(date);
  return day === 6 ? addDays(date, 2) : day === 0 ? addDays(date, 1) : date;
}

function sessionsOf({ units, days, times: [from, to] }: RoundText, start: string) {
  const step = Math.max(1, Math.floor((days - 1) / Math.max(1, units.length - 1)));
  return units.map((title, at) => ({
    no: at + 1,
    date: addDays(start, Math.min(days - 1, at * step)),
    from,
    to,
    title,
  }));
}

/** Rounds of field practice, startup camps and safety training of equipment. */
export function buildRoundRows(base: Date) {
  const today = toSeoulDate(base);
  return texts.map((text, index) => {
    const [applyFrom, applyTo] = text.apply;
    const start = weekday(addDays(today, text.start));
    return {
      edu_uid: `ED${String(101 + index)}`,
      title: text.title,
      type_cd: 'GROUP' as const,
      field_cd: text.field,
      aud: text.aud,
      kind: text.kind,
      level_cd: null,
      preparation: text.preparation,
      summary: text.about,
      html: `<p>${text.about}</p>`,
      place: text.place,
      online_url: null,
      lecturer: text.kind === 'SAFETY' ? '공용장비운영팀' : '인재양성팀',
      criteria: text.criteria,
      contact: text.kind === 'SAFETY' ? '공용장비운영팀 099-700-1020' : '인재양성팀 099-700-1030',
      apply_from: seoulInstant(addDays(today, applyFrom), '09:00').toISOString(),
      apply_to: seoulInstant(addDays(today, applyTo), '18:00').toISOString(),
      start_dt: start,
      end_dt: addDays(start, text.days - 1),
      hours: text.hours,
      capacity: text.capacity,
      wait_capacity: 10,
      applied_cnt: text.applied,
      wait_cnt: text.waiting,
      fee: 0,
      device_uids: text.devices,
      class_allow: text.kind === 'SAFETY' ? [] : ['STUDENT'],
      sessions: sessionsOf(text, start),
      thumb_url: `/art/edu/${text.picture}.svg?tint=${text.tint}`,
      thumb_alt: educationAlt(text.picture),
      search: toSearchText(text.title, text.about, text.units.join(' ')),
      chosung: toChosung(text.title),
      created_at: seoulInstant(addDays(today, applyFrom - 7), '10:00').toISOString(),
      publish_at: seoulInstant(addDays(today, Math.min(applyFrom, 0) - 7), '10:00').toISOString(),
    };
  });
}
