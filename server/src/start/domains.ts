import { errorCodes } from '@haesol/contracts/common';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../context.ts';
import commentRoutes from '../domains/board/comments/routes.ts';
import faqRoutes from '../domains/board/faq/routes.ts';
import postRoutes from '../domains/board/posts/routes.ts';
import qnaRoutes from '../domains/board/qna/routes.ts';
import sharingRoutes from '../domains/board/sharing/routes.ts';
import codeRoutes from '../domains/common/codes/routes.ts';
import contentRoutes from '../domains/common/contents/routes.ts';
import devRoutes from '../domains/common/dev/routes.ts';
import fileRoutes from '../domains/common/files/routes.ts';
import notificationRoutes from '../domains/common/notifications/routes.ts';
import opsRoutes from '../domains/common/ops/routes.ts';
import termsRoutes from '../domains/common/terms/routes.ts';
import certRoutes from '../domains/identity/cert/routes.ts';
import companyRoutes from '../domains/identity/company/routes.ts';
import joinRoutes from '../domains/identity/join/routes.ts';
import authRoutes from '../domains/identity/login/routes.ts';
import recoveryRoutes from '../domains/identity/recovery/routes.ts';
import snsRoutes from '../domains/identity/sns/routes.ts';
import bookingRoutes from '../domains/lab/booking/routes.ts';
import equipmentRoutes from '../domains/lab/equipmentRoutes.ts';
import applyRoutes from '../domains/learn/applications/routes.ts';
import eduRoutes from '../domains/learn/education/routes.ts';
import enrollRoutes from '../domains/learn/enrolmentRoutes.ts';
import programRoutes from '../domains/learn/programRoutes.ts';
import accountRoutes from '../domains/member/account/routes.ts';
import mypageRoutes from '../domains/member/dashboard/routes.ts';
import mainRoutes from '../domains/member/home/routes.ts';
import searchRoutes from '../domains/member/search/routes.ts';
import attractionRoutes from '../domains/travel/attraction/routes.ts';
import couponRoutes from '../domains/travel/coupon/routes.ts';
import feedRoutes from '../domains/travel/feed/routes.ts';
import reserveRoutes from '../domains/travel/goods/routes.ts';
import inquiryRoutes from '../domains/travel/inquiry/routes.ts';
import myTravelRoutes from '../domains/travel/myTravel/routes.ts';
import orderRoutes from '../domains/travel/order/routes.ts';
import passRoutes from '../domains/travel/pass/routes.ts';
import payRoutes from '../domains/travel/payRoutes.ts';
import pointRoutes from '../domains/travel/point/routes.ts';
import promotionRoutes from '../domains/travel/promotion/routes.ts';
import reviewRoutes from '../domains/travel/review/routes.ts';
import tourRoutes from '../domains/travel/tour/routes.ts';
import travelInfoRoutes from '../domains/travel/travelInfo/routes.ts';
import travelOfficeRoutes from '../domains/travel/travelStaff/routes.ts';
import voucherRoutes from '../domains/travel/voucher/routes.ts';
import type { ConstraintCodes } from '../http/plugins/errorHandler.ts';
import platformRoutes from '../release/platform/routes.ts';
import rightRoutes from '../release/rights/routes.ts';

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
