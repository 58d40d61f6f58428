export {
  type Attraction,
  type AttractionCounts,
  type AttractionDetail,
  type AttractionMarker,
  type AttractionOption,
  attractionCounts,
  attractionGet,
  attractionList,
  attractionMapStyle,
  attractionMarkers,
  attractionSorts,
  interestAdd,
  interestRemove,
  type MapStyle,
  maxMarkers,
  myAttractionList,
  type Room,
} from './attraction.ts';
export * from './couponOffice.ts';
export { type FeedItem, type FeedKind, feedKinds, feedList, feedRead } from './feed.ts';
export {
  type Inquiry,
  type InquiryDetail,
  inquiryGet,
  inquiryInsert,
  inquiryLimits,
  inquiryList,
} from './inquiry.ts';
export { type ContentLanguage, contentLanguages, localeCookie, readChosenLanguage } from './languages.ts';
export * from './myTravel.ts';
export * from './order.ts';
export * from './orderForms.ts';
export * from './orderOffice.ts';
export {
  type MemberPass,
  type MemberPassDetail,
  myPassGet,
  myPassList,
  type PassDetail,
  type PassItem,
  type PassPlace,
  passGet,
  passList,
  stickyMyPass,
} from './pass.ts';
export * from './payment.ts';
export { type Coupon, coupon, type Promotion, type PromotionDetail, promotionGet, promotionList } from './promotion.ts';
export * from './reservation.ts';
export { type GoodsInfo, goodsInfoGet } from './reserve.ts';
export {
  type OwnReview,
  type Review,
  type Reviewable,
  type ReviewForm,
  type ReviewTarget,
  reviewableList,
  reviewCreate,
  reviewForm,
  reviewLimits,
  reviewList,
  reviewOwnList,
  reviewRemove,
  reviewReport,
  reviewSorts,
  reviewTarget,
  reviewUpdate,
} from './review.ts';
export { type Tour, type TourDetail, type TourStop, tourAttractionGet, tourGet, tourList } from './tour.ts';
export * from './travelContentOffice.ts';
export {
  type Direction,
  directionList,
  type LiveChat,
  liveChatGet,
  type TravelInfo,
  type TravelInfoDetail,
  travelInfoGet,
  travelInfoList,
} from './travelInfo.ts';
export * from './travelOffice.ts';
export * from './usableCoupons.ts';
