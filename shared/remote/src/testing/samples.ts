import type { Faq, FaqDetail, Post, PostDetail, Qna, QnaDetail } from '@haesol/contracts/board';
import type { EndpointData } from '@haesol/contracts/common';
import type { Equipment } from '@haesol/contracts/lab';
import type { getMyPage } from '@haesol/contracts/member';

type MyPage = EndpointData<typeof getMyPage>;

/** Member without an affiliation. */
export const noAffiliation: MyPage['affiliation'] = {
  affiliation: null,
  deptCd: null,
  companyNm: null,
  bizNo: null,
  companyScaleCd: null,
  industryCd: null,
  position: null,
  studentNo: null,
  grade: null,
  staffNo: null,
  inChargeYn: 'N',
};

/** Profile of a company member. @param change overrides */
export const aMyPage = (change: Partial<MyPage> = {}): MyPage => ({
  user_nm: '한가람',
  email: 'company@demo.example',
  memberClass: 'COMPANY',
  profileUrl: null,
  sns: [],
  counts: { edu: 0, equ: 0, tech: 0, assn: 0, collabo: 0, qna: 0, coupon: 0, pass: 0, reserve: 0 },
  tel: { tel1: '010', tel2: '0000', tel3: '1001' },
  affiliation: {
    ...noAffiliation,
    companyNm: '(주)누리정밀',
    bizNo: '0000100007',
    companyScaleCd: 'SMALL',
    industryCd: 'FOOD',
    position: '대표',
    inChargeYn: 'Y',
  },
  agree: { mail: 'N', travel: 'N' },
  lastLoginDt: null,
  joinDt: '2026-01-01T00:00:00+09:00',
  state: 'ACTIVE',
  passwordYn: 'Y',
  ...change,
});

/** Post in a list. @param change overrides */
export const aPost = (change: Partial<Post> = {}): Post => ({
  postUid: 'p1',
  no: 128,
  board: 'NOTICE',
  categoryCd: 'EQUIP',
  categoryNm: '장비',
  title: '2027년 1분기 공용장비 이용료 감면 안내',
  summary: '감면합니다.',
  writerNm: '공용장비운영팀',
  createdDt: '2026-11-23T09:00:00+09:00',
  viewCnt: 1312,
  fileCnt: 0,
  files: [],
  pinYn: 'N',
  newYn: 'N',
  urgentYn: 'N',
  thumbUrl: null,
  thumbAlt: null,
  ...change,
});

/** Post with its text. @param change overrides */
export const aPostDetail = (change: Partial<PostDetail> = {}): PostDetail => ({
  ...aPost(),
  updatedDt: '2026-11-23T09:00:00+09:00',
  html: '<p>감면합니다.</p>',
  images: [],
  sourceNm: null,
  downloadCnt: 0,
  next: null,
  prev: null,
  related: [],
  ...change,
});

/** FAQ entry in a list. @param change overrides */
export const aFaq = (change: Partial<Faq> = {}): Faq => ({
  faqUid: 'F1',
  no: 48,
  categoryCd: 'EQUIP',
  categoryNm: '장비',
  title: '며칠 전까지 신청해야 하나요?',
  viewCnt: 1312,
  createdDt: '2026-11-20T09:00:00+09:00',
  ...change,
});

/** FAQ entry with its answer. @param change overrides */
export const aFaqDetail = (change: Partial<FaqDetail> = {}): FaqDetail => ({
  ...aFaq(),
  html: '<p>2영업일 전까지 신청해 주세요.</p>',
  helpY: 3,
  helpN: 1,
  prev: null,
  next: null,
  related: [],
  ...change,
});

/** Question of a member in a list. @param change overrides */
export const aQna = (change: Partial<Qna> = {}): Qna => ({
  qnaUid: 'q1',
  no: 90,
  categoryCd: 'EQUIP',
  categoryNm: '장비',
  title: '시료 크기 제한이 어떻게 되나요?',
  privateYn: 'N',
  lockedYn: 'N',
  mineYn: 'N',
  commentCnt: 0,
  fileCnt: 0,
  writerNm: '김*솔',
  answerState: 'WAIT',
  reopenedYn: 'N',
  createdDt: '2026-11-20T09:00:00+09:00',
  viewCnt: 40,
  newYn: 'N',
  ...change,
});

/** Question of a member with its text and answers. @param change overrides */
export const aQnaDetail = (change: Partial<QnaDetail> = {}): QnaDetail => ({
  ...aQna(),
  content: '본문',
  images: [],
  files: [],
  bundleUrl: null,
  answers: [],
  editableYn: 'N',
  refType: null,
  refUid: null,
  prev: null,
  next: null,
  ...change,
});

/** Equipment in a list. @param change overrides */
export const anEquipment = (change: Partial<Equipment> = {}): Equipment => ({
  eqUid: 'e1',
  eqNm: '주사전자현미경',
  model: 'FE-SEM',
  ctgCd: 'SURFACE',
  ctgNm: '표면분석',
  place: '공동실험실습관 101호',
  modes: ['DIRECT', 'REQUEST'],
  state: 'AVAILABLE',
  trainingYn: 'Y',
  slotMin: 60,
  price: 20000,
  thumbUrl: '/art/equipment/sem.svg?tint=blue',
  thumbAlt: '주사전자현미경 그림',
  favoriteYn: 'N',
  ...change,
});
