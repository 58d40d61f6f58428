import {
  toAdvisorsHref,
  toBookingDayHref,
  toEquipmentListHref,
  toPassHref,
  toProjectNoticeHref,
  toPromotionHref,
  toTourHref,
} from './paths.ts';

test.each([
  [toPassHref('A&B'), '/travel/pass?gdsDtlUid=A%26B'],
  [toPromotionHref('PR001'), '/travel/promotion?id=PR001'],
  [toTourHref('T1'), '/travel/tour?tourUid=T1'],
  [toEquipmentListHref('BIO'), '/cooperation/equipment?ctg=BIO'],
  [toBookingDayHref('EQ1', '2026-12-01'), '/easyReservation?eqUid=EQ1&date=2026-12-01'],
  [toAdvisorsHref('T20'), '/cooperation/advice?field=T20'],
  [toProjectNoticeHref('AN1'), '/cooperation/assignment?noticeUid=AN1'],
])('%s includes its parameters', (href, expected) => {
  expect(href).toBe(expected);
});
