import * as z from 'zod/mini';
import { email, uid } from '../common/common.ts';
import { isPersonName, toNameForm } from '../common/commonForm.ts';
import { fileLimits } from '../common/files.ts';
import { memberText } from '../common/memberText.ts';
import { telParts } from '../common/phones.ts';
import { isDay, toDayText, typedDay } from '../common/values.ts';
import { checkTogether, codeOf, companyNo, memberName } from '../identity/member.ts';
import { adviceFields } from './adviceFields.ts';
import { optionalWon, readAmount, readCount, sumAmounts, wholeNumber, won } from './amounts.ts';
import { type BudgetRule, checkBudget, sumBudget } from './budget.ts';

/** Lengths in characters (grapheme clusters). */
export const applicationLimits = {
  title: 60,
  projectTitle: 100,
  summary: 500,
  supportWish: 2_000,
  goal: 3_000,
  schedule: 1_000,
  effect: 1_000,
} as const;

export const maxParticipants = 10;
export const maxBudgetRows = 10;

type Particle = '을' | '를';
const topic = (particle: Particle) => (particle === '을' ? '은' : '는');

/** Required text. @param particle of the name, for the messages */
const written = (name: string, particle: Particle, max: number, hasLines = false) =>
  memberText({
    max,
    empty: `${name}${particle} 입력해 주세요.`,
    tooLong: `${name}${topic(particle)} ${max.toLocaleString('en-US')}자까지 입력할 수 있습니다.`,
    hasLines,
  });

/** Required text of the application for advice. */
const adviceText = (
  { label, max, input }: { readonly label: string; readonly max: number; readonly input: 'line' | 'text' },
  particle: Particle = '을',
) => written(label, particle, max, input === 'text');

/** Optional text. */
const optionalText = (name: string, particle: Particle, max: number, hasLines = false) =>
  memberText({
    max,
    tooLong: `${name}${topic(particle)} ${max.toLocaleString('en-US')}자까지 입력할 수 있습니다.`,
    hasLines,
  });

const consent = (error: string) => z.literal(true, { error });

const countText = `파일은 최대 ${fileLimits.maxCount}개까지 첨부할 수 있습니다.`;
const fileUids = z.array(uid).check(z.maxLength(fileLimits.maxCount, { error: countText }));
const neededFiles = (error: string) =>
  z.array(uid).check(z.minLength(1, { error }), z.maxLength(fileLimits.maxCount, { error: countText }));

const rowText = (max: number) => memberText({ max, tooLong: `${max}자까지 입력할 수 있습니다.`, hasLines: false });
const rowTexts = (max: number) => z.array(rowText(max));

const hasEmoji = /\p{Extended_Pictographic}/u;
const nameLengths = [1, 50] as const;
/** Splits the names of joint representatives: `한가람, 이솔`, `한가람 외 1명`. */
const listPersons = (text: string): string[] => text.replace(/\s*외\s*\d+\s*(?:명|인)$/, '').split(/[,/、&]/);

/** Fields of every application. */
export const applicantShape = {
  agreePrivacy: consent('개인정보 수집·이용에 동의해 주세요.'),
  applicantNm: memberName,
  email,
  tel: telParts,
  affiliation: written('소속', '을', 50),
  position: optionalText('직위', '를', 50),
  imageUids: fileUids,
  fileUids,
};

const sharedShape = {
  ...applicantShape,
  agreeThird: consent('자문·평가위원에 대한 제3자 제공에 동의해 주세요.'),
  companyNm: written('기업명', '을', 100),
  bizNo: companyNo,
  ceoNm: z.pipe(
    z.pipe(written('대표자', '를', 50), z.transform(toNameForm)),
    z.string().check(
      z.refine((text) => listPersons(text).every((name) => isPersonName(name, nameLengths)), {
        error: '대표자는 이름을 한글·영문·한자·가나로 입력해 주세요.',
      }),
    ),
  ),
};

type Messages = readonly { readonly path: readonly string[]; readonly message: string }[];
type Texts = readonly string[];
const textsOf = (value: unknown): Texts => (Array.isArray(value) ? value.map(String) : []);

export const adviceModes = ['VISIT', 'ONLINE', 'PAPER'] as const;

/** Days in order of preference, all of them different; empty: not chosen. */
function checkWishDates({ wishDates }: Readonly<Record<string, unknown>>, today: string): Messages {
  const days = textsOf(wishDates);
  return days.flatMap((day, at) => {
    if (!isDay(day)) return [];
    const path = ['wishDates', String(at)];
    if (day < today) return [{ path, message: '희망일은 오늘 이후로 입력해 주세요.' }];
    return days.indexOf(day) === at ? [] : [{ path, message: '희망일은 서로 다른 날로 입력해 주세요.' }];
  });
}

