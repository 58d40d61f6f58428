import type { EnrollState } from '@haesol/shared/contracts';
import { createCertNo } from '../domains/enroll/certificates.ts';
import { addDays, seoulInstant, toSeoulDate } from '../seoulTime.ts';
import { createDraw, type Draw } from './draw.ts';
import { personName } from './world.ts';

type Row = Readonly<Record<string, unknown>>;

/** A course as `buildEduRows` makes it. */
interface Course {
  readonly edu_uid: string;
  readonly title: string;
  readonly type_cd: string;
  readonly class_allow: readonly string[];
  readonly apply_from: string;
  readonly apply_to: string;
  readonly start_dt: string;
  readonly end_dt: string;
  readonly hours: number;
  readonly applied_cnt: number;
  readonly wait_cnt: number;
  readonly sessions: readonly { readonly no: number }[];
}

interface Person {
  readonly member_uid: string;
  readonly name: string;
  readonly email: string;
  readonly class_cd: string;
}

export interface EnrollRows {
  readonly enrolments: Row[];
  readonly entries: Row[];
  readonly attendance: Row[];
  readonly certificates: Row[];
}

const isDemo = ({ email }: Person) => email.endsWith('@demo.example');

/** States of the seats of a course at the base date. */
function stateOf(course: Course, today: string, draw: Draw): EnrollState {
  if (today > course.end_dt) return draw.chance(0.88) ? 'COMPLETED' : 'INCOMPLETE';
  if (today >= course.start_dt) return 'LEARNING';
  return today > toSeoulDate(new Date(course.apply_to)) || draw.chance(0.5) ? 'APPROVED' : 'APPLIED';
}

/** Steps that lead to a state, with who made them. */
const steps: Readonly<Record<EnrollState, readonly (readonly [state: EnrollState, mover: string])[]>> = {
  APPLIED: [['APPLIED', 'MEMBER']],
  WAITLIST: [['WAITLIST', 'MEMBER']],
  APPROVED: [
    ['APPLIED', 'MEMBER'],
    ['APPROVED', 'STAFF'],
  ],
  REJECTED: [
    ['APPLIED', 'MEMBER'],
    ['REJECTED', 'STAFF'],
  ],
  LEARNING: [
    ['APPLIED', 'MEMBER'],
    ['APPROVED', 'STAFF'],
    ['LEARNING', 'SYSTEM'],
  ],
  COMPLETED: [
    ['APPLIED', 'MEMBER'],
    ['APPROVED', 'STAFF'],
    ['LEARNING', 'SYSTEM'],
    ['COMPLETED', 'STAFF'],
  ],
  INCOMPLETE: [
    ['APPLIED', 'MEMBER'],
    ['APPROVED', 'STAFF'],
    ['LEARNING', 'SYSTEM'],
    ['INCOMPLETE', 'STAFF'],
  ],
  CANCELLED: [
    ['APPLIED', 'MEMBER'],
    ['CANCELLED', 'MEMBER'],
  ],
};

/**
 * One enrolment for each seat and each place in a waiting list. Courses under way are those of the demo logins and of
 * people who applied on paper; sample members have completed courses, and may leave.
 */
