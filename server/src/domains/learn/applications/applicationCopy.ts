import { errorCodes, toFileText } from '@haesol/contracts/common';
import {
  type ApplicationDetail,
  applicationStateNames,
  listApplicationFacts,
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

/** Returns the submitted values as rows; a row of a table names the column of each number. */
const toRows = (application: ApplicationDetail): FormRow[] =>
  listApplicationFacts(application, (day) => day).flatMap((fact): FormRow[] => {
    if ('text' in fact) return [[fact.label, fact.text]];
    const { columns, rows } = fact.table;
    return rows.map((row) => [
      fact.label,
      columns.map(({ label, isNumber }, at) => (isNumber ? `${label} ${row[at]}` : row[at])).join(' · '),
    ]);
  });

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
      ...(files.length === 0 ? [] : ([['첨부 파일', files.map(toFileText).join('\n')]] as const)),
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
