import type { ContentBlock, TreeNode } from '@haesol/contracts/common';
import type { ContentsReference } from './contents.ts';

const greeting: readonly ContentBlock[] = [
  {
    type: 'image',
    fileRef: { url: '/art/portrait/director.svg' },
    alt: '해솔대학교 산학협력단장 초상 그림',
    caption: '해솔대학교 산학협력단장 한서윤',
  },
  {
    type: 'html',
    html: `<h2>현장의 작은 불편도 함께 고민하겠습니다</h2>
<p>해솔대학교 산학협력단 홈페이지를 찾아 주신 여러분, 반갑습니다. 우리 산학협력단은 지역 기업과 대학이 서로의 강점을 나누며 함께 성장하는 협력 생태계를 만들어 가고 있습니다. 현장의 작은 불편도 함께 고민하고, 연구실의 성과가 산업 현장에서 쓰일 수 있도록 돕겠습니다.</p>
<p>기술은 혼자서 자라지 않습니다. 기업이 겪는 문제에는 연구가 풀어야 할 질문이 들어 있고, 연구실의 실패에는 현장이 아직 써 보지 않은 방법이 숨어 있습니다. 우리는 두 곳을 잇는 다리가 되고자 애로기술 자문과 공동과제, 재직자 교육을 한 창구에서 안내하고 있으며, 마흔 종의 공용장비를 누구나 쉽게 예약하도록 문을 열었습니다.</p>
<p>학생들에게는 배움이 일로 이어지는 길을 마련하겠습니다. 미래수요 인력양성 과정과 현장실습, 창업교육을 통해 학생이 지역의 문제를 직접 풀어 보고, 그 경험으로 자신의 앞날을 그려 갈 수 있도록 돕겠습니다. 지역에서 배우고 지역에서 일하며 지역을 바꾸는 젊은이가 늘어나는 것이 우리의 가장 큰 보람입니다.</p>
<p>앞으로도 산학협력단은 먼저 찾아가고, 끝까지 함께하며, 결과를 투명하게 나누겠습니다. 누리도의 여덟 시군과 기업, 그리고 이곳을 찾는 여행자까지 모두가 대학의 이웃입니다. 어떤 물음이든 편하게 들려주십시오. 귀 기울여 듣고 성실히 답하겠습니다. 고맙습니다.</p>
<p><strong>해솔대학교 산학협력단장 한서윤</strong></p>`,
  },
];

function idea(name: string, children: TreeNode[] = []): TreeNode {
  return { name, duty: '', person: null, tel: null, email: null, children };
}

function strategy(name: string, ...tasks: string[]): TreeNode {
  return idea(
    name,
    tasks.map((task) => idea(task)),
  );
}

const vision: readonly ContentBlock[] = [
  {
    type: 'html',
    html: '<h2>비전</h2><p><strong>지역과 함께 풀고 함께 자라는 산학협력</strong></p><p>기업의 문제를 대학의 질문으로, 대학의 성과를 지역의 일자리로 바꾸는 것이 우리의 사명입니다.</p>',
  },
  {
    type: 'cards',
    title: '세 가지 목표',
    items: [
      {
        title: '현장 문제 해결',
        text: '한 해 600건의 애로기술을 자문하고 열 건 가운데 여덟 건을 현장 적용으로 연결합니다.',
        link: '/cooperation/tech',
        badge: '목표 1',
      },
      {
        title: '열린 자원',
        text: '공용장비 가동률 65%와 이용자 만족도 92점을 달성합니다.',
        link: '/cooperation/equ',
        badge: '목표 2',
      },
      {
        title: '지역 인재',
        text: '현장실습과 창업교육으로 졸업생의 지역 정착률 45%를 달성합니다.',
        link: '/studentSupport/future',
        badge: '목표 3',
      },
    ],
  },
  { type: 'html', html: '<h2>네 가지 전략과 열두 과제</h2>' },
  {
    type: 'tree',
    nodes: [
      strategy('먼저 찾아가는 협력', '산업단지 상담의 날', '전담 매니저 제도', '분야별 산학협의회'),
      strategy('함께 쓰는 자원', '공용장비 간편예약', '공유공간 개방', '보유기술 공개'),
      strategy('이어지는 배움', '미래수요 트랙', '취업연계형 현장실습', '재직자 야간 과정'),
      strategy('지역을 바꾸는 도전', '학생 창업동아리', '관광 데이터 개방', '지역 문제 해결 과제'),
    ],
  },
  {
    type: 'table',
    caption: '연도별 로드맵',
    head: ['단계', '기간', '중점', '목표'],
    rows: [
      ['기반', '2025~2026년', '창구 통합과 장비 개방', '간편예약, 통합 상담 창구, 가족회사 300곳'],
      ['확장', '2027~2028년', '특화 분야 협력', '공동연구실 8곳, 기술이전 40건'],
      ['정착', '2029~2030년', '스스로 이어 가는 생태계', '자립 수입 30%, 지역 정착률 45%'],
    ],
  },
  {
    type: 'chart',
    kind: 'bar',
    caption: '주요 성과 지표',
    unit: '건',
    labels: ['2022', '2023', '2024', '2025', '2026'],
    series: [
      { name: '애로기술 자문', values: [212, 268, 341, 420, 497] },
      { name: '공동과제', values: [18, 22, 27, 31, 36] },
      { name: '기술이전', values: [9, 12, 15, 21, 26] },
    ],
  },
];

