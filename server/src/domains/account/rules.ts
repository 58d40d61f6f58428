/** Kinds of things that have to end before a membership does, with their pages. */
const openKinds = {
  edu: { title: '진행 중인 교육 신청', link: '/myPage/edu' },
  equ: { title: '진행 중인 장비 예약', link: '/myPage/equ' },
  tech: { title: '진행 중인 기술자문', link: '/myPage/tech' },
  assn: { title: '진행 중인 공동과제', link: '/myPage/assn' },
  collabo: { title: '진행 중인 공유·협업 지원', link: '/myPage/collabo' },
  pass: { title: '사용하지 않은 패스', link: '/travel/my' },
  reserve: { title: '진행 중인 여행 예약', link: '/travel/my' },
} as const;

export interface OpenItem {
  readonly kind: string;
  readonly no: string;
  readonly title: string;
  readonly link: string;
}

/**
 * What still has to end.
 * @param counts by kind
 * @param named the things of a kind that are known one by one; another kind is one entry with its number
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
