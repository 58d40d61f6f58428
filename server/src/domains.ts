import { errorCodes } from '@haesol/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from './context.ts';
import accountRoutes from './domains/account/routes.ts';
import applyRoutes from './domains/apply/routes.ts';
import attractionRoutes from './domains/attraction/routes.ts';
import authRoutes from './domains/auth/routes.ts';
import bookingRoutes from './domains/booking/routes.ts';
import certRoutes from './domains/cert/routes.ts';
import codeRoutes from './domains/codes/routes.ts';
import commentRoutes from './domains/comments/routes.ts';
import companyRoutes from './domains/company/routes.ts';
import contentRoutes from './domains/contents/routes.ts';
import couponRoutes from './domains/coupon/routes.ts';
import devRoutes from './domains/dev/routes.ts';
import eduRoutes from './domains/edu/routes.ts';
import enrollRoutes from './domains/enroll/routes.ts';
import equipmentRoutes from './domains/equipment/routes.ts';
import faqRoutes from './domains/faq/routes.ts';
import feedRoutes from './domains/feed/routes.ts';
import fileRoutes from './domains/files/routes.ts';
import inquiryRoutes from './domains/inquiry/routes.ts';
import joinRoutes from './domains/join/routes.ts';
import mainRoutes from './domains/main/routes.ts';
import mypageRoutes from './domains/mypage/routes.ts';
import myTravelRoutes from './domains/myTravel/routes.ts';
import notificationRoutes from './domains/notifications/routes.ts';
import opsRoutes from './domains/ops/routes.ts';
import orderRoutes from './domains/order/routes.ts';
import passRoutes from './domains/pass/routes.ts';
import payRoutes from './domains/pay/routes.ts';
import platformRoutes from './domains/platform/routes.ts';
import pointRoutes from './domains/point/routes.ts';
import postRoutes from './domains/posts/routes.ts';
import programRoutes from './domains/programs/routes.ts';
import promotionRoutes from './domains/promotion/routes.ts';
import qnaRoutes from './domains/qna/routes.ts';
import recoveryRoutes from './domains/recovery/routes.ts';
import reserveRoutes from './domains/reserve/routes.ts';
import reviewRoutes from './domains/review/routes.ts';
import rightRoutes from './domains/rights/routes.ts';
import searchRoutes from './domains/search/routes.ts';
import sharingRoutes from './domains/sharing/routes.ts';
import snsRoutes from './domains/sns/routes.ts';
import termsRoutes from './domains/terms/routes.ts';
import tourRoutes from './domains/tour/routes.ts';
import travelInfoRoutes from './domains/travelInfo/routes.ts';
import travelOfficeRoutes from './domains/travelOffice/routes.ts';
import voucherRoutes from './domains/voucher/routes.ts';
import type { ConstraintCodes } from './plugins/errorHandler.ts';

/** Every domain of the API, in load order: operations, members and their sessions, content, and what demo mode adds. */
export const domains: readonly FastifyPluginAsync<AppContext>[] = [
  opsRoutes,
  authRoutes,
  certRoutes,
  joinRoutes,
  recoveryRoutes,
  snsRoutes,
  mypageRoutes,
  accountRoutes,
  platformRoutes,
  rightRoutes,
  companyRoutes,
  codeRoutes,
  contentRoutes,
  termsRoutes,
  postRoutes,
  faqRoutes,
  fileRoutes,
  qnaRoutes,
  commentRoutes,
  notificationRoutes,
  equipmentRoutes,
  bookingRoutes,
  eduRoutes,
  programRoutes,
  sharingRoutes,
  applyRoutes,
  enrollRoutes,
  attractionRoutes,
  passRoutes,
  tourRoutes,
  promotionRoutes,
  travelInfoRoutes,
  travelOfficeRoutes,
  reserveRoutes,
  myTravelRoutes,
  voucherRoutes,
  couponRoutes,
  pointRoutes,
  orderRoutes,
  payRoutes,
  reviewRoutes,
  inquiryRoutes,
  feedRoutes,
  mainRoutes,
  searchRoutes,
  devRoutes,
];

/** Database constraints whose violation is answered by a code of its own. */
export const constraintCodes: ConstraintCodes = {
  member_email_uq: errorCodes.emailTaken,
  member_sns_subject_uq: errorCodes.socialAccountTaken,
  enroll_one: errorCodes.alreadyApplied,
  equipment_rsv_busy_excl: errorCodes.slotTaken,
  equipment_rsv_one_hold: errorCodes.slotTaken,
  member_sns_one_uq: errorCodes.socialAccountTaken,
  application_live_uq: errorCodes.alreadyApplied,
};
