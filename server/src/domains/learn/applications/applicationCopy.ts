import { errorCodes, toFileText } from '@haesol/contracts/common';
import {
  type ApplicationDetail,
  applicationStateNames,
  listApplicationFacts,
  toApplicationCopyPath,
  toStaffApplicationCopyPath,
} from '@haesol/contracts/learn';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { issueDocument } from '../../common/documents/issueDocument.ts';
import { recordPrint } from '../../common/documents/recordPrint.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import type { FormRow, OfficeForm } from '../../common/pdf/officeForm.ts';
import { type ApplicationRow, getApplication, getOwnApplication, readApplication } from './applicationView.ts';

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

/** Issues the copy of an application; its member and staff get the same one. */
async function issueCopy(context: AppContext, row: ApplicationRow, now: Date) {
  const form = toForm(await readApplication(context, row, now), row.submitted_at);
  const wanted = { kind: 'APPLICATION', memberUid: row.member_uid, form } as const;
  return issueDocument(context.db, wanted, now);
}

const sendCopy = (reply: FastifyReply, { docNo, pdf }: Awaited<ReturnType<typeof issueCopy>>) =>
  reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', toContentDisposition(`신청서 ${docNo}.pdf`))
    .send(pdf);

const readAplUid = (params: unknown) => (params as { aplUid: string }).aplUid;

/** Serves the copy of an application as PDF instead of an envelope: to its member, and to staff, who are in the audit log. */
export function installApplicationCopy(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  const ownPath = decodeURIComponent(toApplicationCopyPath(':aplUid'));
  app.get(ownPath, { config: { access: 'member' } }, async ({ principal: member, params }, reply) => {
    if (member === undefined) throw new ApiError(errorCodes.signInRequired);
    const row = await getOwnApplication(db, readAplUid(params), member.memberUid);
    return sendCopy(reply, await issueCopy(context, row, member.now));
  });

  const staffPath = decodeURIComponent(toStaffApplicationCopyPath(':aplUid'));
  app.get(staffPath, { config: { access: 'staff', area: 'learn' } }, async (request, reply) => {
    const { principal: staff, params } = request;
    if (staff === undefined) throw new ApiError(errorCodes.signInRequired);
    const row = await getApplication(db, requireUuid(readAplUid(params)));
    const copy = await issueCopy(context, row, staff.now);
    const target = { targetType: 'APPLICATION', targetUid: row.apl_uid } as const;
    await recordPrint(db, request, { action: 'application.print', ...target, docNo: copy.docNo });
    return sendCopy(reply, copy);
  });
}
