import { useShell, useText } from '@haesol/remote/lifecycle';
import { toWait } from '#moves/waitText';

/** How long an item has waited: "2일 4시간". */
export function Wait({ since }: { readonly since: string }) {
  const t = useText();
  const { days, hours, minutes } = toWait(since, useShell().now());
  const parts = [
    days !== undefined && t('wait.days', { count: days }),
    hours !== undefined && (days === undefined || hours > 0) && t('wait.hours', { count: hours }),
    minutes !== undefined && t('wait.minutes', { count: minutes }),
  ];
  return <time dateTime={since}>{parts.filter((part) => part !== false).join(' ')}</time>;
}
