import type { ContentLocale } from '@haesol/contracts/common';
import { pagePaths } from '../../../mail/pagePaths.ts';

type Names = Readonly<Record<ContentLocale, string>>;

/** Kinds of applications and bookings that block leaving, with their pages. */
const openKinds: Readonly<Record<string, { readonly title: Names; readonly link: string }>> = {
  edu: {
    title: {
      ko: '진행 중인 교육 신청',
      en: 'Open course applications',
      ja: '受付中の講座申し込み',
      'zh-CN': '进行中的课程申请',
      'zh-TW': '進行中的課程申請',
    },
    link: pagePaths.myEducation,
  },
  equ: {
    title: {
      ko: '진행 중인 장비 예약',
      en: 'Open equipment bookings',
      ja: '利用前の設備予約',
      'zh-CN': '进行中的设备预约',
      'zh-TW': '進行中的設備預約',
    },
    link: pagePaths.myEquipment,
  },
  tech: {
    title: {
      ko: '진행 중인 기술자문',
      en: 'Open requests for technical advice',
      ja: '進行中の技術相談',
      'zh-CN': '进行中的技术咨询',
      'zh-TW': '進行中的技術諮詢',
    },
    link: pagePaths.myTechAdvice,
  },
  assn: {
    title: {
      ko: '진행 중인 공동과제',
      en: 'Open joint research projects',
      ja: '進行中の共同研究',
      'zh-CN': '进行中的共同课题',
      'zh-TW': '進行中的共同課題',
    },
    link: pagePaths.myJointProjects,
  },
  collabo: {
    title: {
      ko: '진행 중인 공유·협업 지원',
      en: 'Open requests for support',
      ja: '進行中の共有・協業支援',
      'zh-CN': '进行中的共享与合作支持',
      'zh-TW': '進行中的共享與合作支援',
    },
    link: pagePaths.mySupport,
  },
  pass: {
    title: {
      ko: '사용하지 않은 패스',
      en: 'Unused passes',
      ja: '未使用のパス',
      'zh-CN': '未使用的通票',
      'zh-TW': '未使用的套票',
    },
    link: pagePaths.myTravel,
  },
  reserve: {
    title: {
      ko: '진행 중인 여행 예약',
      en: 'Open travel bookings',
      ja: '利用前の旅行予約',
      'zh-CN': '进行中的旅行预订',
      'zh-TW': '進行中的旅行預訂',
    },
    link: pagePaths.myTravel,
  },
};

const counted: Readonly<Record<ContentLocale, (count: number) => string>> = {
  ko: (count) => `${count}건`,
  en: String,
  ja: (count) => `${count}件`,
  'zh-CN': (count) => `${count}项`,
  'zh-TW': (count) => `${count}項`,
};

interface NamedItem {
  readonly kind: string;
  readonly no: string;
  readonly title: string;
  /** Language of the title. @default 'ko' */
  readonly lang?: ContentLocale;
}

export interface OpenItem extends Required<NamedItem> {
  readonly link: string;
}

/**
 * Returns the open items that block leaving.
 * @param counts by kind
 * @param named items of the kinds that are listed one by one; any other kind is one entry with its number
 */
export function toOpenItems(
  counts: Readonly<Record<string, number>>,
  named: readonly NamedItem[],
  locale: ContentLocale = 'ko',
): OpenItem[] {
  return Object.entries(openKinds).flatMap(([kind, { title, link }]) => {
    const own = named.filter((item) => item.kind === kind);
    if (own.length > 0) return own.map((item) => ({ lang: 'ko' as const, ...item, link }));
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [{ kind, no: counted[locale](count), title: title[locale], lang: locale, link }];
  });
}
