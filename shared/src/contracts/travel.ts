export {
  type Attraction,
  type AttractionCounts,
  type AttractionDetail,
  type AttractionMarker,
  type AttractionOption,
  attractionCounts,
  attractionGet,
  attractionList,
  attractionMarkers,
  attractionSorts,
  interestAdd,
  interestRemove,
  maxMarkers,
  myAttractionList,
  type Room,
} from './attraction.ts';
export { type FeedItem, type FeedKind, feedKinds, feedList, feedRead } from './feed.ts';
export { inquiryInsert, inquiryLimits } from './inquiry.ts';
export { type ContentLanguage, contentLanguages, localeCookie, readChosenLanguage } from './languages.ts';
export {
  type MemberPass,
  type PassDetail,
  type PassItem,
  type PassPlace,
  passGet,
  passList,
  stickyMyPass,
} from './pass.ts';
export { type Coupon, coupon, type Promotion, type PromotionDetail, promotionGet, promotionList } from './promotion.ts';
export { type GoodsInfo, goodsInfoGet } from './reserve.ts';
export { type Review, reviewList, reviewReport, reviewSorts } from './review.ts';
export { type Tour, type TourDetail, type TourStop, tourAttractionGet, tourGet, tourList } from './tour.ts';
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
