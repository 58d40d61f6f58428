import type { Attraction } from '@haesol/contracts/travel';
import { MessageBar } from '@haesol/kit';
import { useFormats } from '@haesol/remote/lifecycle';
import { langOfRefusal } from './useRefusalToast.tsx';

type Notice = Attraction['notices'][number];

/** Names the days of a notice, then its title. */
export function useNoticeText(): (notice: Notice) => string {
  const { formatPeriod, formatShortDay } = useFormats();
  return ({ title, startDt, endDt }) =>
    `${startDt === endDt ? formatShortDay(startDt) : formatPeriod(startDt, endDt)} · ${title}`;
}

/** Notices of a place by day, the next one first. Staff write some of a closed day in Korean alone. */
export function PlaceNotices({ place: { notices, lang } }: { readonly place: Pick<Attraction, 'lang' | 'notices'> }) {
  const toText = useNoticeText();
  return notices.map((notice) => (
    <MessageBar key={`${notice.startDt} ${notice.title}`} kind={notice.closedYn === 'Y' ? 'warning' : 'info'}>
      <span lang={langOfRefusal(notice.title) ?? lang}>{toText(notice)}</span>
    </MessageBar>
  ));
}
