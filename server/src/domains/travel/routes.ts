import type { FastifyPluginAsync } from 'fastify';
import attractionRoutes from './attraction/routes.ts';
import couponRoutes from './coupon/routes.ts';
import exchangeRateRoutes from './exchangeRate/routes.ts';
import feedRoutes from './feed/routes.ts';
import reserveRoutes from './goods/routes.ts';
import goodsStaffRoutes from './goodsStaff/routes.ts';
import guestOrderRoutes from './guest/routes.ts';
import inquiryRoutes from './inquiry/routes.ts';
import myTravelRoutes from './myTravel/routes.ts';
import orderRoutes from './order/routes.ts';
import passRoutes from './pass/routes.ts';
import payRoutes from './payRoutes.ts';
import planRoutes from './plan/routes.ts';
import pointRoutes from './point/routes.ts';
import promotionRoutes from './promotion/routes.ts';
import reservationRoutes from './reservation/routes.ts';
import reviewRoutes from './review/routes.ts';
import stockWaitRoutes from './stockWait/routes.ts';
import tourRoutes from './tour/routes.ts';
import tourStaffRoutes from './tourStaff/routes.ts';
import type { TravelContext } from './travelContext.ts';
import travelInfoRoutes from './travelInfo/routes.ts';
import travelStaffRoutes from './travelStaff/routes.ts';
import voucherRoutes from './voucher/routes.ts';

/** Routes of goods, orders, payments, vouchers and other travel features. */
export const travelRoutes: readonly FastifyPluginAsync<TravelContext>[] = [
  attractionRoutes,
  passRoutes,
  exchangeRateRoutes,
  tourRoutes,
  planRoutes,
  promotionRoutes,
  travelInfoRoutes,
  travelStaffRoutes,
  tourStaffRoutes,
  goodsStaffRoutes,
  reserveRoutes,
  stockWaitRoutes,
  myTravelRoutes,
  voucherRoutes,
  couponRoutes,
  pointRoutes,
  orderRoutes,
  payRoutes,
  reviewRoutes,
  inquiryRoutes,
  feedRoutes,
  reservationRoutes,
  guestOrderRoutes,
];
