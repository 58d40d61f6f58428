import type { MenuKey } from '@haesol/contracts/common';
import { adviceFacts } from './contentsCooperation.ts';
import type { TaskPage } from './taskBlocks.ts';
import { studentTasks } from './taskFactsStudent.ts';
import { numbers, sheet, steps } from './taskParts.ts';

const reviewed = {
  신청: 'form',
  접수검토: 'check',
  '자문위원 매칭': 'match',
  자문수행: 'visit',
  결과보고: 'report',
} as const;

/** Fact sheets, numbers and drawings; each number also stands in a text or a table of its page. */
export const taskFacts: Readonly<Partial<Record<MenuKey, TaskPage>>> = {
  ...studentTasks,
  intro_vision: {
    targets: {
      '애로기술 자문': { label: '목표', value: 600 },
      기술이전: { label: '2028년 목표', value: 40 },
    },
  },
  cooperation_edu: {
    pictures: { '과정 고르기': 'find', 신청: 'form', '수강 확정': 'check', 수강: 'learn', 수료: 'award' },
  },
  cooperation_equ: {
    facts: sheet(
      '시간당 2,500원부터',
      [
        ['기업', '10,000원부터'],
        ['예약', '이용일 2영업일 전까지'],
        ['승인', '1영업일 안'],
        ['취소', '24시간 전까지 무료'],
      ],
      '로그인이 필요합니다. 고르신 시간은 5분 동안 확보됩니다.',
    ),
    numbers: numbers(['40', '종', '공용장비'], ['1', '영업일', '승인까지'], ['24', '시간', '전까지 무료 취소']),
    pictures: {
      '장비 찾기': 'find',
      안전교육: 'safety',
      예약: 'calendar',
      승인: 'check',
      이용: 'device',
      정산: 'pay',
    },
    times: { 안전교육: '2시간', 예약: '2영업일 전까지', 승인: '1영업일 안' },
  },
  cooperation_tech: {
    facts: adviceFacts,
    numbers: numbers(
      ['497', '건', '2026년 자문'],
      ['3', '영업일', '첫 연락까지'],
      ['2', '주', '첫 자문까지'],
      ['5', '회', '가족회사 무료'],
    ),
    pictures: reviewed,
    results: {
      '건조 공정의 색 변화 해결': { term: '수율', value: '12%', isRise: true },
      '검사 시간 절반으로': { term: '검사 시간', value: '52%', isRise: false },
      '폐수 처리 약품 절감': { term: '약품', value: '31%', isRise: false },
    },
  },
  cooperation_assn: {
    facts: sheet(
      '최대 8,000만원',
      [
        ['기간', '6~12개월'],
        ['기업부담금', '10% 이상'],
        ['평가', '서면, 발표'],
        ['접수', '공고마다'],
        ['책임교수', '매칭 요청 가능'],
      ],
      '신청은 공고에서 합니다. 로그인이 필요합니다.',
    ),
    numbers: numbers(['36', '건', '2026년 과제'], ['4', '가지', '지원 유형'], ['12', '개월', '가장 긴 기간']),
    pictures: {
      '공고와 신청': 'form',
      '서면 평가': 'check',
      '발표 평가': 'talk',
      협약: 'sign',
      '수행과 점검': 'device',
      최종보고: 'report',
    },
    times: { '발표 평가': '15분', '수행과 점검': '6~12개월' },
  },
  cooperation_collabo: {
    facts: sheet(
      '한 해 두 프로그램',
      [
        ['비용', '프로그램마다 다름'],
        ['접수', '프로그램마다 다름'],
        ['준비 서류', '세 가지'],
        ['견적서', '두 곳 이상'],
      ],
      '지원 한도와 기간은 아래 프로그램에서 확인해 주세요.',
    ),
    numbers: numbers(['2', '개', '한 해 참여'], ['3', '가지', '준비 서류'], ['2', '곳', '견적서']),
    steps: steps('진행 절차', [
      ['프로그램 고르기', '필요한 도움을 아래에서 고릅니다.', 'find'],
      ['신청', '준비 서류와 신청서를 냅니다.', 'form'],
      ['검토와 선정', '담당자가 검토한 결과를 알려 드립니다.', 'check'],
      ['수행', '제품을 만들고 시험합니다.', 'device'],
      ['결과보고', '결과를 정리하여 냅니다.', 'report'],
    ]),
  },
  corporateCenter: {
    facts: sheet(
      '자문 두 번 무료',
      [
        ['상담 시간', '평일 09:00~18:00'],
        ['전화', '099-700-1070'],
        ['특화 분야', '네 분야'],
        ['위치', '가온시 미래로 27'],
      ],
      '매니저가 기업으로 찾아가 이야기를 듣습니다.',
    ),
    numbers: numbers(
      ['24', '개사', '입주기업'],
      ['312', '곳', '가족회사'],
      ['6', '곳', '공동연구실'],
      ['23', '건', '특허'],
    ),
    pictures: { '수요 확인': 'talk', 진단: 'find', 연결: 'match', 수행: 'device', 확산: 'report' },
  },
};
