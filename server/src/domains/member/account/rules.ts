import { pagePaths } from '../../../mail/pagePaths.ts';

/** Kinds of applications and bookings that block leaving, with their pages. */
const openKinds = {
  edu: { title: '진행 중인 교육 신청', link: pagePaths.myEducation },
  equ: { title: '진행 중인 장비 예약', link: pagePaths.myEquipment },
  tech: { title: '진행 중인 기술자문', link: pagePaths.myTechAdvice },
  assn: { title: '진행 중인 공동과제', link: pagePaths.myJointProjects },
  collabo: { title: '진행 중인 공유·협업 지원', link: pagePaths.mySupport },
  pass: { title: '사용하지 않은 패스', link: pagePaths.myTravel },
  reserve: { title: '진행 중인 여행 예약', link: pagePaths.myTravel },
} as const;

export interface OpenItem {
  readonly kind: string;
  readonly no: string;
  readonly title: string;
  readonly link: string;
}

/**
 * Returns the open items that block leaving.
 * @param counts by kind
 * @param named items of the kinds that are listed one by one; any other kind is one entry with its number
 */
export function toOpenItems(
  counts: Readonly<Record<string, number>>,
  named: readonly { readonly kind: string; readonly no: string; readonly title: string }[],
): OpenItem[] {
  return Object.entries(openKinds).flatMap(([kind, { title, link }]) => {
    const own = named.filter((item) => item.kind === kind).map((item) => ({ ...item, link }));
    if (own.length > 0) return own;
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [{ kind, no: `${count}건`, title, link }];
  });
}
