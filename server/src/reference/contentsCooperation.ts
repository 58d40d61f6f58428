import type { ContentBlock } from '@haesol/contracts/common';
import type { ContentsReference } from './contents.ts';

/** What advice costs, and what is promised. */
export const adviceFacts = {
  type: 'facts',
  title: '2회 무료',
  items: [
    { term: '3회째부터', value: '회당 10만원 안팎' },
    { term: '가족회사', value: '한 해 5회 무료' },
    { term: '시험·분석', value: '비용을 미리 안내' },
    { term: '첫 연락', value: '3영업일 안' },
    { term: '비밀유지', value: '모든 위원 서약' },
  ],
  note: '로그인이 필요합니다. 신청서는 쓰다가 저장할 수 있습니다.',
} as const satisfies ContentBlock;

/** Companies that work with the enterprise centre. */
export const partnerBlock = {
  type: 'cards',
  look: 'marks',
  title: '협약기업',
  items: [
    ['다온푸드텍', '식품 건조·가공'],
    ['가온정밀', '정밀 가공'],
    ['해솔바이오', '발효·기능성 소재'],
    ['누리배터리', '전지 시험'],
    ['솔빛로보틱스', '검사 자동화'],
    ['라움세라믹', '세라믹 소재'],
    ['마루환경', '수처리'],
    ['나래소프트', '설비 데이터'],
    ['푸른섬해양', '해양 체험'],
    ['은물결관광', '여행 상품'],
    ['한빛금형', '금형 설계'],
    ['별무리미디어', '관광 영상'],
  ].map(([title = '', text = '']) => ({ title, text, link: null, badge: null })),
} as const satisfies ContentBlock;

