import { noAnswerYet, noNetwork, screen } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const noRows = { list: [], cnt_total: 0 };
const noReview = { lookCnt: 0, markedCnt: 0, lastDt: null, lastNm: null };

/** Lists of the office: page, endpoint of its rows, an answer without rows, and what an empty list says. */
const pages: readonly (readonly [path: string, endpoint: string, answer: object, empty: string])[] = [
  [
    paths.today,
    'admin.today',
    { areas: [{ area: 'lab', level: 'READ' }], queues: [], days: [] },
    '기다리는 일이 없습니다. 새로 들어오면 여기에 바로 나타납니다.',
  ],
  [paths.approvals, 'admin.listApprovals', noRows, '기다리는 제안이 없습니다.'],
  [paths.qna, 'admin.listQna', noRows, '기다리는 문의가 없습니다.'],
  [paths.applications, 'admin.applications', noRows, '신청이 없습니다.'],
  [paths.courses, 'admin.listCourses', noRows, '교육과정이 없습니다.'],
  [paths.enrolments, 'admin.allEnrolments', noRows, '수강 신청이 없습니다.'],
  [`${paths.enrolments}?eduUid=e1`, 'admin.enrolments', noRows, '수강 신청이 없습니다.'],
  [paths.bookings, 'admin.listBookings', { ...noRows, states: [] }, '장비 예약이 없습니다.'],
  [paths.equipment, 'admin.listEquipment', noRows, '장비가 없습니다.'],
  [paths.bookingDay, 'admin.bookingDay', { date: '2026-11-25', holidayNm: null, devices: [] }, '장비가 없습니다.'],
  [paths.closures, 'admin.listClosures', noRows, '등록된 휴무가 없습니다.'],
  [paths.penalties, 'admin.listPenalties', noRows, '미이용 기록이 없습니다.'],
  [paths.goods, 'admin.listGoods', noRows, '상품이 없습니다.'],
  [paths.passGoods, 'admin.listPassGoods', noRows, '패스 상품이 없습니다.'],
  [paths.orders, 'admin.listOrders', noRows, '주문이 없습니다.'],
  [paths.refunds, 'admin.listRefunds', noRows, '기다리는 환불이 없습니다.'],
  [paths.inquiries, 'admin.listInquiries', noRows, '기다리는 여행 문의가 없습니다.'],
  [paths.reviews, 'admin.listReviews', noRows, '신고된 후기가 없습니다.'],
  [paths.passes, 'admin.listPasses', noRows, '패스가 없습니다.'],
  [paths.coupons, 'admin.listCoupons', noRows, '쿠폰이 없습니다.'],
  [paths.promoCodes, 'admin.listPromoCodes', noRows, '프로모션 코드가 없습니다.'],
  [paths.promotions, 'admin.listPromotions', noRows, '기획전이 없습니다.'],
  [paths.feed, 'admin.listFeed', noRows, '소식이 없습니다.'],
  [paths.travelInfo, 'admin.listTravelInfo', noRows, '여행 정보가 없습니다.'],
  [paths.tours, 'admin.listTours', noRows, '추천 여행코스가 없습니다.'],
  [paths.posts, 'admin.listPosts', noRows, '게시물이 없습니다.'],
  [paths.faq, 'admin.listFaqs', noRows, '자주 묻는 질문이 없습니다.'],
  [paths.banners, 'admin.listBanners', noRows, '배너가 없습니다.'],
  [paths.share, 'admin.listSharings', noRows, '공유 자료가 없습니다.'],
  [paths.calls, 'admin.listNotices', noRows, '공고가 없습니다.'],
  [paths.programs, 'admin.listPrograms', noRows, '협업 프로그램이 없습니다.'],
  [paths.placeNotices, 'admin.listPlaceNotices', noRows, '관광지 알림이 없습니다.'],
  [paths.exchangeRates, 'admin.listRates', noRows, '환율이 없습니다.'],
  [paths.popularWords, 'admin.listPopularWords', noRows, '검색한 단어가 없습니다.'],
  [paths.pages, 'admin.listPages', { list: [] }, '고칠 페이지가 없습니다.'],
  [paths.terms, 'admin.listTerms', { list: [] }, '약관이 없습니다.'],
  [paths.members, 'admin.listMembers', noRows, '회원이 없습니다.'],
  [paths.companies, 'admin.listCompanies', noRows, '기업이 없습니다.'],
  [paths.codes, 'admin.listCodes', { ...noRows, groups: [] }, '코드가 없습니다.'],
  [paths.exchangeCards, 'admin.listExchangeCards', noRows, '교환권이 없습니다.'],
  [paths.retention, 'admin.listRetention', { ...noRows, rules: [] }, '파기할 개인정보가 없습니다.'],
  [paths.audit, 'admin.listAudit', noRows, '기록이 없습니다.'],
  [paths.access, 'admin.listAccess', { ...noRows, review: noReview }, '접속 기록이 없습니다.'],
  [paths.templates, 'admin.listTemplates', noRows, '답변 틀이 없습니다.'],
  [paths.mailTemplates, 'admin.listMailTemplates', noRows, '찾는 메일이 없습니다.'],
  [paths.mail, 'admin.listMails', noRows, '메일이 없습니다.'],
  [paths.jobs, 'admin.listJobs', noRows, '실패한 작업이 없습니다.'],
  [paths.searchWords, 'admin.searchSynonyms', noRows, '등록된 낱말이 없습니다.'],
  [paths.roles, 'admin.rights', noRows, '권한이 있는 회원이 없습니다.'],
  [paths.flags, 'admin.listFlags', { ...noRows, deployment: 'demo' }, '기능 스위치가 없습니다.'],
  [paths.remoteSettings, 'admin.listRemoteSettings', noRows, '바꿀 설정이 없습니다.'],
];

const others = {
  'admin.getCourse': noAnswerYet(),
  'admin.listEquipment': noRows,
  'edu.list': { ...noRows, states: [] },
};

describe('a list of the office', () => {
  it.each(pages)('%s says that nothing waits', async (path, endpoint, answer, empty) => {
    await openOffice(path, { ...others, [endpoint]: answer });

    expect(await screen.findByText(empty)).toBeVisible();
  });

  it.each(pages)('%s shows that it loads', async (path, endpoint) => {
    await openOffice(path, { ...others, [endpoint]: noAnswerYet() });

    expect(await screen.findAllByText('불러오는 중입니다.')).not.toHaveLength(0);
  });

  it.each(pages)('%s offers to try again without an answer', async (path, endpoint) => {
    await openOffice(path, { ...others, [endpoint]: noNetwork() });

    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('leads from empty filters to all rows', async () => {
    await openOffice(`${paths.orders}?searchKeyword=없는+주문`, { 'admin.listOrders': noRows });

    expect(await screen.findByText('조건에 맞는 것이 없습니다.')).toBeVisible();
    expect(screen.getByRole('link', { name: '조건 지우기' })).toHaveAttribute('href', paths.orders);
  });
});
