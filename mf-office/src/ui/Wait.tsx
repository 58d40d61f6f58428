import { toSeoulDate } from '@haesol/contracts/common';
import { type Promised, type PromisedQueue, promisedUntil, promises } from '@haesol/contracts/member';
import { useFormats, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { toWait } from '#moves/waitText';
import { today } from '#today';
import { TwoLines } from './TwoLines.tsx';
import styles from './Wait.module.css';

export interface WaitProps {
  readonly since: string;
  /** Queue whose promised time is shown too. */
  readonly queue?: PromisedQueue | undefined;
}

/** Returns a function that writes a time until now in its two largest units: "2일 4시간". */
function useElapsed(): (since: number) => string {
  const t = useText();
  const now = useShell().now();
  return (since) => {
    const { days, hours, minutes } = toWait(since, now);
    const parts = [
      days !== undefined && t('wait.days', { count: days }),
      hours !== undefined && (days === undefined || hours > 0) && t('wait.hours', { count: hours }),
      minutes !== undefined && t('wait.minutes', { count: minutes }),
    ];
    return parts.filter((part) => part !== false).join(' ');
  };
}

/** How long an item has waited: "2일 4시간"; with a queue also until when an answer is promised, or by how much it is late. */
export function Wait({ since, queue }: WaitProps) {
  const elapsed = useElapsed();
  const time = <time dateTime={since}>{elapsed(Date.parse(since))}</time>;
  return queue === undefined ? time : <TwoLines first={time} second={<PromisedTime queue={queue} since={since} />} />;
}

/** Promised time of an answer, or the time since: "약속보다 5시간 늦음". */
function PromisedTime({ since, queue }: { readonly since: string; readonly queue: PromisedQueue }) {
  const t = useText();
  const shell = useShell();
  const elapsed = useElapsed();
  const { formatShortDay, formatTime } = useFormats();
  const { data } = useGet(today);
  if (data === undefined) return null;
  const until = promisedUntil(queue, Date.parse(since), new Set(data.holidays));
  if (until <= shell.now()) return <span className={styles.late}>{t('wait.late', { time: elapsed(until) })}</span>;
  const promised: Promised = promises[queue];
  // A promise of days ends with its day, at midnight.
  const day = formatShortDay(toSeoulDate(until - 1));
  const isOfHours = 'hours' in promised;
  return t('wait.until', { day: isOfHours ? `${day} ${formatTime(new Date(until).toISOString())}` : day });
}
