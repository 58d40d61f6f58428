import type { OwnPlan } from '@haesol/contracts/travel';
import { useFormats, useOfflinePages, useShell, useText, useTextLocale } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';
import { toPlanHref } from '#paths';
import { toVoucherHtml } from '#ui/voucherDocument';

/** Stores a copy of a plan on this device for offline use, again after each change. @returns the note of a stored copy */
export function useKeptPlan(plan: OwnPlan): string | undefined {
  const t = useText();
  const { formatDateTime, formatShortDay } = useFormats();
  const locale = useTextLocale();
  const shell = useShell();
  const { keepOffline } = useOfflinePages();
  const [note, setNote] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of the plan
  useEffect(() => {
    const kept = t('voucher.kept', { time: formatDateTime(new Date(shell.now()).toISOString()) });
    const html = toVoucherHtml({
      title: plan.title,
      lang: locale,
      locale,
      state: t('plan.from', { day: formatShortDay(plan.startDate) }),
      qrSvg: null,
      code: '',
      rows: plan.days.flatMap(({ date, stops }) =>
        stops.map(({ time, gdsNm, addr, memo }) => ({
          term: `${formatShortDay(date)} ${time}`,
          value: [gdsNm, addr, memo].filter((part) => part !== '').join(' · '),
        })),
      ),
      notes: [kept],
      fontSize: getComputedStyle(document.documentElement).fontSize,
    });
    let isShown = true;
    void keepOffline(toPlanHref(plan.planUid), html).then((isKept) => isShown && isKept && setNote(kept));
    return () => {
      isShown = false;
    };
  }, [plan.planUid, plan.rev]);
  return note;
}