function member(person: string, duty: string, line: number, mail: string): TreeNode {
  return { name: '담당', duty, person, tel: `099-700-10${line}`, email: `${mail}@haesol.example`, children: [] };
}

function team(name: string, duty: string, line: number, children: TreeNode[]): TreeNode {
  return { name, duty, person: null, tel: `099-700-10${line}`, email: null, children };
}

const chart: readonly ContentBlock[] = [
  {
    type: 'html',
    html: '<p>산학협력단은 세 부서 여섯 팀과 기업협업센터로 이루어져 있습니다. 업무나 담당자 이름으로 찾아보세요.</p>',
  },
  {
    type: 'tree',
    nodes: [
      {
        name: '산학협력단장',
        duty: '산학협력단 업무 총괄',
        person: '한서윤',
        tel: '099-700-1001',
        email: 'director@haesol.example',
        children: [
          {
            name: '운영위원회',
            duty: '사업 계획과 예산 심의',
            person: null,
            tel: null,
            email: null,
            children: [],
          },
          {
            name: '기업협력부',
            duty: '기업 지원과 공용장비',
            person: '도재현',
            tel: '099-700-1002',
            email: 'company@haesol.example',
            children: [
              team('기업협력팀', '가족회사, 기술자문, 산학협의회', 10, [
                member('강주은', '가족회사 협약과 기업 방문 상담', 11, 'family'),
                member('서예준', '애로기술 자문 접수와 위원 배정', 12, 'advice'),
                member('임보람', '시제품·인증·디자인 지원사업', 13, 'support'),
              ]),
              team('공용장비운영팀', '공용장비 예약, 교육, 정산', 20, [
                member('문해찬', '표면분석·성분분석 장비', 21, 'equipment1'),
                member('배소율', '기계·열·환경 장비', 22, 'equipment2'),
                member('고은결', '시제품 제작소와 영상 장비', 23, 'equipment3'),
                member('신다온', '이용료 정산과 세금계산서', 24, 'settle'),
              ]),
            ],
          },
          {
            name: '인재·창업부',
            duty: '교육, 현장실습, 창업',
            person: '노연우',
            tel: '099-700-1003',
            email: 'talent@haesol.example',
            children: [
              team('인재양성팀', '재직자 교육, 현장실습, 미래수요 트랙', 30, [
                member('유하린', '재직자 교육 과정 운영', 31, 'edu'),
                member('정지온', '현장실습 학점과 기업 연결', 32, 'training'),
                member('오새별', '미래수요 트랙과 장학', 33, 'track'),
              ]),
              team('창업지원팀', '창업교육, 동아리, 메이커룸', 50, [
                member('최동림', '창업동아리와 경진대회', 51, 'startup'),
                member('나수빈', '메이커룸 운영과 안전', 52, 'maker'),
              ]),
            ],
          },
          {
            name: '연구·기획부',
            duty: '과제, 지식재산, 홍보',
            person: '홍은솔',
            tel: '099-700-1004',
            email: 'research@haesol.example',
            children: [
              team('과제관리팀', '공동과제, 연구비, 지식재산', 40, [
                member('안도현', '산학공동기술과제 공고와 협약', 41, 'project'),
                member('박서우', '연구비 집행과 정산', 42, 'fund'),
                member('조아란', '특허 출원과 기술이전', 43, 'patent'),
              ]),
              team('기획홍보팀', '사업 기획, 홈페이지, 성과 관리', 60, [
                member('송인경', '홈페이지 운영과 소식', 61, 'web'),
                member('이라온', '성과 지표와 만족도 조사', 62, 'plan'),
                member('허윤찬', '여행·패스 서비스 제휴', 63, 'travel'),
              ]),
            ],
          },
          {
            name: '기업협업센터(ICC)',
            duty: '특화 분야 협업, 입주기업 지원',
            person: '윤재담',
            tel: '099-700-1070',
            email: 'icc@haesol.example',
            children: [
              member('김혜림', '입주 심사와 공간 운영', 71, 'icc1'),
              member('조우람', '테스트랩과 공동연구실', 72, 'icc2'),
            ],
          },
        ],
      },
    ],
  },
];

export const introContents: readonly ContentsReference[] = [
  { menuKey: 'intro_intro', title: '인사말', blocks: greeting },
  { menuKey: 'intro_vision', title: '비전 및 목표', blocks: vision },
  { menuKey: 'intro_chart', title: '조직도', blocks: chart },
];
