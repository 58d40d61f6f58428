import { bookingLimits, labPolicy } from '@haesol/contracts/lab';
import { LinkButton, MessageBar } from '@haesol/kit';
import { formatDate, formatNumber } from '@haesol/remote/i18n';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { toAskHref, toTrainingHref } from '#paths';
import { BookLink } from './BookLink.tsx';
import styles from './DeviceAside.module.css';
import type { DeviceViewProps } from './DeviceView.tsx';
import { findSoonest, sumFreeHours } from './deviceRules.ts';

/** Price for this person, first free time, and obstacles to booking. */
export function DeviceAside({ device }: DeviceViewProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const { eqUid, eqNm, modes, trainingYn, slotMin, booking } = device;
  const { price, priceClass, maxSlots, training, refusal } = booking;
  const soonest = findSoonest(device);
  const facts = [
    [
      t('device.soonest'),
      soonest === undefined ? t('device.none') : `${formatShortDay(soonest.date)} ${soonest.start}`,
    ],
    [t('device.freeHours'), t('device.hours', { count: sumFreeHours(device) })],
    [t('device.modes'), modes.map((mode) => t(`device.modeNames.${mode}`)).join(', ')],
    [
      t('device.training'),
      training === null
        ? t(trainingYn === 'Y' ? 'device.trainingNeeded' : 'device.trainingNone')
        : t('device.trainingDone', { date: formatDate(training.validDt) }),
    ],
    [t('device.atOnce'), t('device.slots', { count: maxSlots, minutes: slotMin })],
  ] as const;
  return (
    <aside className={styles.aside}>
      <p className={styles.price}>
        <b>{formatNumber(price)}</b>
        <span>{t('device.perHour', { name: t(`device.classes.${priceClass}`) })}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {refusal !== null && <MessageBar kind="warning">{refusal.message}</MessageBar>}
      <div className={styles.actions}>
        <span className={styles.book}>
          <BookLink device={device} />
        </span>
        {trainingYn === 'Y' && training === null && (
          <LinkButton href={toTrainingHref(eqUid)} size="form">
            {t('device.trainingDates')}
          </LinkButton>
        )}
        <LinkButton href={toAskHref('EQUIP', t('device.askTitle', { name: eqNm }))} size="form">
          {t('device.ask')}
        </LinkButton>
      </div>
      <p className={styles.consequence}>
        {t('device.consequence', { hours: bookingLimits.freeCancelHours, days: labPolicy.answerDays })}
      </p>
    </aside>
  );
}
