import type { ApplicationValues } from '@haesol/contracts/learn';
import type { TestApp } from '../../../testing/testApp.ts';
import { sendTo } from '../../../testing/testApp.ts';

/** Valid form of each kind. */
const applicant: ApplicationValues = {
  agreePrivacy: true,
  agreeThird: true,
  applicantNm: '한가람',
  email: 'garam@nuri.example',
  tel: ['010', '0000', '1001'],
  affiliation: '(주)누리정밀',
  position: '대표',
  companyNm: '(주)누리정밀',
  bizNo: '0000100007',
  ceoNm: '한가람',
  imageUids: [],
  fileUids: [],
};

export const adviceValues: ApplicationValues = {
  ...applicant,
  industryCd: 'FOOD',
  techField: ['T20', 'T21'],
  title: '과채 건조 공정의 색 변화 개선',
  problem: '여름철 원료에서 갈변이 심해졌습니다.',
  wish: '온도 구간을 나누는 방법을 알고 싶습니다.',
  modeCd: 'VISIT',
  wishDates: ['', '', ''],
  advisorUid: 'AD001',
  ndaYn: 'Y',
};

/** @param planUid a file uploaded by the applicant */
export const toProjectValues = (
  period: { readonly performFrom: string; readonly performTo: string },
  planUid: string,
): ApplicationValues => ({
  ...applicant,
  employees: '24',
  salesKrw: '3,200,000,000',
  title: '실시간 색 변화 예측과 제어',
  summary: '건조기 안의 색을 재어 온도를 조절합니다.',
  goal: '등급 외 비율을 18%에서 8% 아래로 낮춥니다.',
  professorMode: 'MATCH',
  professorNm: '',
  performFrom: period.performFrom,
  performTo: period.performTo,
  totalKrw: '60,000,000',
  budgetNm: ['인건비', '재료비'],
  budgetSupport: ['22,000,000', '22,000,000'],
  budgetCash: ['4,000,000', '4,000,000'],
  budgetKind: ['8,000,000', '0'],
  personNm: ['한가람'],
  personOrg: ['(주)누리정밀 대표'],
  personRole: ['과제 총괄'],
  personShare: ['20'],
  effect: '',
  planUids: [planUid],
});

/** @param proofUid a file uploaded by the applicant */
export const toSupportValues = (bizNo: string, proofUid: string): ApplicationValues => ({
  ...applicant,
  bizNo,
  title: '건조 과채 간식의 시제품 제작',
  wish: '소포장 시제품을 만들고 맛을 시험하려고 합니다.',
  budgetNm: ['제작비'],
  budgetKrw: ['1,000,000'],
  schedule: '1개월 차 제작, 2개월 차 시험',
  effect: '',
  proofUids: [proofUid],
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Session headers of the requester. */
interface Sender {
  readonly headers: Readonly<Record<string, string>>;
}

export const createSender =
  ({ app }: TestApp) =>
  async (method: Method, url: string, who?: Sender, payload?: object, key?: string) =>
    (
      await sendTo(app, method, url, payload, { headers: { ...who?.headers, ...(key && { 'idempotency-key': key }) } })
    ).json();

/** Starts a draft of advice and submits it. @returns its uid */
export async function applyForAdvice(test: TestApp, who: Sender): Promise<string> {
  const send = createSender(test);
  const draft = await send('POST', '/api/v1/apply/draft', who, {
    kind: 'TECH',
    refUid: '',
    values: adviceValues,
    step: 3,
  });
  const sent = await send('POST', `/api/v1/apply/${draft.data.aplUid}/submit`, who);
  if (sent.status.code !== '200') throw new Error(`not handed in: ${JSON.stringify(sent)}`);
  return draft.data.aplUid;
}
