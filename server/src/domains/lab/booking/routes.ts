import { errorCodes, toPage } from '@haesol/contracts/common';
import {
  equipmentFavoriteAdd,
  equipmentFavoriteRemove,
  equipmentHold,
  equipmentHoldExtend,
  equipmentHoldRemove,
  equipmentReserve,
  equipmentWaitlistAdd,
  equipmentWaitlistPass,
  equipmentWaitlistRemove,
  equipmentWaits,
  myEquCancel,
  myEquChange,
  myEquGet,
  myEquList,
  toBookingIcsPath,
} from '@haesol/contracts/lab';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toOwnBookingPath } from '../../../mail/pagePaths.ts';
import { findCodeName } from '../../common/codes/repository.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { getDevice } from '../equipment/device.ts';
import { addWaiting } from './addWaiting.ts';
import { passOffer, stopWaiting } from './answerOffer.ts';
import { toCalendarFile } from './calendarFile.ts';
import { cancelBooking, changeBooking } from './changeBooking.ts';
import { installDocuments } from './documents.ts';
import { setFavorite } from './favorites.ts';
import { getOwnBooking } from './findBooking.ts';
import { checkHold, holdSlots, toExpiry } from './holdSlots.ts';
import { findMyBooking, listMyBookings } from './myBookingRepository.ts';
import { offerLeft } from './offerFreed.ts';
import { createHoldRepository } from './repository.ts';
import { installSchedule } from './scheduleRoutes.ts';
import { installStaffRoutes } from './staffRoutes.ts';
import { holdGone, submitHold } from './submitHold.ts';
import { createTurns } from './turns.ts';
import { listOwnWaits } from './waitRepository.ts';

export default async function bookingRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  installHolds(app, context);
  installWishes(app, context);
  installMyBookings(app, context);
  installDocuments(app, context);
  installStaffRoutes(app, context);
  installSchedule(app, context);
}

/** Endpoints from the hold to the booking. */
function installHolds(app: FastifyInstance, context: AppContext): void {
  const { db, limits } = context;

  // Queues requests per equipment, because requests waiting for its lock would occupy all database connections.
  const inTurn = createTurns();

  route(app, context, equipmentHold, ({ member, body, write }) =>
    inTurn(body.eqUid, async () => {
      const device = await getDevice(db, body.eqUid);
      return write(
        (trx) => holdSlots(context, trx, { device, wanted: body, member }),
        async () => {
          await limits.acquire('equipmentHold', member.memberUid, member.now);
          await checkHold(db, device, body, member);
        },
      );
    }),
  );

  route(app, context, equipmentHoldExtend, async ({ member: { memberUid, now }, params, write }) => {
    const holdId = requireUuid(params.holdId);
    return write(async (trx) => {
      const holds = createHoldRepository(trx);
      const extended = await holds.extendHold(holdId, memberUid, now);
      if (extended !== undefined) return { holdId, ...toExpiry(extended.hold_exp, now) };
      if ((await holds.findHold(holdId, memberUid, now)) === undefined) throw holdGone();
      throw new ApiError(errorCodes.reservationTooLong, { message: '확보 시간은 한 번만 연장할 수 있습니다.' });
    });
  });

  route(app, context, equipmentHoldRemove, async ({ member: { memberUid, now }, params, write }) => {
    const holdId = requireUuid(params.holdId);
    return write(async (trx) => {
      const ended = await createHoldRepository(trx).endHold(holdId, memberUid, now);
      if (ended === undefined) throw holdGone();
      const { eq_uid: eqUid, from, to } = ended;
      await offerLeft(context, trx, { eqUid, from, to, now });
      return {};
    });
  });

  route(app, context, equipmentReserve, ({ member, body: { holdId, ...form }, write }) =>
    write((trx) => submitHold(context, trx, { holdId, form }, member)),
  );
}

/** Waiting lists and favourites. */
function installWishes(app: FastifyInstance, context: AppContext): void {
  const { db, limits } = context;

  route(app, context, equipmentWaitlistAdd, async ({ member, body, write }) => {
    const device = await getDevice(db, body.eqUid);
    return write(
      (trx) => addWaiting(trx, device, body, member),
      () => limits.acquire('equipmentHold', member.memberUid, member.now),
    );
  });

  route(app, context, equipmentWaits, async ({ member: { memberUid, now } }) => ({
    list: await listOwnWaits(db, memberUid, now),
  }));

  route(app, context, equipmentWaitlistRemove, async ({ member, params, write }) => {
    const waitUid = requireUuid(params.waitUid);
    return write(async (trx) => {
      await stopWaiting(context, trx, waitUid, member);
      return {};
    });
  });

  route(app, context, equipmentWaitlistPass, async ({ member, params, write }) => {
    const waitUid = requireUuid(params.waitUid);
    return write(async (trx) => {
      await passOffer(context, trx, waitUid, member);
      return {};
    });
  });

  for (const endpoint of [equipmentFavoriteAdd, equipmentFavoriteRemove]) {
    const favoriteYn = endpoint.method === 'POST' ? 'Y' : 'N';
    route(app, context, endpoint, async ({ member, params, write }) => {
      const { eqUid } = await getDevice(db, params.eqUid);
      return write(async (trx) => {
        await setFavorite(trx, member, eqUid, favoriteYn);
        return { favoriteYn } as const;
      });
    });
  }
}

/** Endpoints for a member's own bookings. */
function installMyBookings(app: FastifyInstance, context: AppContext): void {
  const { db, config } = context;

  route(app, context, myEquList, ({ member: { memberUid, now }, query }) =>
    listMyBookings(db, memberUid, query, { ...toPage(query), now }),
  );

  route(app, context, myEquGet, async ({ member: { memberUid, now }, params }) => {
    const booking = await findMyBooking(context, { rsvUid: requireUuid(params.rsvUid), memberUid, now });
    if (booking === undefined) throw new ApiError(errorCodes.notFound);
    return booking;
  });

  route(app, context, myEquCancel, async ({ member, params, body: { whyCd, etcWhy }, write }) => {
    const { rsv_uid: rsvUid } = await getOwnBooking(db, params.rsvUid, member);
    const why = etcWhy ?? (await findCodeName(db, { group: 'EQ_CANCEL_WHY', code: whyCd, languageCd: '' })) ?? whyCd;
    return write((trx) => cancelBooking(context, trx, rsvUid, why, member));
  });

  route(app, context, myEquChange, async ({ member, params, body: { holdId }, write }) => {
    const { rsv_uid: rsvUid } = await getOwnBooking(db, params.rsvUid, member);
    return write((trx) => changeBooking(context, trx, rsvUid, holdId, member));
  });

  // Returns a file instead of an envelope; errors are as in every other endpoint.
  app.get(decodeURIComponent(toBookingIcsPath(':rsvUid')), { config: { access: 'member' } }, async (request, reply) => {
    const member = request.principal;
    if (member === undefined) throw new ApiError(errorCodes.signInRequired);
    const booking = await getOwnBooking(db, (request.params as { rsvUid: string }).rsvUid, member);
    const url = `${config.publicUrl}${toOwnBookingPath(booking.rsv_uid)}`;
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', toContentDisposition(`장비예약_${booking.rsv_no}.ics`))
      .send(toCalendarFile(booking, { url }));
  });
}
