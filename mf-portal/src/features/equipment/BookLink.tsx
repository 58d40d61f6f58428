import { LinkButton } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { toBookingDayHref, toBookingHref } from '#paths';
import type { DeviceViewProps } from './DeviceView.tsx';
import { findSoonest } from './deviceRules.ts';

/** Link to the booking of a device, on the first free day. */
export function BookLink({ device }: DeviceViewProps) {
  const t = useText();
  const { eqUid } = device;
  const soonest = findSoonest(device);
  return (
    <LinkButton
      href={soonest === undefined ? toBookingHref(eqUid) : toBookingDayHref(eqUid, soonest.date)}
      size="form"
      variant="primary"
    >
      {t('device.book')}
    </LinkButton>
  );
}
