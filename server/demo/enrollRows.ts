import type { EnrollState } from '@haesol/contracts/learn';
import { addDays, seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { createCertNo } from '../src/domains/learn/enrolment/certificates.ts';
import { createDraw, type Draw } from './draw.ts';
import type { Row } from './insertTables.ts';
import { isDemo, type ListedMember } from './listMembers.ts';
import { readData } from './readData.ts';
import { personName } from './world.ts';

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
  readonly fee: number;
  readonly applied_cnt: number;
  readonly wait_cnt: number;
  readonly sessions: readonly { readonly no: number }[];
}

type Rows = Readonly<Record<'enroll' | 'timeline_entry' | 'enroll_attendance' | 'edu_certificate', Row[]>>;

/** States of the seats of a course at the base date. */
function stateOf(course: Course, today: string, draw: Draw): EnrollState {
  if (today > course.end_dt) return draw.chance(0.88) ? 'COMPLETED' : 'INCOMPLETE';
  if (today >= course.start_dt) return 'LEARNING';
  return today > toSeoulDate(new Date(course.apply_to)) || draw.chance(0.5) ? 'APPROVED' : 'APPLIED';
}

/** Steps that lead to a state, with who made them. */
const steps =
  readData<Readonly<Record<EnrollState, readonly (readonly [state: EnrollState, mover: string])[]>>>('enrollSteps');

interface Seat {
  readonly course: Course;
  readonly state: EnrollState;
  /** Undefined: applied on paper. */
  readonly person: ListedMember | undefined;
}

function addEnrolment(rows: Rows, { course, state, person }: Seat, base: Date, draw: Draw): void {
  const aplUid = draw.uuid();
  const number = rows.enroll.length + 1;
  const name = person?.name ?? personName(draw);
  const applyDay = toSeoulDate(new Date(course.apply_from));
  const [day = applyDay] = [addDays(applyDay, draw.int(0, 6)), addDays(toSeoulDate(base), -1)].sort();
  const createdAt = seoulInstant(day, `${draw.int(10, 17)}:${draw.int(10, 59)}`).toISOString();
  rows.enroll.push({
    apl_uid: aplUid,
    apl_no: `EDU-${String(number).padStart(4, '0')}`,
    edu_uid: course.edu_uid,
    member_uid: person?.member_uid ?? null,
    applied_by: null,
    state,
    payload: {
      applicantNm: name,
      email: person?.email ?? `edu${number}@mail.example`,
      tel: ['010', '0000', String(2_000 + number)],
      affiliation: person === undefined ? '개인' : '해솔시',
      position: '',
      motive: draw.pick(['', '현장 업무에 바로 쓰고 싶습니다.', '팀에 전하려고 배웁니다.']),
      needs: [],
      needsText: '',
    },
    progress_pct: course.type_cd === 'ONLINE' && state === 'LEARNING' ? draw.int(10, 60) : null,
    score: null,
    // Fees of running courses are paid.
    paid_at: course.fee > 0 && ['LEARNING', 'COMPLETED', 'INCOMPLETE'].includes(state) ? createdAt : null,
    created_at: createdAt,
    updated_at: createdAt,
  });
  if (person !== undefined)
    rows.timeline_entry.push(...toEntries({ course, state, person }, { aplUid, createdAt, base, draw }));
  if (state !== 'COMPLETED') return;
  const lessons = course.type_cd === 'ONLINE' ? [] : course.sessions;
  rows.enroll_attendance.push(...lessons.map(({ no }) => ({ apl_uid: aplUid, no })));
  rows.edu_certificate.push(toCertificate(course, { aplUid, name, draw }));
}

function toCertificate(course: Course, { aplUid, name, draw }: { aplUid: string; name: string; draw: Draw }): Row {
  return {
    cert_no: createCertNo((size) => Array.from({ length: size }, () => draw.int(0, 255))),
    apl_uid: aplUid,
    holder_nm: name,
    title: course.title,
    start_dt: course.start_dt,
    end_dt: course.end_dt,
    hours: course.hours,
    issued_at: seoulInstant(addDays(course.end_dt, 1), '14:00').toISOString(),
  };
}

function toEntries(
  { course, state, person }: Seat & { person: ListedMember },
  { aplUid, createdAt, base, draw }: { aplUid: string; createdAt: string; base: Date; draw: Draw },
): Row[] {
  const applied = toSeoulDate(new Date(createdAt));
  const days: Partial<Record<EnrollState, string>> = {
    APPROVED: addDays(applied, 1),
    LEARNING: course.start_dt,
    COMPLETED: addDays(course.end_dt, 1),
    INCOMPLETE: addDays(course.end_dt, 1),
  };
  return steps[state].map(([step, mover]) => {
    const day = days[step];
    const at = day === undefined ? new Date(createdAt) : seoulInstant(day, step === 'LEARNING' ? '00:05' : '14:00');
    return {
      entry_uid: draw.uuid(),
      kind: 'EDU',
      ref_uid: aplUid,
      member_uid: person.member_uid,
      type: 'MOVE',
      state: step,
      mover,
      memo: null,
      at: new Date(Math.min(at.getTime(), base.getTime())).toISOString(),
    };
  });
}

/**
 * One enrolment for each seat and each place in a waiting list. Courses under way are those of the demo logins and of
 * people who applied on paper; sample members have completed courses, and may leave.
 */
export function buildEnrollRows(base: Date, courses: readonly Course[], people: readonly ListedMember[]): Rows {
  const draw = createDraw('enrolments');
  const today = toSeoulDate(base);
  const rows: Rows = { enroll: [], timeline_entry: [], enroll_attendance: [], edu_certificate: [] };
  const taken = new Set<string>();
  for (const course of courses) {
    const allowed = people.filter(({ class_cd }) => course.class_allow.includes(class_cd));
    const isOver = today > course.end_dt;
    const isOpen = today <= toSeoulDate(new Date(course.apply_to));
    const stage = isOver ? 'over' : today >= course.start_dt ? 'running' : 'closed';
    // Each demo login has one course of each stage, and none where anybody can apply: that is theirs to try.
    const demos = allowed
      .filter((person) => !isOpen && isDemo(person) && !taken.has(`${person.member_uid} ${stage}`))
      .slice(0, 1);
    for (const { member_uid } of demos) taken.add(`${member_uid} ${stage}`);
    const others = isOver ? allowed.filter((person) => !isDemo(person)) : [];
    const seated = [...demos, ...draw.sample(others, course.applied_cnt)];
    for (let seat = 0; seat < course.applied_cnt; seat += 1) {
      const person = seated[seat];
      const isDemoSeat = person !== undefined && isDemo(person);
      const state = isDemoSeat && isOver ? 'COMPLETED' : stateOf(course, today, draw);
      addEnrolment(rows, { course, state, person }, base, draw);
    }
    for (let place = 0; place < course.wait_cnt; place += 1) {
      addEnrolment(rows, { course, state: 'WAITLIST', person: undefined }, base, draw);
    }
  }
  return rows;
}
