import { toPage } from '@haesol/contracts/common';
import {
  adminAddEquipment,
  adminChangeEquipment,
  adminEquipment,
  adminEquipmentGet,
  adminEquipmentHours,
  adminEquipmentOperators,
  adminEquipmentPictures,
  adminEquipmentPrices,
} from '@haesol/contracts/lab';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import {
  addEquipment,
  changeHours,
  changeOperators,
  changePictures,
  changePrices,
  changeTexts,
} from './changeEquipment.ts';
import { getStaffEquipment, listStaffEquipment } from './readEquipment.ts';

/** Staff endpoints for the catalogue of equipment. */
export default async function equipmentStaffRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;

  route(app, context, adminEquipment, ({ member: { now }, query }) =>
    listStaffEquipment(db, query, { ...toPage(query), now }),
  );

  route(app, context, adminEquipmentGet, ({ member: { now }, params: { eqUid } }) => getStaffEquipment(db, eqUid, now));

  route(app, context, adminAddEquipment, ({ member, body, write }) => write((trx) => addEquipment(trx, body, member)));

  route(app, context, adminChangeEquipment, ({ member, params: { eqUid }, body, write }) =>
    write((trx) => changeTexts(trx, eqUid, body, member)),
  );

  route(app, context, adminEquipmentHours, ({ member, params: { eqUid }, body, write }) =>
    write((trx) => changeHours(context, trx, eqUid, body, member)),
  );

  route(app, context, adminEquipmentPrices, ({ member, params: { eqUid }, body, write }) =>
    write((trx) => changePrices(trx, eqUid, body, member)),
  );

  route(app, context, adminEquipmentPictures, ({ member, params: { eqUid }, body, write }) =>
    write((trx) => changePictures(trx, eqUid, body, member)),
  );

  route(app, context, adminEquipmentOperators, ({ member, params: { eqUid }, body, write }) =>
    write((trx) => changeOperators(trx, eqUid, body, member)),
  );
}