/** Application for advice. @param today in Seoul, `YYYY-MM-DD` */
export const adviceForm = (today: string) =>
  z
    .strictObject({
      ...sharedShape,
      industryCd: codeOf('업종을 선택해 주세요.'),
      /** Field and its sub-field. */
      techField: z.array(z.string()).check(
        z.refine(([field = '', narrow = '']) => /^T\d{2}$/.test(field) && /^T\d{2}$/.test(narrow), {
          error: '기술분야를 선택해 주세요.',
        }),
      ),
      title: adviceText(adviceFields.title),
      problem: adviceText(adviceFields.problem),
      wish: adviceText(adviceFields.wish),
      modeCd: z.enum(adviceModes, { error: '희망 자문방식을 선택해 주세요.' }),
      wishDates: z.array(typedDay()).check(z.maxLength(3)),
      /** Empty: staff choose the adviser. */
      advisorUid: z.string().check(z.maxLength(40)),
      ndaYn: z.enum(['Y', 'N'], { error: '비밀유지 필요 여부를 선택해 주세요.' }),
    })
    .check(checkTogether<Record<string, unknown>>((value) => checkWishDates(value, today)));

/** Requirements of a joint project's notice. */
export interface ProjectRule extends BudgetRule {
  /** `YYYY-MM-DD`; the project must be within this period. */
  readonly performFrom: string;
  readonly performTo: string;
}

function checkPeriod(from: unknown, to: unknown, rule: ProjectRule): Messages {
  const days = Object.entries({ performFrom: from, performTo: to }).flatMap(([name, day]) =>
    typeof day === 'string' && isDay(day) ? [{ path: [name], day }] : [],
  );
  const outside = days.filter(({ day }) => day < rule.performFrom || day > rule.performTo);
  if (outside.length > 0) {
    const message = `수행기간은 ${toDayText(rule.performFrom)}부터 ${toDayText(rule.performTo)}까지 안에서 입력해 주세요.`;
    return outside.map(({ path }) => ({ path, message }));
  }
  const [first, last] = days;
  return first !== undefined && last !== undefined && first.day > last.day
    ? [{ path: last.path, message: '종료일은 시작일 이후여야 합니다.' }]
    : [];
}

const hasText = (text: string) => text.trim() !== '';
const isShare = (text: string) => {
  const share = readCount(text, '%') ?? 0;
  return share >= 1 && share <= 100;
};

/** Columns of the participants: names with particle, and the rule beyond being filled in. */
const personColumns = [
  {
    field: 'personNm',
    name: '이름을',
    isRight: (text: string) => isPersonName(text, nameLengths),
    wrong: '이름은 한글·영문·한자·가나로 입력해 주세요.',
  },
  { field: 'personOrg', name: '소속·직위를', isRight: hasText, wrong: '' },
  { field: 'personRole', name: '맡은 일을', isRight: hasText, wrong: '' },
  { field: 'personShare', name: '참여율을', isRight: isShare, wrong: '참여율은 1~100의 정수로 입력해 주세요.' },
] as const;

function checkPeople(value: Readonly<Record<string, unknown>>): Messages {
  const names = textsOf(value.personNm);
  if (names.length === 0) return [{ path: ['personNm'], message: '참여인력을 1명 이상 입력해 주세요.' }];
  if (names.length > maxParticipants)
    return [{ path: ['personNm'], message: `참여인력은 ${maxParticipants}명까지 입력할 수 있습니다.` }];
  return names.flatMap((_name, row) =>
    personColumns.flatMap(({ field, name, isRight, wrong }) => {
      const text = textsOf(value[field])[row] ?? '';
      if (isRight(text)) return [];
      const message = hasText(text) ? wrong : `${name} 입력해 주세요.`;
      return [{ path: [field, String(row)], message: `참여인력 ${row + 1}행의 ${message}` }];
    }),
  );
}

/** @param column label of the names in the form */
function checkRowNames(names: Texts, column: '비목' | '항목'): Messages {
  if (names.length === 0) return [{ path: ['budgetNm'], message: `${column}을 1개 이상 입력해 주세요.` }];
  if (names.length > maxBudgetRows)
    return [{ path: ['budgetNm'], message: `${column}은 ${maxBudgetRows}개까지 입력할 수 있습니다.` }];
  return names.flatMap((name, row) =>
    hasText(name)
      ? []
      : [{ path: ['budgetNm', String(row)], message: `사업비 ${row + 1}행의 ${column}을 입력해 주세요.` }],
  );
}