export function buildEnrollRows(base: Date, courses: readonly Course[], people: readonly Person[]): EnrollRows {
  const draw = createDraw('enrolments');
  const today = toSeoulDate(base);
  const rows: { enrolments: Row[]; entries: Row[]; attendance: Row[]; certificates: Row[] } = {
    enrolments: [],
    entries: [],
    attendance: [],
    certificates: [],
  };

  function add(course: Course, state: EnrollState, person: Person | undefined): void {
    const aplUid = draw.uuid();
    const name = person?.name ?? personName(draw);
    const applyDay = toSeoulDate(new Date(course.apply_from));
    const day = [addDays(applyDay, draw.int(0, 6)), addDays(today, -1)].sort()[0] ?? applyDay;
    const createdAt = seoulInstant(day, `${draw.int(10, 17)}:${draw.int(10, 59)}`).toISOString();
    rows.enrolments.push({
      apl_uid: aplUid,
      apl_no: `EDU-${String(rows.enrolments.length + 1).padStart(4, '0')}`,
      edu_uid: course.edu_uid,
      member_uid: person?.member_uid ?? null,
      applied_by: null,
      state,
      payload: {
        applicantNm: name,
        email: person?.email ?? `edu${rows.enrolments.length + 1}@mail.example`,
        tel: ['010', '0000', String(2_000 + rows.enrolments.length)],
        affiliation: person === undefined ? '개인' : '해솔시',
        position: '',
        motive: draw.pick(['', '현장 업무에 바로 쓰고 싶습니다.', '팀에 전하려고 배웁니다.']),
        needs: [],
        needsText: '',
      },
      progress_pct: course.type_cd === 'ONLINE' && state === 'LEARNING' ? draw.int(10, 60) : null,
      score: null,
      created_at: createdAt,
      updated_at: createdAt,
    });
    if (person === undefined && state !== 'COMPLETED') return;
    if (person !== undefined) addEntries(course, { aplUid, state, person, createdAt });
    if (state !== 'COMPLETED') return;
    for (const { no } of course.type_cd === 'ONLINE' ? [] : course.sessions)
      rows.attendance.push({ apl_uid: aplUid, no });
    rows.certificates.push({
      cert_no: createCertNo((size) => Array.from({ length: size }, () => draw.int(0, 255))),
      apl_uid: aplUid,
      holder_nm: name,
      title: course.title,
      start_dt: course.start_dt,
      end_dt: course.end_dt,
      hours: course.hours,
      issued_at: seoulInstant(addDays(course.end_dt, 1), '14:00').toISOString(),
    });
  }

  function addEntries(
    course: Course,
    { aplUid, state, person, createdAt }: { aplUid: string; state: EnrollState; person: Person; createdAt: string },
  ): void {
    const days: Partial<Record<EnrollState, string>> = {
      APPROVED: addDays(toSeoulDate(new Date(createdAt)), 1),
      REJECTED: addDays(toSeoulDate(new Date(createdAt)), 2),
      LEARNING: course.start_dt,
      COMPLETED: addDays(course.end_dt, 1),
      INCOMPLETE: addDays(course.end_dt, 1),
    };
    for (const [step, mover] of steps[state]) {
      const day = days[step];
      const at = day === undefined ? new Date(createdAt) : seoulInstant(day, step === 'LEARNING' ? '00:05' : '14:00');
      rows.entries.push({
        entry_uid: draw.uuid(),
        kind: 'EDU',
        ref_uid: aplUid,
        member_uid: person.member_uid,
        type: 'MOVE',
        state: step,
        mover,
        memo: step === 'REJECTED' ? '정원보다 신청이 많아 먼저 신청하신 분을 선정했습니다.' : null,
        at: new Date(Math.min(at.getTime(), base.getTime())).toISOString(),
      });
    }
  }

  const taken = new Set<string>();
  for (const course of courses) {
    const allowed = people.filter(({ class_cd }) => course.class_allow.includes(class_cd));
    const isOver = today > course.end_dt;
    const sampled = isOver
      ? draw.sample(
          allowed.filter((person) => !isDemo(person)),
          course.applied_cnt,
        )
      : [];
    // Each demo login has one course of each stage, and none where anybody can apply: that is theirs to try.
    const stage = isOver ? 'over' : today >= course.start_dt ? 'running' : 'closed';
    const isOpen = today <= toSeoulDate(new Date(course.apply_to)) && !isOver;
    const demos = isOpen
      ? []
      : allowed.filter((person) => isDemo(person) && !taken.has(`${person.member_uid} ${stage}`)).slice(0, 1);
    for (const { member_uid } of demos) taken.add(`${member_uid} ${stage}`);
    const seated = [...demos, ...sampled].slice(0, course.applied_cnt);
    for (let seat = 0; seat < course.applied_cnt; seat += 1) {
      const person = seated[seat];
      const isDemoSeat = person !== undefined && isDemo(person);
      add(course, isDemoSeat && isOver ? 'COMPLETED' : stateOf(course, today, draw), person);
    }
    for (let place = 0; place < course.wait_cnt; place += 1) add(course, 'WAITLIST', undefined);
  }
  return rows;
}
