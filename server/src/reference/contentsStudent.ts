import type { ContentsReference } from './contents.ts';

export const studentContents: readonly ContentsReference[] = [
  {
    menuKey: 'studentSupport_future',
    title: '미래수요 인력양성',
    blocks: [
      {
        type: 'html',
        html: '<p>지역 기업이 앞으로 필요로 할 역량을 네 트랙으로 묶었습니다. 전공과 상관없이 2학년부터 신청할 수 있고, 두 트랙을 함께 이수할 수 있습니다.</p>',
      },
      {
        type: 'cards',
        title: '네 트랙',
        items: [
          { title: 'AI융합', text: '기업의 자료로 문제를 풀어 보는 실전 과정입니다.', link: null, badge: '30명' },
          { title: '스마트팩토리', text: '설비와 로봇, 데이터로 공정을 개선합니다.', link: null, badge: '30명' },
          { title: '그린에너지', text: '배터리와 태양광, 탄소 저감을 배웁니다.', link: null, badge: '30명' },
          { title: '관광데이터', text: '여행자의 흐름을 읽어 서비스를 만듭니다.', link: null, badge: '30명' },
        ],
      },
      {
        type: 'table',
        caption: '이수체계',
        head: ['구분', '기초', '심화', '실전'],
        rows: [
          ['교과', '트랙 개론 3학점', '전공 심화 6학점', '캡스톤 3학점'],
          ['비교과', '기업 탐방', '공용장비 실습', '현장실습 4주'],
          ['결과', '이수 계획서', '중간 발표', '트랙 이수증'],
        ],
      },
      { type: 'notices', noticeType: 'STUDENT' },
      { type: 'education', aud: 'STUDENT' },
    ],
  },
  {
    menuKey: 'studentSupport_training',
    title: '현장실습',
    blocks: [
      {
        type: 'html',
        html: '<p>현장실습은 기업에서 일하며 배우고 학점을 받는 제도입니다. 취업연계형, 실습실·작업장 실습, 단기 현장체험 가운데 나에게 맞는 것을 고르세요.</p>',
      },
      {
        type: 'table',
        caption: '학점과 기간, 지원비',
        head: ['유형', '기간', '학점', '실습 지원비'],
        rows: [
          ['취업연계형', '16주', '15학점', '최저임금의 75% 이상'],
          ['방학 현장실습', '4~8주', '3~6학점', '최저임금의 75% 이상'],
          ['실습실·작업장 실습', '2~4주', '1~2학점', '재료비 지원'],
          ['단기 현장체험', '1~3일', '없음', '교통비와 식비'],
        ],
      },
      {
        type: 'steps',
        title: '절차',
        items: [
          { title: '수요 조사', text: '기업의 직무와 인원을 모읍니다.' },
          { title: '학생 신청', text: '희망 기업을 세 곳까지 고릅니다.' },
          { title: '면접과 연결', text: '기업이 학생을 만나 정합니다.' },
          { title: '사전교육', text: '안전과 직장 예절을 배웁니다.' },
          { title: '실습', text: '지도교수가 한 달에 한 번 방문합니다.' },
          { title: '평가', text: '일지와 발표로 학점을 정합니다.' },
        ],
      },
      {
        type: 'cards',
        title: '자세히 보기',
        items: [
          {
            title: '취업연계형 현장실습',
            text: '실습 뒤 채용 면접으로 이어집니다.',
            link: '/studentSupport/jobTraining',
            badge: null,
          },
          {
            title: '실습실·작업장 실습',
            text: '캠퍼스 안 공방에서 만들며 배웁니다.',
            link: '/studentSupport/shopTraining',
            badge: null,
          },
          {
            title: '단기 현장체험',
            text: '하루에서 사흘 동안 기업을 만납니다.',
            link: '/studentSupport/spotTraining',
            badge: null,
          },
        ],
      },
    ],
  },
  {
    menuKey: 'studentSupport_jobTraining',
    title: '취업연계형 현장실습',
    blocks: [
      {
        type: 'html',
        html: '<p>한 학기 동안 기업에서 일한 뒤 채용 면접을 보는 과정입니다. 3학년 2학기부터 참여할 수 있으며 평균 평점 2.5 이상이어야 합니다.</p><h2>운영</h2><ul><li>주 5일, 하루 8시간, 16주</li><li>기업 지도자와 지도교수가 함께 지도</li><li>상해보험은 대학이 가입</li></ul>',
      },
      {
        type: 'table',
        caption: '참여기업',
        head: ['기업', '지역', '직무', '모집'],
        rows: [
          ['가온정밀', '가온시', '정밀가공 품질관리', '4명'],
          ['나래로보틱스', '나래시', '로봇 제어', '3명'],
          ['푸른섬바이오', '푸른섬군', '원료 분석', '2명'],
          ['누리소프트', '해솔시', '웹 서비스 개발', '5명'],
          ['솔빛에너지', '솔빛군', '배터리 시험', '3명'],
          ['다온푸드텍', '다온군', '식품 공정', '3명'],
        ],
      },
      {
        type: 'table',
        caption: '신청기간',
        head: ['학기', '신청', '면접', '실습'],
        rows: [
          ['봄 학기', '11월 20일~12월 12일', '12월 셋째 주', '3~6월'],
          ['가을 학기', '5월 20일~6월 12일', '6월 셋째 주', '9~12월'],
        ],
      },
    ],
  },
  {
    menuKey: 'studentSupport_shopTraining',
    title: '실습실·작업장 실습',
    blocks: [
      {
        type: 'html',
        html: '<p>캠퍼스 안의 공방과 실습실에서 손으로 만들며 배우는 과정입니다. 처음 쓰는 곳은 안전교육을 먼저 받아야 합니다.</p>',
      },
      {
        type: 'table',
        caption: '실습실',
        head: ['이름', '위치', '할 수 있는 일', '정원'],
        rows: [
          ['메이커룸', '학생회관 2층', '3D 프린터, 레이저 커터', '16명'],
          ['시제품제작소', '산학협력관 1층', '가공, 판금, 진공성형', '8명'],
          ['식품실습실', '식품산업관 1층', '건조, 발효, 관능평가', '12명'],
          ['영상편집실', '산학협력관 2층', '촬영, 편집, 음향', '4명'],
          ['목공실', '디자인관 지하', '목재 재단과 조립', '10명'],
        ],
      },
      {
        type: 'steps',
        title: '이용 순서',
        items: [
          { title: '안전교육', text: '온라인 이론과 현장 실습 한 시간' },
          { title: '예약', text: '간편예약에서 시간을 고릅니다.' },
          { title: '실습', text: '조교가 함께합니다.' },
          { title: '정리', text: '사용한 재료와 시간을 적습니다.' },
        ],
      },
      {
        type: 'cards',
        title: null,
        items: [
          {
            title: '3D 프린터 예약',
            text: '메이커룸의 산업용 3D 프린터(FDM)를 예약합니다.',
            link: '/easyReservation?eqUid=EQ021',
            badge: '메이커룸',
          },
          {
            title: '레이저 커터 예약',
            text: '메이커룸의 레이저 커터를 예약합니다.',
            link: '/easyReservation?eqUid=EQ024',
            badge: '메이커룸',
          },
          {
            title: '진공성형기 예약',
            text: '시제품제작소의 진공성형기를 예약합니다.',
            link: '/easyReservation?eqUid=EQ025',
            badge: '시제품제작소',
          },
          {
            title: '4K 편집실 예약',
            text: '영상편집실을 예약합니다.',
            link: '/easyReservation?eqUid=EQ037',
            badge: '영상편집실',
          },
        ],
      },
    ],
  },
  {
    menuKey: 'studentSupport_spotTraining',
    title: '단기 현장체험',
    blocks: [
      {
        type: 'html',
        html: '<p>하루에서 사흘 동안 기업을 찾아 직무를 살펴보는 체험입니다. 학년과 전공에 상관없이 참여할 수 있고 버스와 점심을 제공합니다.</p>',
      },
      {
        type: 'table',
        caption: '회차',
        head: ['회차', '기간', '방문 기업', '정원'],
        rows: [
          ['1회', '1월 둘째 주, 1일', '가온정밀, 한결자동화', '40명'],
          ['2회', '1월 넷째 주, 2일', '푸른섬바이오, 은물결수산', '30명'],
          ['3회', '4월 셋째 주, 1일', '솔빛에너지, 미르배터리', '40명'],
          ['4회', '7월 둘째 주, 3일', '나래로보틱스 외 3곳', '24명'],
          ['5회', '10월 셋째 주, 1일', '다온푸드텍, 온새미식품', '40명'],
        ],
      },
      {
        type: 'steps',
        title: '신청',
        items: [
          { title: '신청', text: '회차 시작 3주 전까지 신청합니다.' },
          { title: '선정', text: '처음 참여하는 학생을 먼저 뽑습니다.' },
          { title: '체험', text: '안전 안내를 듣고 현장을 봅니다.' },
          { title: '돌아보기', text: '느낀 점을 한 쪽으로 적습니다.' },
        ],
      },
    ],
  },
  {
    menuKey: 'studentSupport_job',
    title: '취업교육',
    blocks: [
      {
        type: 'html',
        html: '<p>자기소개서와 면접, 직무 이해까지 취업에 필요한 교육을 한 해 내내 엽니다. 지역 기업의 담당자가 강사로 참여합니다.</p>',
      },
      {
        type: 'table',
        caption: '한 해 일정',
        head: ['시기', '프로그램', '대상'],
        rows: [
          ['3월', '직무 찾기 상담 주간', '2~3학년'],
          ['5월', '자기소개서 고쳐쓰기', '3~4학년'],
          ['7월', '모의 면접 캠프', '4학년'],
          ['9월', '기업 설명회와 현장 면접', '4학년, 졸업생'],
          ['11월', '지역 기업 선배와의 만남', '모든 학년'],
        ],
      },
      { type: 'education', aud: 'STUDENT' },
    ],
  },
  {
    menuKey: 'studentSupport_founded',
    title: '창업교육',
    blocks: [
      {
        type: 'html',
        html: '<p>생각을 제품으로 바꾸고 손님을 만나는 과정을 함께합니다. 교과와 비교과를 이어 들으면 창업 트랙 이수증을 드립니다.</p>',
      },
      {
        type: 'table',
        caption: '교과와 비교과',
        head: ['구분', '이름', '학점·시간', '내용'],
        rows: [
          ['교과', '창업의 이해', '3학점', '손님과 문제 찾기'],
          ['교과', '시제품 설계', '3학점', '메이커룸 실습'],
          ['교과', '창업 현장실습', '3학점', '내 사업으로 실습 인정'],
          ['비교과', '창업 첫걸음', '12시간', '고객 인터뷰 연습'],
          ['비교과', '사업계획 상담', '6회', '전문가와 일대일'],
        ],
      },
      {
        type: 'cards',
        title: '지원',
        items: [
          {
            title: '창업동아리',
            text: '팀당 200만원 안의 시제품 제작비와 공간을 지원합니다.',
            link: null,
            badge: '12팀',
          },
          { title: '시제품 지원', text: '설계 검토와 제작을 한곳에서 돕습니다.', link: null, badge: '상시' },
          { title: '경진대회', text: '지역의 불편을 푸는 시제품을 겨룹니다.', link: null, badge: '한 해 두 번' },
        ],
      },
      { type: 'notices', noticeType: 'STUDENT' },
    ],
  },
];
