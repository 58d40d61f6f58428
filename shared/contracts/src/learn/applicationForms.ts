import * as z from 'zod/mini';
import { email, uid } from '../common/common.ts';
import { digits, toCommonForm } from '../common/commonForm.ts';
import { fileLimits } from '../common/files.ts';
import { memberText } from '../common/memberText.ts';
import { telParts } from '../common/phones.ts';
import { checkTogether, codeOf, companyNo, memberName } from '../identity/member.ts';
import { adviceFields } from './adviceFields.ts';
import { type BudgetRule, checkBudget, sumBudget, toAmount } from './budget.ts';

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

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const day = (empty: string) => z.string({ error: empty }).check(z.refine(isDay, { error: empty }));

/** Amount in won, unsigned, with or without commas; empty is no amount. */
const won = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => toCommonForm(value).replaceAll(/[\s,]/g, '') || '0'),
  ),
  z.string().check(z.regex(/^\d{1,11}$/, { error: '금액은 숫자로 입력해 주세요.' })),
);
/** The same, but empty stays empty. */
const optionalWon = z.union([z.literal(''), won]);
const rowTexts = (max: number) =>
  z.array(memberText({ max, tooLong: `${max}자까지 입력할 수 있습니다.`, hasLines: false }));

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
  ceoNm: written('대표자', '를', 50),
};

export const adviceModes = ['VISIT', 'ONLINE', 'PAPER'] as const;

const wishDates = z.array(z.string()).check(
  z.maxLength(3),
  z.refine((days) => days.every((text) => text === '' || isDay(text)), { error: '희망일을 다시 확인해 주세요.' }),
  z.refine(
    (days) => {
      const chosen = days.filter((text) => text !== '');
      return new Set(chosen).size === chosen.length;
    },
    { error: '희망일은 서로 다른 날로 입력해 주세요.' },
  ),
);

/** Application for advice. */
const techForm = z.strictObject({
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
  wishDates,
  /** Empty: staff choose the adviser. */
  advisorUid: z.string().check(z.maxLength(40)),
  ndaYn: z.enum(['Y', 'N'], { error: '비밀유지 필요 여부를 선택해 주세요.' }),
});

/** Requirements of a joint project's notice. */
export interface ProjectRule extends BudgetRule {
  /** `YYYY-MM-DD`; the project must be within this period. */
  readonly performFrom: string;
  readonly performTo: string;
}

type Messages = readonly { readonly path: readonly string[]; readonly message: string }[];
type Texts = readonly string[];
const textsOf = (value: unknown): Texts => (Array.isArray(value) ? value.map(String) : []);

function checkPeriod(from: unknown, to: unknown, rule: ProjectRule): Messages {
  if (typeof from !== 'string' || typeof to !== 'string' || !isDay(from) || !isDay(to)) return [];
  if (from > to) return [{ path: ['performTo'], message: '종료일은 시작일 이후여야 합니다.' }];
  if (from < rule.performFrom || to > rule.performTo) {
    const message = `수행기간은 ${rule.performFrom}부터 ${rule.performTo}까지 안에서 입력해 주세요.`;
    return [{ path: [from < rule.performFrom ? 'performFrom' : 'performTo'], message }];
  }
  return [];
}

function checkPeople({ personNm, personOrg, personRole, personShare }: Readonly<Record<string, unknown>>): Messages {
  const names = textsOf(personNm);
  const at = names.findIndex((name, row) => {
    const share = textsOf(personShare)[row] ?? '';
    const isRight = /^\d{1,3}$/.test(share) && Number(share) >= 1 && Number(share) <= 100;
    const texts = [name, textsOf(personOrg)[row] ?? '', textsOf(personRole)[row] ?? ''];
    return !isRight || texts.some((text) => text.trim() === '');
  });
  if (names.length === 0) return [{ path: ['personNm'], message: '참여인력을 1명 이상 입력해 주세요.' }];
  if (names.length > maxParticipants)
    return [{ path: ['personNm'], message: `참여인력은 ${maxParticipants}명까지 입력할 수 있습니다.` }];
  if (at === -1) return [];
  const message = `참여인력 ${at + 1}행의 이름, 소속·직위, 맡은 일, 참여율(1~100)을 입력해 주세요.`;
  return [{ path: ['personNm'], message }];
}

function checkRowNames(names: Texts): Messages {
  const at = names.findIndex((name) => name.trim() === '');
  if (names.length === 0) return [{ path: ['budgetNm'], message: '예산 항목을 1개 이상 입력해 주세요.' }];
  if (names.length > maxBudgetRows)
    return [{ path: ['budgetNm'], message: `예산 항목은 ${maxBudgetRows}개까지 입력할 수 있습니다.` }];
  return at === -1 ? [] : [{ path: ['budgetNm'], message: `예산 ${at + 1}행의 비목을 입력해 주세요.` }];
}

/** Application for a joint project under one notice. */
export const projectForm = (rule: ProjectRule) =>
  z
    .strictObject({
      ...sharedShape,
      employees: digits('종업원 수를 숫자로 입력해 주세요.', /^\d{1,6}$/, '종업원 수를 숫자로 입력해 주세요.'),
      salesKrw: optionalWon,
      title: written('과제명', '을', applicationLimits.projectTitle),
      summary: written('과제 요약', '을', applicationLimits.summary, true),
      goal: written('목표 및 내용', '을', applicationLimits.goal, true),
      professorMode: z.enum(['NAMED', 'MATCH'], { error: '책임교수를 정하는 방법을 선택해 주세요.' }),
      professorNm: optionalText('책임교수', '를', 60),
      performFrom: day('시작일을 입력해 주세요.'),
      performTo: day('종료일을 입력해 주세요.'),
      totalKrw: won,
      budgetNm: rowTexts(30),
      budgetSupport: z.array(won),
      budgetCash: z.array(won),
      budgetKind: z.array(won),
      personNm: rowTexts(30),
      personOrg: rowTexts(60),
      personRole: rowTexts(60),
      personShare: z.array(z.string().check(z.maxLength(3))),
      effect: optionalText('기대효과', '를', applicationLimits.effect, true),
      planUids: neededFiles('사업계획서를 올려 주세요.'),
    })
    .check(
      checkTogether<Record<string, unknown>>((value) => [
        ...(value.professorMode === 'NAMED' && String(value.professorNm ?? '').trim() === ''
          ? [{ path: ['professorNm'], message: '책임교수를 입력해 주세요.' }]
          : []),
        ...checkPeriod(value.performFrom, value.performTo, rule),
        ...checkRowNames(textsOf(value.budgetNm)),
        ...checkBudget(sumBudget(value), rule)
          .filter(({ isRight }) => !isRight)
          .map(({ field, message }) => ({ path: [field], message })),
        ...checkPeople(value),
      ]),
    );

/** Requirements of a collaboration programme. */
export interface SupportRule {
  /** Maximum amount in won; null if taking part is free. */
  readonly limitKrw: number | null;
}

function checkSupportBudget(value: Readonly<Record<string, unknown>>, limitKrw: number): Messages {
  const total = textsOf(value.budgetKrw).reduce((sum, text) => sum + toAmount(text), 0);
  const rows = checkRowNames(textsOf(value.budgetNm));
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

export const adviceForm = techForm;
