import type { SharingDetail } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import type { Advisor, ApplyNoticeDetail } from '@haesol/contracts/learn';
import { aMember, aMyPage, anEquipment, refusal, type ScreenStatesOptions } from '@haesol/remote/testing';
import { paths } from '#paths';
import { anApplication } from './applicationSample.ts';

/** Path, answers and states of a screen, with its slot or session if not the default. */
export type ScreenRow = readonly [
  path: string,
  answers: Record<string, unknown>,
  states: ScreenStatesOptions['states'],
  extra?: Pick<ScreenStatesOptions, 'slot' | 'session'>,
];

const savedDt = '2026-11-23T14:02:00+09:00';
const missing = refusal(errorCodes.notFound);
const equipment = { list: [anEquipment()], cnt_total: 1, categories: [], places: [] };
const advisor: Advisor = {
  advisorUid: 'AD001',
  nm: '문서율',
  affiliation: '해솔대학교 지능제조공학과',
  position: '교수',
  fieldCd: 'T20',
  fieldNm: '바이오헬스',
  keywords: ['갈변'],
  introduction: '식품의 색 변화를 연구합니다.',
  adviceCnt: 1,
};
const notice: ApplyNoticeDetail = {
  noticeUid: 'AN001',
  title: '2027년 상반기 산학공동기술과제',
  kindNm: '현장 해결형',
  state: 'OPEN',
  applyFrom: '2026-11-13T09:00:00+09:00',
  applyTo: '2026-12-04T18:00:00+09:00',
  dday: 11,
  supportMax: 45_000_000,
  companySharePct: 25,
  summary: '현장의 문제를 함께 풉니다.',
  html: '<p>과제를 모집합니다.</p>',
  eligibility: ['누리도에 사업장이 있는 기업'],
  cashSharePct: 40,
  performFrom: '2027-02-01',
  performTo: '2027-11-30',
  schedule: [{ label: '신청 접수', from: '2026-11-13', to: '2026-12-04', text: '온라인으로 받습니다.' }],
  checklist: [{ nm: '사업계획서', requiredYn: 'Y', text: '서식에 맞춰 씁니다.' }],
  files: [],
  contact: '과제관리팀',
  mine: null,
};
const resource: SharingDetail = {
  shareUid: 'SH001',
  type: 'TECH',
  fieldNm: '바이오헬스',
  title: '갈변을 늦추는 건조 공정',
  summary: '온도 구간을 나눠 말립니다.',
  thumbUrl: '/art/scene/banner-1.svg',
  thumbAlt: '건조기 그림',
  html: '<p>특허로 등록한 기술입니다.</p>',
  facts: [{ term: '권리', value: '특허' }],
  images: [],
  files: [],
  managerNm: '기술사업화팀',
  tel: '099-700-1013',
  updatedDt: savedDt,
};
/** Screens of equipment, advisers, projects, shared resources, and their applications. */
export const cooperationScreens: readonly ScreenRow[] = [
  [
    paths.equipmentList,
    { 'equipment.list': equipment, 'codes.list': { list: [], cnt_total: 0 } },
    {
      ready: /주사전자현미경/,
      empty: {
        text: /조건에 맞는 장비가 없습니다/,
        answers: { 'equipment.list': { ...equipment, list: [], cnt_total: 0 } },
      },
    },
  ],
  [
    paths.advisors,
    { 'advisors.list': { list: [advisor], cnt_total: 1, fields: [] } },
    {
      ready: /문서율/,
      empty: {
        text: /조건에 맞는 자문위원이 없습니다/,
        answers: { 'advisors.list': { list: [], cnt_total: 0, fields: [] } },
      },
    },
  ],
  [
    `${paths.projectNotice}?noticeUid=AN001`,
    { 'apply.notice': notice },
    { ready: /과제를 모집합니다/, empty: { text: /공고를 찾을 수 없습니다/, answers: { 'apply.notice': missing } } },
  ],
  [
    paths.resources,
    { 'sharing.list': { list: [resource], cnt_total: 1, fields: [] } },
    {
      ready: /갈변을 늦추는 건조 공정/,
      empty: {
        text: /조건에 맞는 항목이 없습니다/,
        answers: { 'sharing.list': { list: [], cnt_total: 0, fields: [] } },
      },
    },
  ],
  [
    `${paths.resourceDetail}?shareUid=SH001`,
    { 'sharing.get': resource },
    {
      ready: /특허로 등록한 기술입니다/,
      empty: { text: /항목을 찾을 수 없습니다/, answers: { 'sharing.get': missing } },
    },
  ],
  [
    `${paths.application}?type=assn&noticeUid=AN001`,
    {
      'apply.notice': notice,
      'mypage.myPage': aMyPage(),
      'apply.draft': { draft: null },
      'codes.list': { list: [], cnt_total: 0 },
    },
    { ready: /산학공동기술과제 신청/, empty: { text: /신청할 수 없습니다/, answers: { 'apply.notice': missing } } },
    { session: aMember() },
  ],
  [
    `${paths.applyComplete}?aplUid=A1`,
    { 'mypage.application': anApplication },
    {
      ready: /T-2026-0142/,
      empty: { text: /신청한 본인만 볼 수 있습니다/, answers: { 'mypage.application': missing } },
    },
    { session: aMember() },
  ],
];
