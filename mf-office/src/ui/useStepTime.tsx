import type { StaffTimelineEntry } from '@haesol/contracts/common';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';

/** Returns the time of a step with its mover: the name of a staff member, else the kind. */
export function useStepTime() {
  const t = useText();
  return ({ dt, by, byNm = t(`steps.${by}`) }: StaffTimelineEntry) => ({
    time: `${formatDateTime(dt)} · ${byNm}`,
    dateTime: dt,
  });
}
