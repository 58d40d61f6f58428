import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  adminAddCourse,
  adminCancelCourse,
  adminChangeCourse,
  adminCourse,
  adminCourses,
  eduCalendar,
  eduGet,
  eduList,
} from '@haesol/contracts/learn';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { keptRoute, route } from '../../../http/plugins/route.ts';
import { cancelCourse } from './cancelCourse.ts';
import { listStaffCourses } from './listStaffCourses.ts';
import { readMonth } from './readMonth.ts';
import { createEduRepository } from './repository.ts';
import { addCourse, changeCourse, getStaffCourse } from './staffCourses.ts';

export default async function eduRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const edus = createEduRepository(context.db);

  route(app, context, eduList, async ({ member, query }) =>
    edus.listEdus(query, { ...toPage(query), now: await context.clock.now() }, member?.memberUid ?? null),
  );

  keptRoute(app, context, eduCalendar, ({ params: { month }, query, now }) =>
    readMonth(context.db, month, { ...query, now }),
  );

  route(app, context, eduGet, async ({ member, params: { eduUid } }) => {
    const edu = await edus.findEdu(eduUid, { now: await context.clock.now(), memberUid: member?.memberUid ?? null });
    if (edu === undefined) throw new ApiError(errorCodes.notFound);
    return edu;
  });

  installStaff(app, context);
}

/** Endpoints for staff; each checks the role itself. */
function installStaff(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminCourses, ({ member: { now }, query }) =>
    listStaffCourses(context.db, query, { ...toPage(query), now }),
  );

  route(app, context, adminCourse, ({ params: { eduUid }, member }) => getStaffCourse(context, eduUid, member.now));

  route(app, context, adminAddCourse, ({ body, member: staff, write }) =>
    write(async (trx) => ({ eduUid: await addCourse(trx, body, staff) })),
  );

  route(app, context, adminChangeCourse, ({ params: { eduUid }, body, member: staff, write }) =>
    write(async (trx) => {
      await changeCourse(context, trx, eduUid, { body, staff });
      return { eduUid };
    }),
  );

  route(app, context, adminCancelCourse, ({ params: { eduUid }, body: { memo }, member: staff, write }) =>
    write(async (trx) => ({ eduUid, cancelledCnt: await cancelCourse(context, trx, eduUid, { memo, staff }) })),
  );
}
