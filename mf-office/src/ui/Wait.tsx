import { addWorkingDays, daysBetween, toSeoulDate } from '@haesol/contracts/common';
import { type OfficeQueue, promisedDays } from '@haesol/contracts/member';
import { useFormats, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { toWait } from '#moves/waitText';
import { today } from '#today';
import { TwoLines } from './TwoLines.tsx';

export interface WaitProps {
  readonly since: string;
  /** Queue whose promised time is shown too. */
  readonly queue?: OfficeQueue | undefined;
}

/** How long an item has waited: "2일 4시간"; with a queue also until when an answer is promised, or by how much it is late. */
export function Wait({ since, queue }: WaitProps) {
  const t = useText();
  const { days, hours, minutes } = toWait(since, useShell().now());
  const parts = [
    days !== undefined && t('wait.days', { count: days }),
    hours !== undefined && (days === undefined || hours > 0) && t('wait.hours', { count: hours }),
    minutes !== undefined && t('wait.minutes', { count: minutes }),
  ];
  const time = <time dateTime={since}>{parts.filter((part) => part !== false).join(' ')}</time>;
  const promised = queue && promisedDays[queue];
  return promised === undefined ? time : <TwoLines first={time} second={<Promised days={promised} since={since} />} />;
}

/** Last promised day of an answer, or the days since. */
function Promised({ since, days }: { readonly since: string; readonly days: number }) {
  const t = useText();
  const shell = useShell();
  const { formatShortDay } = useFormats();
  const { data } = useGet(today);
  if (data === undefined) return null;
  const due = addWorkingDays(toSeoulDate(Date.parse(since)), days, new Set(data.holidays));
  const late = daysBetween(due, toSeoulDate(shell.now()));
  return late > 0 ? t('wait.late', { count: late }) : t('wait.until', { day: formatShortDay(due) });
}
