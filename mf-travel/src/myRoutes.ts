import { errorCodes } from '@haesol/contracts/common';
import { inquiryGet, myPassGet, reviewTarget, voucherGet } from '@haesol/contracts/travel';
import { definePage, fromSearch, get, getCodes } from '@haesol/remote/routes';
import { paths } from '#paths';
import {
  booker,
  chosenGoods,
  chosenOrder,
  chosenPass,
  chosenPurchase,
  chosenReservation,
  planToBuy,
} from './features/buying/buyingGets.ts';
import { inquiriesState } from './features/inquiries/inquiriesState.ts';
import { firstCoupons, myCounts, myState } from './features/my/myState.ts';
import { chosenPlan, ownPlans, sharedPlan } from './features/plan/planGets.ts';

const optional = { optional: true };
/** Members-only pages: never in search engines. */
const own = { group: 'travel', guard: 'member', noindex: true } as const;
/** Pages of orders, also for buyers without an account; their screens begin with `BuyerGate`. */
const ofBuyer = { ...own, guard: 'buyer' } as const;

/** Checkout pages, and pages of purchases. */
export const myRoutes = [
  definePage({
    ...ofBuyer,
    path: paths.reserve,
    title: 'pages.reserve.title',
    description: 'pages.reserve.description',
    gets: [chosenGoods, chosenPass, booker, getCodes('NATION')],
    search: ['counts', 'useDate', 'departDate'],
    uids: ['goodsDtlId', 'gdsDtlUid', 'rsvtUid'],
    screen: () => import('./features/buying/ReserveScreen.tsx'),
  }),
  definePage({
    ...ofBuyer,
    path: paths.payment,
    title: 'pages.payment.title',
    description: 'pages.payment.description',
    gets: [chosenOrder, booker, getCodes('NATION')],
    uids: ['orderUid'],
    props: { step: 'pay' },
    screen: () => import('./features/buying/PaymentScreen.tsx'),
  }),
  definePage({
    ...ofBuyer,
    path: paths.paymentComplete,
    title: 'pages.paymentComplete.title',
    description: 'pages.paymentComplete.description',
    gets: [chosenReservation],
    uids: ['rsvtUid'],
    props: { step: 'complete' },
    screen: () => import('./features/buying/PaymentScreen.tsx'),
  }),
  definePage({
    ...ofBuyer,
    path: paths.checkout,
    title: 'pages.checkout.title',
    description: 'pages.checkout.description',
    gets: [planToBuy, booker, getCodes('NATION')],
    uids: ['planUid'],
    screen: () => import('./features/buying/CheckoutScreen.tsx'),
  }),
  definePage({
    ...ofBuyer,
    path: paths.purchase,
    title: 'pages.purchase.title',
    description: 'pages.purchase.description',
    gets: [chosenPurchase],
    uids: ['purchaseUid'],
    props: { step: 'purchase' },
    screen: () => import('./features/buying/PaymentScreen.tsx'),
  }),
  definePage({
    group: 'travel',
    noindex: true,
    path: paths.findOrder,
    title: 'pages.findOrder.title',
    description: 'pages.findOrder.description',
    words: 'pages.findOrder.words',
    search: ['no'],
    screen: () => import('./features/findOrder/FindOrderScreen.tsx'),
  }),
  definePage({
    ...own,
    path: paths.my,
    sticky: true,
    title: 'pages.my.title',
    description: 'pages.my.description',
    menu: { id: 'travel_my', order: 60, description: 'pages.my.menu' },
    gets: [myCounts, myState.get, firstCoupons],
    search: ['tab'],
    screen: () => import('./features/my/MyScreen.tsx'),
  }),
  definePage({
    ...ofBuyer,
    path: paths.plans,
    sticky: true,
    title: 'pages.plans.title',
    description: 'pages.plans.description',
    marks: 'travel_my',
    gets: [ownPlans],
    screen: () => import('./features/plan/PlansScreen.tsx'),
  }),
  definePage({
    ...ofBuyer,
    path: paths.plan,
    sticky: true,
    title: 'pages.plan.title',
    description: 'pages.plan.description',
    marks: 'travel_my',
    gets: [chosenPlan],
    uids: ['planUid'],
    screen: () => import('./features/plan/PlanScreen.tsx'),
  }),
  definePage({
    group: 'travel',
    noindex: true,
    path: paths.sharedPlan,
    title: 'pages.sharedPlan.title',
    description: 'pages.sharedPlan.description',
    missing: errorCodes.notFound,
    gets: [sharedPlan],
    uids: ['shareKey'],
    screen: () => import('./features/plan/SharedPlanScreen.tsx'),
  }),
  definePage({
    ...ofBuyer,
    path: paths.myReservation,
    sticky: true,
    title: 'pages.myReservation.title',
    description: 'pages.myReservation.description',
    marks: 'travel_my',
    gets: [chosenReservation, getCodes('REFUND_WHY')],
    uids: ['rsvtUid'],
    screen: () => import('./features/reservation/ReservationScreen.tsx'),
  }),
  definePage({
    ...ofBuyer,
    path: paths.voucher,
    title: 'pages.voucher.title',
    description: 'pages.voucher.description',
    marks: 'travel_my',
    gets: [
      get(voucherGet, { rsvtUid: fromSearch('rsvtUid') }, optional),
      get(myPassGet, { passUid: fromSearch('passUid') }, optional),
    ],
    uids: ['rsvtUid', 'passUid'],
    screen: () => import('./features/voucher/VoucherScreen.tsx'),
  }),
  definePage({
    ...own,
    path: paths.reviewWrite,
    title: 'pages.reviewWrite.title',
    description: 'pages.reviewWrite.description',
    marks: 'travel_my',
    gets: [get(reviewTarget, { rsvtUid: fromSearch('rsvtUid') })],
    uids: ['rsvtUid'],
    screen: () => import('./features/reviewWrite/ReviewWriteScreen.tsx'),
  }),
  definePage({
    ...ofBuyer,
    path: paths.inquiries,
    title: 'pages.inquiries.title',
    description: 'pages.inquiries.description',
    marks: 'travel_my',
    gets: [
      inquiriesState.get,
      get(inquiryGet, { inquiryUid: fromSearch('inquiryUid') }, optional),
      getCodes('INQUIRY_CTG'),
    ],
    search: ['write', 'gdsUid', 'rsvtUid'],
    uids: ['inquiryUid'],
    screen: () => import('./features/inquiries/InquiriesScreen.tsx'),
  }),
];
