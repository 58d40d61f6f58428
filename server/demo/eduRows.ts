import { addDays, seoulInstant, toSeoulDate, weekdayOf } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import { type EducationKind, educationAlt } from '../src/pages/pictures/education.ts';
import type { LineTint } from '../src/pages/pictures/lineArt.ts';
import { createDraw, type Draw } from './draw.ts';
import { readData } from './readData.ts';
import { sampleFileRow } from './sampleFileRow.ts';
import { personName } from './world.ts';

interface EduText {
  readonly title: string;
  readonly field: string;
  /** The drawing that shows the subject. */
  readonly kind: EducationKind;
  readonly tint: LineTint;
  readonly type: 'ONLINE' | 'GROUP' | 'BLENDED';
  readonly aud: 'WORKER' | 'STUDENT';
  readonly hours: number;
  readonly capacity: number;
  readonly fee: number;
  readonly about: string;
  readonly units: readonly string[];
}

type Stage = 'SCHEDULED' | 'OPEN' | 'LAST' | 'FULL' | 'CLOSED' | 'RUNNING' | 'ENDED';

/** Days from the base date. */
type Days = readonly [near: number, far: number];

const { eduTexts, stages, stageDays, places } = readData<{
  readonly eduTexts: readonly EduText[];
  readonly stages: readonly Stage[];
  /** First and last day of the application, first day of the course. */
  readonly stageDays: Readonly<Record<Stage, readonly [Days, Days, Days]>>;
  readonly places: readonly string[];
}>('eduTexts');

/** Draws a day from the nearer to the farther one of two. */
const drawDay = (draw: Draw, [near, far]: Days) =>
  near === far ? near : Math.sign(near) * draw.int(Math.abs(near), Math.abs(far));

function appliedOf(stage: Stage, capacity: number, draw: Draw): number {
  if (stage === 'SCHEDULED') return 0;
  if (stage === 'FULL') return capacity;
  const share = stage === 'LAST' ? 0.92 : stage === 'OPEN' ? 0.25 + draw.next() * 0.5 : 0.75 + draw.next() * 0.2;
  return Math.min(capacity - 1, Math.round(capacity * share));
}

function sessionsOf(
  text: EduText,
  start: string,
): { no: number; date: string; from: string; to: string; title: string }[] {
  const isWeekend = text.title.includes('주말');
  let date = start;
  return text.units.map((title, index) => {
    while (isWeekend ? weekdayOf(date) !== 6 : weekdayOf(date) === 0 || weekdayOf(date) === 6) date = addDays(date, 1);
    const session = {
      no: index + 1,
      date,
      from: text.type === 'ONLINE' ? '00:00' : '10:00',
      to: text.type === 'ONLINE' ? '23:59' : '15:00',
      title,
    };
    date = addDays(date, text.type === 'ONLINE' ? 7 : 1);
    return session;
  });
}

/** Courses that count as the safety training of equipment. */
const devicesOf: Readonly<Record<string, string[]>> = {
  'PLC 기초와 안전': ['EQ023', 'EQ024'],
  '배터리 안전과 시험': ['EQ029'],
};

export function buildEduRows(base: Date) {
  const draw = createDraw('education');
  const today = toSeoulDate(base);
  return eduTexts.map((text, index) => {
    const stage = stages[index % stages.length] ?? 'OPEN';
    const [first, last, begin] = stageDays[stage];
    const [applyFrom, applyTo, starts] = [drawDay(draw, first), drawDay(draw, last), drawDay(draw, begin)];
    const start = addDays(today, starts);
    const sessions = sessionsOf(text, start);
    const end = sessions.at(-1)?.date ?? start;
    return {
      edu_uid: `ED${String(index + 1).padStart(3, '0')}`,
      title: text.title,
      type_cd: text.type,
      field_cd: text.field,
      aud: text.aud,
      kind: 'COURSE' as const,
      level_cd: /입문|기초|첫|맛보기/.test(text.title) ? 'INTRO' : text.hours >= 12 ? 'DEEP' : 'MIDDLE',
      preparation:
        text.type === 'ONLINE'
          ? '인터넷이 되는 컴퓨터, 한 주에 두 시간쯤의 시간'
          : '필기구와 편한 복장. 회사 자료를 가져오시면 실습에 씁니다.',
      summary: text.about,
      html: `<p>${text.about}</p><p>현장에서 겪은 문제를 가져오면 실습 시간에 함께 풀어 봅니다.</p>`,
      place: text.type === 'ONLINE' ? null : draw.pick(places),
      online_url: text.type === 'GROUP' ? null : `https://learn.haesol.example/${index + 1}`,
      lecturer: `${personName(draw)} ${draw.pick(['교수', '책임연구원', '기술사', '강사'])}`,
      criteria: text.type === 'ONLINE' ? '진도 90%, 퀴즈 60점 이상' : '출석 80% 이상',
      contact: '인재양성팀 099-700-1030',
      apply_from: seoulInstant(addDays(today, applyFrom), '09:00').toISOString(),
      apply_to: seoulInstant(addDays(today, applyTo), '18:00').toISOString(),
      start_dt: sessions[0]?.date ?? start,
      end_dt: stage === 'RUNNING' && end < addDays(today, 2) ? addDays(today, 5) : end,
      hours: text.hours,
      capacity: text.capacity,
      wait_capacity: 10,
      applied_cnt: appliedOf(stage, text.capacity, draw),
      wait_cnt: stage === 'FULL' && index < 24 ? draw.int(2, 6) : 0,
      fee: text.fee,
      device_uids: devicesOf[text.title] ?? [],
      class_allow: text.aud === 'WORKER' ? ['COMPANY', 'GENERAL', 'FACULTY'] : ['STUDENT'],
      sessions,
      thumb_url: `/art/edu/${text.kind}.svg?tint=${text.tint}`,
      thumb_alt: educationAlt(text.kind),
      search: toSearchText(text.title, text.about, text.units.join(' ')),
      chosung: toChosung(text.title),
      created_at: seoulInstant(addDays(today, applyFrom - 7), '10:00').toISOString(),
      publish_at: seoulInstant(addDays(today, Math.min(applyFrom, 0) - 7), '10:00').toISOString(),
    };
  });
}

/** A guide for every course. */
export function buildEduFiles(courses: ReturnType<typeof buildEduRows>) {
  const draw = createDraw('education files');
  return courses.map(({ edu_uid, title, criteria, contact, created_at }) =>
    sampleFileRow(draw, {
      name: `${title.replaceAll(/[^가-힣A-Za-z0-9 ]/g, '')} 교육 안내.pdf`,
      title,
      text: `${criteria} 문의: ${contact}`,
      ref_type: 'EDU',
      ref_uid: edu_uid,
      seq: 1,
      download_cnt: 0,
      created_at,
    }),
  );
}