export const cooperationContents: readonly ContentsReference[] = [
  {
    menuKey: 'cooperation_edu',
    title: '기업 재직자 교육',
    blocks: [
      {
        type: 'html',
        html: '<p>현장에서 바로 쓰이는 교육을 엽니다. 온라인과 집체, 둘을 섞은 혼합 과정 가운데 일정에 맞는 것을 고르세요. 고용보험에 가입한 재직자는 대부분의 과정을 무료로 들을 수 있습니다.</p>',
      },
      {
        type: 'steps',
        title: '신청에서 수료까지',
        items: [
          { title: '과정 고르기', text: '분야와 기간으로 찾아봅니다.' },
          { title: '신청', text: '재직확인 방법을 골라 신청서를 냅니다.' },
          { title: '수강 확정', text: '담당자가 신청 내용을 확인한 뒤 확정하고 메일로 알려 드립니다.' },
          { title: '수강', text: '온라인은 진도 90%, 집체는 출석 80% 이상이 기준입니다.' },
          { title: '수료', text: '담당자가 수료를 확인하면 수료증을 내려받을 수 있습니다.' },
        ],
      },
      { type: 'education', aud: 'WORKER' },
    ],
  },
  {
    menuKey: 'cooperation_equ',
    title: '공용장비 공동활용',
    blocks: [
      {
        type: 'html',
        html: '<p>대학이 갖춘 연구 장비 40종을 기업과 학생, 다른 기관에 엽니다. 직접 쓰거나 전문 인력에게 분석을 맡길 수 있습니다.</p><h2>이용 대상</h2><ul><li>본교 교직원과 재학생</li><li>누리도의 기업과 창업 준비자</li><li>다른 대학과 연구기관</li></ul>',
      },
      {
        type: 'steps',
        title: '이용 절차',
        items: [
          { title: '장비 찾기', text: '이름이나 분류로 찾고 이번 주 가용 시간을 봅니다.' },
          { title: '안전교육', text: '필요한 장비는 먼저 이수합니다.' },
          { title: '예약', text: '날짜와 시간을 고르면 5분 동안 확보됩니다.' },
          { title: '승인', text: '담당자가 1영업일 안에 확인합니다.' },
          { title: '이용', text: '이용 일지를 적고 정리합니다.' },
          { title: '정산', text: '예약한 시간으로 계산한 금액을 냅니다.' },
        ],
      },
      {
        type: 'table',
        caption: '이용료 기준(시간당)',
        head: ['구분', '교내', '재학생', '기업', '타기관'],
        rows: [
          ['기본 장비', '5,000원', '2,500원', '10,000원', '15,000원'],
          ['분석 장비', '10,000원', '5,000원', '20,000원', '30,000원'],
          ['정밀 장비', '20,000원', '10,000원', '40,000원', '60,000원'],
          ['대형 시험 설비', '40,000원', '20,000원', '80,000원', '120,000원'],
        ],
      },
      {
        type: 'html',
        html: '<h2>유의사항</h2><ul><li>이용일 2영업일 전까지 신청해 주세요.</li><li>이용 시작 24시간 전까지 무료로 취소할 수 있습니다.</li><li>사전 취소 없이 세 번 이용하지 않으면 30일 동안 예약할 수 없습니다.</li><li>위험물 시료는 물질안전보건자료를 함께 내야 합니다.</li></ul>',
      },
    ],
  },
  {
    menuKey: 'cooperation_tech',
    title: '애로기술 자문',
    blocks: [
      {
        type: 'html',
        html: '<p>생산 현장에서 풀리지 않는 기술 문제를 대학의 전문가가 함께 풉니다.</p><p>처음 두 번은 무료이며, 가족회사는 한 해 다섯 번까지 무료입니다.</p>',
      },
      {
        type: 'steps',
        title: '자문 절차',
        items: [
          { title: '신청', text: '현황과 희망 내용을 적습니다.', picture: 'form', time: '언제나' },
          { title: '접수검토', text: '담당자가 확인하고 연락드립니다.', picture: 'check', time: '3영업일 안' },
          {
            title: '자문위원 매칭',
            text: '분야와 일정에 맞는 위원을 추천합니다.',
            picture: 'match',
            time: '첫 자문까지 2주',
          },
          { title: '자문수행', text: '방문, 온라인, 서면으로 진행합니다.', picture: 'visit' },
          { title: '결과보고', text: '권고 사항을 보고서로 드립니다.', picture: 'report' },
        ],
      },
      adviceFacts,
      {
        type: 'cards',
        title: '우수사례',
        items: [
          {
            title: '건조 공정의 색 변화 해결',
            text: '온도 구간을 나누어 제어하여 수율을 12% 높였습니다.',
            link: null,
            badge: '식품',
          },
          {
            title: '검사 시간 절반으로',
            text: '조명 각도를 바꾸고 영상 검사를 붙여 검사 시간을 52% 줄였습니다.',
            link: null,
            badge: '스마트제조',
          },
          {
            title: '폐수 처리 약품 절감',
            text: '투입 시점을 조절하여 약품을 31% 아꼈습니다.',
            link: null,
            badge: '환경',
          },
        ],
      },
    ],
  },
  {
    menuKey: 'cooperation_assn',
    title: '산학공동기술과제',
    blocks: [
      {
        type: 'html',
        html: '<p>기업이 낸 기술 문제를 대학 연구실과 함께 개발하는 과제입니다. 책임교수를 정하지 못한 기업은 매칭을 요청할 수 있습니다.</p>',
      },
      {
        type: 'table',
        caption: '지원 규모',
        head: ['유형', '지원금', '기간', '기업부담금'],
        rows: [
          ['현장 해결형', '3,000만원 이내', '8개월', '25% 이상'],
          ['제품 고도화형', '5,000만원 이내', '10개월', '25% 이상'],
          ['특화 분야형', '8,000만원 이내', '12개월', '30% 이상'],
          ['창업기업형', '2,000만원 이내', '6개월', '10% 이상'],
        ],
      },
      {
        type: 'steps',
        title: '진행 절차',
        items: [
          { title: '공고와 신청', text: '사업계획서를 홈페이지로 냅니다.' },
          { title: '서면 평가', text: '목표와 실현 가능성을 봅니다.' },
          { title: '발표 평가', text: '15분 발표와 질의로 진행합니다.' },
          { title: '협약', text: '기업부담금을 내고 협약을 맺습니다.' },
          { title: '수행과 점검', text: '중간 점검을 한 번 합니다.' },
          { title: '최종보고', text: '결과와 활용 계획을 냅니다.' },
        ],
      },
      { type: 'notices', noticeType: 'BIZ' },
    ],
  },
  {
    menuKey: 'cooperation_collabo',
    title: '공유·협업 지원',
    blocks: [
      {
        type: 'html',
        html: '<p>제품을 만들어 시장에 내놓기까지 필요한 도움을 골라 신청할 수 있습니다. 한 기업이 한 해 두 프로그램까지 참여합니다.</p>',
      },
      {
        type: 'html',
        html: '<h2>준비 서류</h2><ul><li>사업자등록증 사본</li><li>견적서(두 곳 이상)</li><li>제품이나 기술을 설명하는 자료</li></ul>',
      },
    ],
  },
  {
    menuKey: 'corporateCenter',
    title: '기업협업센터(ICC)',
    blocks: [
      {
        type: 'html',
        html: '<p>기업협업센터는 가온시에 자리한 산학협력 거점입니다. 네 특화 분야의 기업이 연구실과 한 건물에서 일하며 시험하고 개선합니다.</p>',
      },
      {
        type: 'cards',
        title: '특화 분야',
        items: [
          {
            title: '스마트제조',
            text: '설비 데이터와 영상 검사로 공정을 개선합니다.',
            link: '/cooperation/tech',
            badge: null,
          },
          {
            title: '바이오헬스',
            text: '식품과 의료기기의 시험부터 인증까지 돕습니다.',
            link: '/cooperation/tech',
            badge: null,
          },
          {
            title: '에너지',
            text: '배터리와 전력 품질을 시험하고 진단합니다.',
            link: '/cooperation/tech',
            badge: null,
          },
          { title: '관광콘텐츠', text: '관광 데이터를 바탕으로 여행 상품을 만듭니다.', link: '/travel', badge: null },
        ],
      },
      {
        type: 'steps',
        title: '지원 흐름',
        items: [
          { title: '수요 확인', text: '매니저가 찾아가 이야기를 듣습니다.' },
          { title: '진단', text: '전문가가 현장을 살펴봅니다.' },
          { title: '연결', text: '연구실, 장비, 사업을 이어 드립니다.' },
          { title: '수행', text: '함께 만들고 시험합니다.' },
          { title: '확산', text: '판로와 후속 과제를 찾습니다.' },
        ],
      },
      { type: 'map', lat: 36.524, lng: 130.552, label: '기업협업센터(누리도 가온시 미래로 27)' },
      {
        type: 'html',
        html: '<h2>문의</h2><p>기업협업센터 <a href="tel:099-700-1070">099-700-1070</a>, <a href="mailto:icc@haesol.example">icc@haesol.example</a>. 평일 09:00~18:00에 상담합니다.</p>',
      },
      {
        type: 'table',
        caption: '입주·가족회사 현황',
        head: ['구분', '기업 수', '종업원', '협력 실적'],
        rows: [
          ['입주기업', '24개사', '186명', '공동과제 19건'],
          ['가족회사', '312곳', '8,420명', '자문 497건'],
          ['공동연구실', '6곳', '연구원 41명', '특허 23건'],
        ],
      },
      partnerBlock,
    ],
  },
];
