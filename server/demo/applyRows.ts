import type { ApplicationKind, ApplicationState, ChecklistItem } from '@haesol/contracts/learn';
import { addDays, seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import { createDraw, type Draw } from './draw.ts';
import { createFill } from './fillText.ts';
import type { Row } from './insertTables.ts';
import { readData } from './readData.ts';
import { sampleFileRow } from './sampleFileRow.ts';

interface NoticeText {
  readonly title: string;
  readonly kindNm: string;
  readonly summary: string;
  readonly supportMax: number;
  readonly companySharePct: number;
  readonly cashSharePct: number;
  readonly months: number;
  /** First and last day of the application, in days from the base date. */
  readonly days: readonly [from: number, to: number];
}

interface ProgramText {
  readonly kindNm: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly limitKrw: number | null;
  readonly companySharePct: number;
  readonly checklist: readonly ChecklistItem[];
}

type AdvisorText = readonly [
  nm: string,
  affiliation: string,
  position: string,
  field: string,
  keywords: readonly string[],
  introduction: string,
];

type AdviceText = readonly [title: string, fields: readonly [string, string], problem: string, wish: string];

const advisorTexts = readData<readonly AdvisorText[]>('advisorTexts');
const {
  noticeTexts,
  noticeEligibility,
  noticeChecklist,
  programTexts,
  adviceTexts,
  projectTexts,
  supportTexts,
  perKind,
  memos,
  stepsAfter,
  values: sameValues,
  planHeadings,
} = readData<{
  readonly noticeTexts: readonly NoticeText[];
  readonly noticeEligibility: readonly string[];
  readonly noticeChecklist: readonly ChecklistItem[];
  readonly programTexts: readonly ProgramText[];
  readonly adviceTexts: readonly AdviceText[];
  readonly projectTexts: readonly (readonly [title: string, summary: string])[];
  readonly supportTexts: readonly (readonly [title: string, wish: string])[];
  readonly perKind: Readonly<Record<ApplicationKind, readonly [count: number, states: readonly ApplicationState[]]>>;
  readonly memos: Readonly<Partial<Record<ApplicationState, string>>>;
  /** Headings of the form of the plan. */
  readonly planHeadings: readonly string[];
  /** Steps after a call, in days from its last day. */
  readonly stepsAfter: readonly (readonly [label: string, from: number, to: number | null, text: string])[];
  /** Values that all applications of a kind share. */
  readonly values: Readonly<Record<ApplicationKind, Row>>;
}>('applyTexts');

const padded = (prefix: string, index: number) => `${prefix}${String(index + 1).padStart(3, '0')}`;

export function buildAdvisorRows(): Row[] {
  return advisorTexts.map(([nm, affiliation, position, field_cd, keywords, introduction], index) => ({
    advisor_uid: padded('AD', index),
    nm,
    affiliation: `해솔대학교 ${affiliation}`,
    position,
    field_cd,
    keywords,
    introduction,
    sort: index,
    search: toSearchText(nm, affiliation, keywords.join(' '), introduction),
    chosung: toChosung(`${nm} ${keywords.join(' ')}`),
    left_at: null,
  }));
}

export function buildNoticeRows(base: Date): Row[] {
  const today = toSeoulDate(base);
  const fill = createFill({ date: today, round: 1, draw: createDraw('calls') });
  return noticeTexts.map((text, index) => {
    const title = fill(text.title);
    const [from, to] = text.days;
    const closes = addDays(today, to);
    const starts = addDays(closes, 60);
    return {
      notice_uid: padded('AN', index),
      title,
      kind_nm: text.kindNm,
      summary: text.summary,
      html: `<p>${text.summary} 대학은 연구실과 장비를 내고, 기업은 현장과 부담금을 냅니다.</p><h2>지원 내용</h2><ul><li>과제당 ${(text.supportMax / 10_000).toLocaleString('en-US')}만원 이내</li><li>수행기간 ${text.months}개월 이내</li><li>책임교수 매칭과 공용장비 이용료 감면</li></ul>`,
      eligibility: noticeEligibility,
      apply_from: seoulInstant(addDays(today, from), '09:00').toISOString(),
      publish_at: seoulInstant(addDays(today, Math.min(from, 0) - 7), '09:00').toISOString(),
      apply_to: seoulInstant(closes, '18:00').toISOString(),
      support_max: text.supportMax,
      company_share_pct: text.companySharePct,
      cash_share_pct: text.cashSharePct,
      perform_from: starts,
      perform_to: addDays(starts, text.months * 30),
      schedule: [
        { label: '접수', from: addDays(today, from), to: closes, text: '홈페이지에서 신청서와 사업계획서를 냅니다.' },
        ...stepsAfter.map(([label, first, last, what]) => ({
          label,
          from: addDays(closes, first),
          to: last === null ? null : addDays(closes, last),
          text: what,
        })),
      ],
      checklist: noticeChecklist,
      contact: '과제관리팀 099-700-1041',
      search: toSearchText(title, text.kindNm, text.summary),
      chosung: toChosung(title),
      deleted_at: null,
    };
  });
}

/** The form of the plan, for each call. */
export function buildNoticeFiles(notices: readonly Row[]): Row[] {
  const draw = createDraw('notice files');
  return notices.map(({ notice_uid, apply_from }) =>
    sampleFileRow(draw, {
      name: '산학공동기술과제 사업계획서 양식.docx',
      title: '산학공동기술과제 사업계획서',
      text: planHeadings.join('|'),
      ref_type: 'APPLY_NOTICE',
      ref_uid: String(notice_uid),
      seq: 0,
      download_cnt: 0,
      created_at: String(apply_from),
    }),
  );
}

/** Six programmes that take applications now, and the next round of each. */
export function buildProgramRows(base: Date): Row[] {
  const today = toSeoulDate(base);
  const year = Number(today.slice(0, 4));
  const rounds = [
    { title: (name: string) => name, from: -40, to: 38 },
    { title: (name: string) => `${name}(${year + 1}년 상반기)`, from: 60, to: 120 },
  ];
  return rounds.flatMap((round, at) =>
    programTexts.map((text, index) => ({
      pgm_uid: padded('PG', at * programTexts.length + index),
      title: round.title(text.title),
      kind_nm: text.kindNm,
      summary: text.summary,
      html: text.html,
      apply_from: seoulInstant(addDays(today, round.from), '09:00').toISOString(),
      publish_at: seoulInstant(addDays(today, Math.min(round.from, 0) - 7), '09:00').toISOString(),
      apply_to: seoulInstant(addDays(today, round.to), '18:00').toISOString(),
      limit_krw: text.limitKrw,
      company_share_pct: text.companySharePct,
      checklist: text.checklist,
      contact: '기업협력팀 099-700-1013',
      sort: index,
      deleted_at: null,
    })),
  );
}

/** States that an application went through, the last one included. */
function toHistory(kind: ApplicationKind, state: ApplicationState): ApplicationState[] {
  const decided: ApplicationState = kind === 'TECH' ? 'MATCHED' : 'SELECTED';
  const course: ApplicationState[] = ['SUBMITTED', 'REVIEWING', decided, 'IN_PROGRESS', 'REPORTING', 'DONE'];
  if (state === 'DRAFT') return [];
  if (state === 'WITHDRAWN') return ['SUBMITTED', 'WITHDRAWN'];
  if (state === 'REJECTED' || state === 'SUPPLEMENT') return ['SUBMITTED', 'REVIEWING', state];
  return course.slice(0, course.indexOf(state) + 1);
}

export interface Applicant {
  readonly member_uid: string;
  readonly name: string;
  readonly email: string;
  readonly nm: string | null;
  readonly biz_no: string | null;
}

function toValues(kind: ApplicationKind, index: number): Row & { readonly title: string } {
  const same = sameValues[kind];
  if (kind === 'TECH') {
    const [title, techField, problem, wish] = adviceTexts[index % adviceTexts.length] ?? ['', ['', ''], '', ''];
    return { ...same, title, techField, problem, wish };
  }
  if (kind === 'ASSN') {
    const [title, summary] = projectTexts[index % projectTexts.length] ?? ['', ''];
    return { ...same, title, summary, goal: summary };
  }
  const [title, wish] = supportTexts[index % supportTexts.length] ?? ['', ''];
  return { ...same, title, wish };
}

/** Returns the offer of an application: open offers for those under way, past ones for those that are over. */
function toRefUid(kind: ApplicationKind, index: number, state: ApplicationState): string {
  if (kind === 'TECH') return '';
  if (kind === 'COLLABO') return padded('PG', index % programTexts.length);
  const isNew = ['DRAFT', 'SUBMITTED', 'REVIEWING', 'SUPPLEMENT'].includes(state);
  return padded('AN', isNew ? index % 4 : 6 + (index % 4));
}

function toBaseValues({ name, email, nm, biz_no }: Applicant): Row {
  return {
    agreePrivacy: true,
    agreeThird: true,
    applicantNm: name,
    email,
    tel: ['010', '0000', '1001'],
    affiliation: nm ?? '개인',
    position: '',
    companyNm: nm ?? '',
    bizNo: biz_no ?? '',
    ceoNm: name,
    imageUids: [],
    fileUids: [],
  };
}

interface Stage {
  readonly kind: ApplicationKind;
  readonly state: ApplicationState;
  readonly index: number;
  readonly applicant: Applicant;
}

function buildOne({ kind, state, index, applicant }: Stage, number: number, today: string, draw: Draw) {
  const values = toValues(kind, index);
  const history = toHistory(kind, state);
  const started = addDays(today, -(history.length * 9 + draw.int(2, 20)));
  const timeAt = (step: number) =>
    seoulInstant(
      addDays(started, Math.min(step * 8, Math.max(0, history.length * 8))),
      step === 0 ? '10:24' : '15:02',
    ).toISOString();
  const aplUid = draw.uuid();
  const isDraft = state === 'DRAFT';
  const letter = { TECH: 'T', ASSN: 'A', COLLABO: 'C' }[kind];
  const savedAt = isDraft ? seoulInstant(addDays(today, -draw.int(1, 12)), '14:02').toISOString() : timeAt(0);
  const hasAdvisor = kind === 'TECH' && ['MATCHED', 'IN_PROGRESS', 'REPORTING', 'DONE'].includes(state);
  const isVisited = kind === 'TECH' && state === 'IN_PROGRESS';
  const row: Row = {
    apl_uid: aplUid,
    apl_no: isDraft ? null : `${letter}-${started.slice(0, 4)}-${String(number).padStart(4, '0')}`,
    kind,
    state,
    ref_uid: toRefUid(kind, index, state),
    member_uid: applicant.member_uid,
    title: values.title,
    payload: { ...toBaseValues(applicant), ...values },
    step: isDraft ? draw.int(1, 2) : 3,
    advisor_uid: hasAdvisor ? padded('AD', index % advisorTexts.length) : null,
    due_dt: state === 'SUPPLEMENT' ? addDays(today, draw.int(2, 6)) : null,
    visit_at: isVisited ? seoulInstant(addDays(today, draw.int(4, 16)), '14:00').toISOString() : null,
    visit_place: isVisited ? `${applicant.nm ?? '신청 기업'} 생산동` : null,
    created_at: savedAt,
    saved_at: savedAt,
    submitted_at: isDraft ? null : timeAt(0),
  };
  const entries = history.map(
    (passed, step): Row => ({
      entry_uid: draw.uuid(),
      kind,
      ref_uid: aplUid,
      member_uid: applicant.member_uid,
      type: passed === 'SUPPLEMENT' ? 'REQUEST' : 'MOVE',
      state: passed,
      mover: step === 0 || passed === 'WITHDRAWN' ? 'MEMBER' : 'STAFF',
      memo: step === history.length - 1 || passed === 'MATCHED' ? (memos[passed] ?? null) : null,
      due_dt: passed === 'SUPPLEMENT' ? row.due_dt : null,
      at: timeAt(step),
    }),
  );
  return { row, entries, started };
}

/** A draft and what is under way are one each under an offer, and a company takes part in few programmes a year. */
function isAllowed({ kind, state, index, applicant }: Stage, taken: Set<string>): boolean {
  const counts = kind === 'COLLABO' && !['DRAFT', 'REJECTED', 'WITHDRAWN'].includes(state);
  const company = `company ${applicant.biz_no}`;
  if (counts && applicant.biz_no !== null && taken.has(company)) return false;
  const key = [applicant.member_uid, kind, toRefUid(kind, index, state)].join(' ');
  const isOver = ['REJECTED', 'DONE', 'WITHDRAWN'].includes(state) || (kind === 'TECH' && state !== 'DRAFT');
  if (isOver) {
    if (counts) taken.add(company);
    return true;
  }
  const slot = `${state === 'DRAFT' ? 'draft' : 'live'} ${key}`;
  if (taken.has(slot)) return false;
  taken.add(slot);
  if (counts) taken.add(company);
  return true;
}

/** @param applicants the first one, whom the demonstration names, has one in every fourth row */
export function buildApplicationRows(base: Date, applicants: readonly Applicant[]) {
  const draw = createDraw('applications');
  const today = toSeoulDate(base);
  const taken = new Set<string>();
  const applications: Row[] = [];
  const entries: Row[] = [];
  const numbers = new Map<string, number>();
  for (const kind of ['TECH', 'ASSN', 'COLLABO'] as const) {
    const [count, states] = perKind[kind];
    for (let index = 0; index < count; index += 1) {
      const state = states[index % states.length] ?? 'SUBMITTED';
      const firstChoice = index < 4 ? 0 : 1 + (index % (applicants.length - 1));
      const order = [...applicants.keys()].map((at) => (firstChoice + at) % applicants.length);
      const applicant = order
        .map((at) => applicants[at])
        .find((one) => one !== undefined && isAllowed({ kind, state, index, applicant: one }, taken));
      if (applicant === undefined) throw new Error('Nobody is left to apply.');
      const built = buildOne({ kind, state, index, applicant }, index + 1, today, draw);
      applications.push(built.row);
      entries.push(...built.entries);
      for (const year of [built.started.slice(0, 4), today.slice(0, 4)]) numbers.set(`${kind} ${year}`, count);
    }
  }
  const counters = [...numbers].map(([key, last_no]): Row => {
    const [kind, year] = key.split(' ');
    return { kind, year: Number(year), last_no };
  });
  return { application: applications, timeline_entry: entries, application_no: counters };
}