/** Checks the sums once every amount can be read. */
function checkProjectBudget(value: Readonly<Record<string, unknown>>, rule: ProjectRule): Messages {
  const { totalKrw, budgetSupport, budgetCash, budgetKind } = value;
  const amounts = [totalKrw, ...[budgetSupport, budgetCash, budgetKind].flatMap(textsOf)].map(String);
  if (amounts.some((text) => hasText(text) && readAmount(text) === undefined)) return [];
  return checkBudget(sumBudget(value), rule)
    .filter(({ isRight }) => !isRight)
    .map(({ field, message }) => ({ path: [field], message }));
}

/** Share of participation in percent, kept as its digits; which rows need one is checked with them. */
const share = z.pipe(
  z.string(),
  z.transform((text: string) => String(readCount(text, '%') ?? text)),
);

/** Application for a joint project under one notice. */
export const projectForm = (rule: ProjectRule) =>
  z
    .strictObject({
      ...sharedShape,
      employees: wholeNumber('종업원 수를 입력해 주세요.', '종업원 수는 0~999,999의 정수로 입력해 주세요.', {
        unit: '명',
        min: 0,
        max: 999_999,
      }),
      salesKrw: optionalWon,
      title: written('과제명', '을', applicationLimits.projectTitle),
      summary: written('과제 요약', '을', applicationLimits.summary, true),
      goal: written('목표 및 내용', '을', applicationLimits.goal, true),
      professorMode: z.enum(['NAMED', 'MATCH'], { error: '책임교수를 정하는 방법을 선택해 주세요.' }),
      professorNm: optionalText('책임교수', '를', 60).check(
        z.refine((text) => !hasEmoji.test(text), { error: '책임교수는 이름과 소속을 글자로 입력해 주세요.' }),
      ),
      performFrom: typedDay('시작일을 입력해 주세요.'),
      performTo: typedDay('종료일을 입력해 주세요.'),
      totalKrw: won,
      budgetNm: rowTexts(30),
      budgetSupport: z.array(won),
      budgetCash: z.array(won),
      budgetKind: z.array(won),
      personNm: z.array(z.pipe(rowText(30), z.transform(toNameForm))),
      personOrg: rowTexts(60),
      personRole: rowTexts(60),
      personShare: z.array(share),
      effect: optionalText('기대효과', '를', applicationLimits.effect, true),
      planUids: neededFiles('사업계획서를 올려 주세요.'),
    })
    .check(
      checkTogether<Record<string, unknown>>((value) => [
        ...(value.professorMode === 'NAMED' && String(value.professorNm ?? '').trim() === ''
          ? [{ path: ['professorNm'], message: '책임교수를 입력해 주세요.' }]
          : []),
        ...checkPeriod(value.performFrom, value.performTo, rule),
        ...checkRowNames(textsOf(value.budgetNm), '비목'),
        ...checkProjectBudget(value, rule),
        ...checkPeople(value),
      ]),
    );

/** Requirements of a collaboration programme. */
export interface SupportRule {
  /** Maximum amount in won; null if taking part is free. */
  readonly limitKrw: number | null;
}

function checkSupportBudget(value: Readonly<Record<string, unknown>>, limitKrw: number): Messages {
  const total = sumAmounts(textsOf(value.budgetKrw));
  const rows = checkRowNames(textsOf(value.budgetNm), '항목');
  if (rows.length > 0) return rows;
  if (total === 0) return [{ path: ['budgetKrw'], message: '소요 예산을 입력해 주세요.' }];
  if (total <= limitKrw) return [];
  const over = (total - limitKrw).toLocaleString('en-US');
  return [{ path: ['budgetKrw'], message: `소요 예산이 한도보다 ${over}원 많습니다.` }];
}

/** Application for a collaboration programme. */
export const supportForm = ({ limitKrw }: SupportRule) =>
  z
    .strictObject({
      ...sharedShape,
      title: written('제목', '을', applicationLimits.title),
      wish: written('지원 희망 내용', '을', applicationLimits.supportWish, true),
      budgetNm: rowTexts(30),
      budgetKrw: z.array(won),
      schedule: written('추진 일정', '을', applicationLimits.schedule, true),
      effect: optionalText('기대효과', '를', applicationLimits.effect, true),
      proofUids: limitKrw === null ? fileUids : neededFiles('견적서 등 증빙을 올려 주세요.'),
    })
    .check(
      checkTogether<Record<string, unknown>>((value) => (limitKrw === null ? [] : checkSupportBudget(value, limitKrw))),
    );
