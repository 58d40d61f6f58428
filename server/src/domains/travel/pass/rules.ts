import type { ContentLocale } from '@haesol/contracts/common';
import { passRefundRules, type TravelPolicy } from '@haesol/contracts/travel';

/** Returns an example number of places for a pass: those that can be chosen, or that fit into its hours. */
export function exampleCountOf({ hours, pickCnt }: { hours: number | null; pickCnt: number | null }): number {
  if (pickCnt !== null) return pickCnt;
  if (hours === null || hours <= 24) return 4;
  return hours <= 48 ? 7 : 10;
}

interface PassTexts {
  readonly rules: readonly string[];
  readonly faq: readonly (readonly [question: string, answer: string])[];
}

const texts: Readonly<Record<ContentLocale, PassTexts>> = {
  ko: {
    rules: [
      '첫 입장한 때부터 시간을 셉니다. 24시간권은 다음 날 같은 시각까지 입장할 수 있습니다.',
      '마지막 시각 전에 입장했다면 그 뒤에도 나올 때까지 머무를 수 있습니다.',
      '밤에도 시간은 멈추지 않고 이어집니다.',
      '한 곳에는 한 번만 입장할 수 있습니다.',
    ],
    faq: [
      [
        '일행과 패스 하나를 나눠 쓸 수 있나요?',
        '패스 한 장은 적힌 인원이 함께 씁니다. 1인권은 한 사람만 쓸 수 있으니 일행 수만큼 준비해 주세요.',
      ],
      [
        '휴무인 곳이 많은 날에도 쓸 수 있나요?',
        '월요일에는 전시관과 야간 명소가 쉽니다. 지도에서 오늘 문 연 곳만 골라 보고 시작할 날을 정해 주세요.',
      ],
      [
        '휴대폰이 꺼지면 어떻게 하나요?',
        '매표소에서 예약자 이름과 전화번호를 말씀하시면 직원이 패스를 확인해 드립니다.',
      ],
    ],
  },
  en: {
    rules: [
      'The clock starts at your first admission. A 24-hour pass admits you until the same time the next day.',
      'If you enter before the time is up, you may stay until you leave.',
      'The clock keeps running overnight.',
      'Each place admits you once.',
    ],
    faq: [
      [
        'Can my group share one pass?',
        'A pass is for the number of people printed on it. Buy one single pass for each traveller.',
      ],
      [
        'Is it worth it on a day when many places close?',
        'Museums and night sights close on Mondays. Check “open today” on the map before you choose your day.',
      ],
      [
        'What if my phone dies?',
        'Give your name and phone number at the ticket office and the staff will look up your pass.',
      ],
    ],
  },
  ja: {
    rules: [
      '最初に入場した時刻から数えます。24時間券は翌日の同じ時刻まで入場できます。',
      '終了時刻の前に入場していれば、出るまで滞在できます。',
      '夜間も時間は止まりません。',
      '同じ施設への入場は1回です。',
    ],
    faq: [
      ['1枚を同行者と分けて使えますか。', '券面の人数で一緒に使います。1人用は1人1枚ずつご用意ください。'],
      [
        '休館の多い日でも使えますか。',
        '月曜は博物館と夜の名所が休みです。地図で「本日営業」を選んで開始日を決めてください。',
      ],
      ['スマートフォンの電池が切れたら。', '券売所で予約名と電話番号をお伝えください。係員がパスを確認します。'],
    ],
  },
  'zh-CN': {
    rules: [
      '自首次入场时开始计时。24小时券可入场至次日同一时刻。',
      '结束时刻前已入场的，可一直停留到离场。',
      '夜间计时不会暂停。',
      '每个景点只能入场一次。',
    ],
    faq: [
      ['可以和同伴共用一张吗？', '一张通票供票面所示人数一起使用。单人券请每人准备一张。'],
      ['休馆较多的日子也能用吗？', '周一展馆和夜间景点休息。请先在地图上选择“今日开放”，再决定开始日期。'],
      ['手机没电了怎么办？', '请在售票处告知预订人姓名和电话，工作人员会为您查询。'],
    ],
  },
  'zh-TW': {
    rules: [
      '自首次入場時開始計時。24小時券可入場至隔日同一時刻。',
      '結束時刻前已入場者，可停留至離場。',
      '夜間計時不會暫停。',
      '每個景點只能入場一次。',
    ],
    faq: [
      ['可以和同伴共用一張嗎？', '一張套票供票面所示人數一起使用。單人券請每人準備一張。'],
      ['休館較多的日子也能用嗎？', '週一展館與夜間景點公休。請先在地圖上選擇「今日開放」，再決定開始日期。'],
      ['手機沒電怎麼辦？', '請在售票處告知訂購人姓名與電話，服務人員會為您查詢。'],
    ],
  },
};

/** Rules, refund table and questions for all passes. */
export function passTextsOf(locale: ContentLocale, policy?: TravelPolicy) {
  const { rules, faq } = texts[locale];
  return {
    rules: [...rules],
    refundRules: passRefundRules(locale, policy),
    faq: faq.map(([question, answer]) => ({ question, answer })),
  };
}
