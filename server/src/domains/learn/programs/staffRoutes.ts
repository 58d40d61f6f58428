import { toPage } from '@haesol/contracts/common';
import {
  adminAddNotice,
  adminAddProgram,
  adminChangeNotice,
  adminChangeProgram,
  adminNotices,
  adminPrograms,
  adminRemoveNotice,
  adminRemoveProgram,
} from '@haesol/contracts/learn';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { removeShown, writeRecorded } from '../../common/contents/changeShown.ts';
import {
  addNotice,
  addProgram,
  changeNotice,
  changeProgram,
  listStaffNotices,
  listStaffPrograms,
  removeNotice,
} from './staffPrograms.ts';

/** Staff endpoints for notices of joint projects and programmes of collaboration. */
export default async function programStaffRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;

  route(app, context, adminNotices, ({ member: { now }, query }) =>
    listStaffNotices(context, query, { ...toPage(query), now }),
  );

  route(app, context, adminAddNotice, async (call) => {
    const { id } = await writeRecorded(call, 'notice.add', (trx) => addNotice(trx, call.body, call.member));
    return { noticeUid: id };
  });

  route(app, context, adminChangeNotice, async (call) => {
    const { params, body, member } = call;
    const { id } = await writeRecorded(
      call,
      'notice.change',
      (trx) => changeNotice(trx, params.noticeUid, body, member),
      { table: 'apply_notice', uid: params.noticeUid, rev: body.rev },
    );
    return { noticeUid: id };
  });

  route(app, context, adminRemoveNotice, async (call) => {
    await writeRecorded(call, 'notice.remove', (trx) => removeNotice(trx, call.params.noticeUid, call.member.now));
    return {};
  });

  route(app, context, adminPrograms, ({ member: { now }, query }) =>
    listStaffPrograms(db, query, { ...toPage(query), now }),
  );

  route(app, context, adminAddProgram, async (call) => {
    const { id } = await writeRecorded(call, 'program.add', (trx) => addProgram(trx, call.body, call.member));
    return { pgmUid: id };
  });

  route(app, context, adminChangeProgram, async (call) => {
    const { params, body } = call;
    const { id } = await writeRecorded(
      call,
      'program.change',
      (trx) => changeProgram(trx, params.pgmUid, body, call.member),
      {
        table: 'apply_program',
        uid: params.pgmUid,
        rev: body.rev,
      },
    );
    return { pgmUid: id };
  });

  route(app, context, adminRemoveProgram, async (call) => {
    await writeRecorded(call, 'program.remove', (trx) =>
      removeShown(trx, 'apply_program', call.params.pgmUid, call.member.now),
    );
    return {};
  });
}
