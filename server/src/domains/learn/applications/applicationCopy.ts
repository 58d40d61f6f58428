import { errorCodes } from '@haesol/contracts/common';
import {
  type AdviceField,
  type ApplicationDetail,
  applicationStateNames,
  listAdviceFields,
  toApplicationCopyPath,
} from '@haesol/contracts/learn';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { issueDocument } from '../../common/documents/issueDocument.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import type { FormRow, OfficeForm } from '../../common/pdf/officeForm.ts';
import { getOwnApplication, readApplication } from './applicationView.ts';

const kindNames = { TECH: '기술자문', ASSN: '공동과제', COLLABO: '공유·협업', EDU: '교육' } as const;

/** Names of fields that the advice form does not have. */
const fieldNames: Readonly<Record<string, string>> = {
  applicantNm: '신청자',
  companyNm: '기업',
  ceoNm: '대표자',
  bizNo: '사업자등록번호',
  email: '이메일',
  tel: '연락처',
  affiliation: '소속',
  position: '직위',
  wish: '지원 희망 내용',
  summary: '과제 요약',
  goal: '목표 및 내용',
  effect: '기대효과',
  schedule: '추진 일정',
  performFrom: '수행 시작',
  performTo: '수행 종료',
  professorNm: '책임교수',
  personNm: '참여인력',
  personOrg: '참여인력 소속',
  personRole: '맡은 일',
  personShare: '참여율(%)',
  budgetNm: '예산 항목',
  budgetSupport: '지원금(원)',
  budgetCash: '기업 현금(원)',
  budgetKind: '기업 현물(원)',
  budgetKrw: '예산(원)',
  totalKrw: '총사업비(원)',
  employees: '종업원 수',
  salesKrw: '매출액(원)',
};
const adviceFields = new Map<string, AdviceField>(listAdviceFields().map((field) => [field.name, field]));

function toRows({ kind, values, codeNms }: ApplicationDetail): FormRow[] {
  function toText(name: string, value: unknown): string {
    if (Array.isArray(value)) {
      const parts = value.map((part) => toText(name, part)).filter((part) => part !== '');
      return parts.join(name === 'tel' ? '-' : ', ');
    }
    const text = String(value ?? '');
    const field = adviceFields.get(name);
    const option = field !== undefined && 'options' in field ? field.options[text]?.label : undefined;
    return option ?? codeNms[text] ?? text;
  }
  return Object.entries(values).flatMap(([name, value]): FormRow[] => {
    const label = adviceFields.get(name)?.label;
    const term = kind === 'TECH' ? (label ?? fieldNames[name]) : (fieldNames[name] ?? label);
    const text = toText(name, value);
    return term === undefined || text === '' || name === 'title' ? [] : [[term, text]];
  });
}

function toForm(application: ApplicationDetail, submittedAt: Date | null): OfficeForm {
  const { aplNo, kind, title, state, files } = application;
  return {
    title: '신청서 사본',
    facts: [
      ['접수번호', aplNo ?? ''],
      ['종류', kindNames[kind]],
      ['제목', title],
      ...(submittedAt === null ? [] : ([['접수일', toSeoulDate(submittedAt)]] as const)),
      ['상태', applicationStateNames[state]],
      ...toRows(application),
      ...(files.length === 0 ? [] : ([['첨부 파일', files.map(({ orgNm }) => orgNm).join(', ')]] as const)),
    ],
    amounts: [],
    notes: ['이 사본은 접수된 신청서의 내용과 같습니다.'],
  };
}

/** Serves the copy of a member's own application as PDF instead of an envelope. */
export function installApplicationCopy(app: FastifyInstance, context: AppContext): void {
  const path = decodeURIComponent(toApplicationCopyPath(':aplUid'));
  app.get(path, { config: { access: 'member' } }, async ({ principal: member, params }, reply) => {
    if (member === undefined) throw new ApiError(errorCodes.signInRequired);
    const { memberUid, now } = member;
    const row = await getOwnApplication(context.db, (params as { aplUid: string }).aplUid, memberUid);
    const form = toForm(await readApplication(context, row, now), row.submitted_at);
    const { docNo, pdf } = await issueDocument(context.db, { kind: 'APPLICATION', memberUid, form }, now);
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', toContentDisposition(`신청서 ${docNo}.pdf`))
      .send(pdf);
  });
}
