import { josa } from 'es-hangul';
import type { SceneName } from '../src/pages/pictures/sceneCatalog.ts';
import type { TextContext } from './noticeTexts.ts';

export interface NewsText {
  readonly category: 'COOP' | 'RESULT' | 'TALENT' | 'REGION';
  readonly title: string;
  readonly scene: SceneName;
  /** Says what the picture shows and what it has to do with the news. */
  readonly caption: string;
  readonly paragraphs: readonly string[];
}

const amount = (c: TextContext) => c.random.int(8, 32);

/** News of the office; each text is told of other companies and departments every time. */
export const newsTexts: readonly ((c: TextContext) => NewsText)[] = [
  (c) => {
    const company = c.company();
    return {
      category: 'COOP',
      title: `해솔대–${company}, ${c.random.pick(['저온 건조 기술', '표면 코팅 공정', '자동 선별 기술', '수분 센서 기술'])} 이전 협약`,
      scene: 'news-lab-bench',
      caption: '이전하는 기술을 시험한 실험대. 건조기와 저울, 플라스크가 놓여 있다.',
      paragraphs: [
        `해솔대학교 산학협력단은 ${josa(company, '와/과')} 기술이전 협약을 맺었다. ${c.department()} 연구팀이 3년 동안 개발한 기술로, 기존 공정보다 에너지 사용량을 ${amount(c)}% 줄일 수 있다.`,
        `${josa(company, '은/는')} 내년 상반기까지 양산 설비에 기술을 적용할 계획이다. 대학은 공정 안정화를 위해 6개월 동안 연구원을 현장에 보낸다.`,
        '산학협력단은 기술이전 뒤에도 품질 자료를 함께 분석하며 후속 연구 주제를 찾기로 했다.',
      ],
    };
  },
  (c) => ({
    category: 'RESULT',
    title: `ICC 입주기업 ${c.random.int(2, 5)}곳, 시제품 양산 성공`,
    scene: 'news-machine-hall',
    caption: '양산 전 마지막 점검을 하는 기업협업센터 시험실의 가공기와 시제품 수레.',
    paragraphs: [
      `기업협업센터에 입주한 기업들이 시제품을 양산하는 데 성공했다. ${josa(c.company(), '을/를')} 비롯한 기업들은 센터의 시험실과 공용장비를 활용해 개발 기간을 평균 ${c.random.int(3, 6)}개월 줄였다.`,
      '입주기업들은 같은 층에 있는 설계 전문가에게 수시로 자문을 받을 수 있었던 점을 가장 큰 도움으로 꼽았다.',
      '센터는 다음 분기에 호실을 늘려 더 많은 기업을 맞을 예정이다.',
    ],
  }),
  (c) => ({
    category: 'TALENT',
    title: `학생 창업팀 '${c.random.pick(['물결', '모퉁이', '온도', '새싹지도', '한걸음', '바다책방'])}', 지역 축제 ${c.random.pick(['길찾기', '대기 줄 안내', '다회용기 반납', '수어 해설'])} 서비스 선보여`,
    scene: 'news-festival-screen',
    caption: '축제장에 세운 학생 창업팀의 안내 화면.',
    paragraphs: [
      '창업동아리에서 출발한 학생 창업팀이 지역 축제에서 첫 서비스를 선보였다. 이틀 동안 방문객 4천여 명이 이용했으며, 이용자 열 명 가운데 여덟 명이 다시 쓰겠다고 답했다.',
      `팀은 ${c.department()} 학생 다섯 명으로 이루어졌다. 캠퍼스 메이커룸에서 안내판을 직접 만들고, 산학협력단의 상담을 받아 운영 계획을 다듬었다.`,
      '다음 달에는 시장과 박물관으로 서비스를 넓힌다.',
    ],
  }),
  (c) => ({
    category: 'REGION',
    title: `${josa(c.random.pick(['해솔시', '가온시', '나래시', '다온군', '라움군', '마루군']), '와/과')} 함께하는 골목 ${c.random.pick(['빵집', '목공소', '책방', '양조장', '찻집'])} 상품 개발 마무리`,
    scene: 'news-alley-shop',
    caption: '새 포장을 입은 상품이 골목 가게 진열대에 놓여 있다.',
    paragraphs: [
      '대학과 시군이 함께한 골목 상품 개발 사업이 여섯 달의 일정을 마쳤다. 가게마다 학생 디자이너와 식품 전공 연구원이 짝을 이루어 맛과 포장을 손보았다.',
      `참여한 가게의 매출은 사업 전보다 평균 ${amount(c)}% 늘었다. 온라인 주문을 받기 시작한 곳도 일곱 곳이다.`,
      '결과물은 학생회관 1층에서 한 달 동안 전시한다.',
    ],
  }),
  (c) => ({
    category: 'RESULT',
    title: `${c.department()} 연구팀, ${c.random.pick(['배터리 분리막', '해조류 추출물', '재활용 플라스틱', '나노 세라믹', '식물성 단백'])} 연구 성과 발표`,
    scene: 'news-microscope',
    caption: '시료의 표면을 관찰하는 연구실의 현미경과 화면.',
    paragraphs: [
      '연구팀이 현장 적용을 앞둔 연구 성과를 발표했다. 공동과제로 시작한 이번 연구는 기업이 제시한 문제를 푸는 데서 출발했다.',
      `실험 결과 기존 소재보다 수명이 ${amount(c)}% 길어졌으며, 제조 비용은 비슷한 수준을 유지했다.`,
      `공동 연구에 참여한 ${josa(c.company(), '은/는')} 내년에 시험 생산을 시작한다.`,
    ],
  }),
  (c) => ({
    category: 'COOP',
    title: `${c.company()}·${c.company()} 등 ${c.random.int(6, 14)}개사, 가족회사로 새 출발`,
    scene: 'news-signed-papers',
    caption: '협약식 탁자에 놓인 가족회사 협약서와 만년필.',
    paragraphs: [
      '산학협력단이 분기 협약식을 열고 새 가족회사를 맞았다. 이로써 가족회사는 모두 312개로 늘었다.',
      '가족회사는 전담 매니저와 함께 기술 수요를 정리하고, 자문과 장비 이용, 인력 추천을 한 창구에서 받는다.',
      '협약식에 이어 열린 간담회에서는 시험 장비의 야간 개방과 재직자 교육 확대에 관한 의견이 오갔다.',
    ],
  }),
  (c) => ({
    category: 'TALENT',
    title: `현장실습생 ${c.random.int(40, 96)}명, ${c.month <= 6 ? '봄' : '가을'} 학기 실습 마쳐`,
    scene: 'news-campus-hall',
    caption: '현장실습 발표회가 열린 캠퍼스 로비의 전시판.',
    paragraphs: [
      '한 학기 현장실습을 마친 학생들이 성과 발표회를 열었다. 발표회에는 기업 담당자와 지도교수가 함께해 실습 일지를 돌아보았다.',
      `실습생 가운데 ${amount(c)}명은 실습 기업의 채용 면접을 앞두고 있다. 설계 도면을 개선해 원가를 줄인 사례가 큰 관심을 받았다.`,
      '인재양성팀은 실습 환경에 관한 학생들의 평가를 다음 학기 기업 선정에 반영한다.',
    ],
  }),
  (c) => ({
    category: 'REGION',
    title: `누리도 관광 데이터 ${c.random.pick(['공개 자료집', '지도', '분석 보고서'])} 펴내`,
    scene: 'news-tour-map',
    caption: '방문객의 흐름을 옮긴 관광 지도와 그래프.',
    paragraphs: [
      '산학협력단이 누리도 여덟 시군의 관광 자료를 정리해 펴냈다. 계절에 따른 방문 시간과 이동 경로, 편의시설 위치를 한눈에 볼 수 있다.',
      '자료를 활용한 지역 기업은 셔틀버스 시간표를 바꾸어 대기 시간을 줄였다.',
      '자료집은 자료실에서 누구나 내려받을 수 있다.',
    ],
  }),
  (c) => ({
    category: 'RESULT',
    title: `공용장비 이용 ${c.year}년 ${c.quarter}분기 ${c.random.int(2, 4)}천 건 넘어`,
    scene: 'news-usage-chart',
    caption: '공동실험실습관 게시판에 그린 분기별 이용 건수.',
    paragraphs: [
      '공용장비 이용 건수가 분기 기준으로 가장 높은 수준을 기록했다. 간편예약을 연 뒤 예약에 걸리는 시간이 크게 줄어든 덕분이다.',
      `이용 기업 가운데 ${amount(c) + 30}%는 창업 7년 이내 기업이다. 가장 많이 쓰인 장비는 주사전자현미경과 3차원 프린터였다.`,
      '공용장비운영팀은 이용이 몰리는 장비의 시간대를 늘릴 계획이다.',
    ],
  }),
  (c) => ({
    category: 'COOP',
    title: `해솔대, ${c.random.pick(['항만', '농업', '의료', '임업', '수산'])} 분야 공동연구실 문 열어`,
    scene: 'news-joint-lab',
    caption: '개소 띠를 매고 문을 여는 공동연구실의 유리문.',
    paragraphs: [
      `${josa(c.department(), '와/과')} ${josa(c.company(), '이/가')} 함께 쓰는 공동연구실이 문을 열었다. 기업 연구원과 대학원생이 같은 공간에서 실험하며 결과를 나눈다.`,
      '연구실은 앞으로 3년 동안 공동 주제 다섯 개를 수행한다. 첫 주제는 현장 설비의 고장을 미리 알아내는 기술이다.',
      '연구 장비의 절반은 다른 기업에도 개방한다.',
    ],
  }),
  (c) => ({
    category: 'TALENT',
    title: `재직자 교육 수료생 누적 ${c.random.int(3, 9)},${c.random.int(100, 900)}명`,
    scene: 'news-training-room',
    caption: '재직자 교육실에 놓인 실습 장비와 칠판의 도면.',
    paragraphs: [
      '재직자 교육을 마친 수료생이 꾸준히 늘고 있다. 현장의 문제를 가져와 함께 풀어 보는 과정이 입소문을 탔다.',
      `수료생 설문에서 ${amount(c) + 60}%가 배운 내용을 업무에 쓰고 있다고 답했다.`,
      '인재양성팀은 야간 과정과 온라인 과정을 더 늘린다.',
    ],
  }),
  (c) => ({
    category: 'REGION',
    title: `폐어망이 ${josa(c.random.pick(['가방', '의자', '안전모', '화분']), '으로/로')}, 바다를 살린 협업`,
    scene: 'news-fishing-nets',
    caption: '부두에 모은 폐어망과 새 원료가 된 자루.',
    paragraphs: [
      '바다에 버려진 어망을 모아 새 제품으로 만드는 협업이 첫 결과를 냈다. 어민이 모은 어망을 대학이 소재로 바꾸고 기업이 제품으로 만들었다.',
      '제품 하나에는 어망 400g이 쓰인다. 판매 수익의 일부는 바닷가 청소에 다시 쓰인다.',
      `${josa(c.company(), '은/는')} 관광 기념품으로도 선보일 계획이다.`,
    ],
  }),
  (c) => ({
    category: 'RESULT',
    title: `자문으로 푼 현장 문제, 불량률 ${c.random.int(3, 9)}%p 낮췄다`,
    scene: 'news-drying-line',
    caption: '온도 구간을 나누어 제어하도록 고친 건조 설비.',
    paragraphs: [
      `${josa(c.company(), '은/는')} 건조 공정에서 생기는 색 변화로 오랫동안 어려움을 겪었다. 자문위원은 온도 구간을 나누어 제어하는 방법을 제안했다.`,
      '두 달의 시험을 거쳐 불량률이 크게 줄었고, 작업자의 확인 시간도 짧아졌다.',
      '기업은 이 결과를 바탕으로 다음 공동과제를 준비하고 있다.',
    ],
  }),
  (c) => ({
    category: 'COOP',
    title: `${c.random.pick(['고등학생', '중학생', '초등학생'])}과 함께한 열린 실험실 한 주`,
    scene: 'news-open-lab',
    caption: '열린 실험실 탁자에 놓인 현미경과 바다 생물 표본.',
    paragraphs: [
      '대학의 공용장비를 지역 학생에게 여는 열린 실험실이 한 주 동안 열렸다. 참가 학생들은 바닷물 속 작은 생물을 직접 관찰했다.',
      `행사에는 ${c.department()} 재학생 서른 명이 길잡이로 나섰다.`,
      '다음 열린 실험실은 방학에 이틀 과정으로 운영한다.',
    ],
  }),
  (c) => ({
    category: 'TALENT',
    title: `캠퍼스 메이커 경진대회, ${c.random.pick(['휠체어 경사로 알림', '버스 정류장 쉼표', '논물 살피미', '어르신 약 알림'])} 대상`,
    scene: 'news-maker-prize',
    caption: '시상대에 놓인 대상 상패와 시제품.',
    paragraphs: [
      '캠퍼스 메이커 경진대회 본선이 학생회관에서 열렸다. 예선을 거쳐 올라온 열두 팀이 시제품을 시연했다.',
      '심사는 쓸모와 완성도, 함께 만드는 과정을 고루 살폈다. 시민 평가단의 점수도 반영했다.',
      '상을 받은 작품은 지역 복지관에서 한 달 동안 시험 운영한다.',
    ],
  }),
  (c) => ({
    category: 'REGION',
    title: `시장 상인과 학생이 만든 ${c.random.pick(['밤 시장', '도시락', '장바구니', '안내 지도'])}, 손님 발길 늘어`,
    scene: 'news-market-sign',
    caption: '시장 길목에 새로 세운 안내판.',
    paragraphs: [
      '학생들이 한 학기 동안 시장에 머물며 상인과 함께 상품을 만들었다. 손님의 동선을 살펴 진열 위치도 바꾸었다.',
      `행사 기간 방문객은 지난해 같은 때보다 ${amount(c)}% 늘었다.`,
      '시장 상인회는 다음 학기에도 함께하기로 뜻을 모았다.',
    ],
  }),
];
