import { bookingLimits, type EquipmentDetail } from '@haesol/contracts/lab';
import { LinkButton, MessageBar, Skeleton, StepIndicator, TextLink } from '@haesol/kit';
import { QueryView, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { useRef } from 'react';
import { toMyBookingHref } from '#paths';
import styles from './BookingScreen.module.css';
import { type BookingStep, bookingState, bookingSteps, chosenDevice } from './bookingGets.ts';
import { ChosenDevice } from './ChosenDevice.tsx';
import { DeviceList } from './DeviceList.tsx';
import { PanelHead } from './PanelHead.tsx';
import { useOnChange } from './useOnChange.ts';

/** Booking of equipment: three panels side by side, or one step at a time on narrow pages. */
export default function BookingScreen({ eqUid }: { readonly eqUid: string | undefined }) {
  const t = useText();
  const list = useListState(bookingState);
  const { step, rsvUid } = list.state;
  const shown: BookingStep = eqUid === undefined ? 'equipment' : step === '' ? 'date' : step;
  const steps = useRef<HTMLElement>(null);
  // On a narrow page the previous step disappears with the pressed link, which had the focus.
  useOnChange(shown, () => steps.current?.focus({ preventScroll: true }));
  return (
    <div className={styles.screen}>
      {rsvUid !== '' && (
        <MessageBar action={<TextLink href={toMyBookingHref(rsvUid)}>{t('booking.keepTime')}</TextLink>} kind="info">
          {t('booking.changing')}
        </MessageBar>
      )}
      <section
        aria-label={t('booking.stepNow', { step: t(`booking.steps.${shown}`) })}
        className={styles.steps}
        ref={steps}
        tabIndex={-1}
      >
        <StepIndicator
          current={bookingSteps.indexOf(shown) + 1}
          steps={bookingSteps.map((name) => ({ label: t(`booking.steps.${name}`) }))}
        />
      </section>
      <div className={styles.panels} data-step={shown}>
        <section aria-label={t('booking.panels.equipment')} className={styles.devices}>
          <DeviceList chosen={eqUid} list={list} />
        </section>
        {eqUid === undefined ? <NothingChosen /> : <Chosen eqUid={eqUid} />}
      </div>
      <ul className={styles.rules}>
        {(['lead', 'week', 'cancel', 'wait'] as const).map((rule) => (
          <li key={rule}>
            <b>
              {t(`booking.rules.${rule}`, { hours: bookingLimits.freeCancelHours, slots: bookingLimits.weekSlots })}
            </b>
            <span>{t(`booking.rulesText.${rule}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Replaces calendar and slots on wide pages. */
function NothingChosen() {
  const t = useText();
  return (
    <section aria-label={t('booking.panels.date')} className={styles.nothing}>
      <PanelHead number={2}>{t('booking.steps.date')}</PanelHead>
      <p>{t('booking.chooseFirst')}</p>
    </section>
  );
}

function Chosen({ eqUid }: { readonly eqUid: string }) {
  const query = useGet(chosenDevice);
  const t = useText();
  const list = useListState(bookingState);
  return (
    <QueryView
      notFound={
        <section className={styles.nothing}>
          <h2>{t('booking.notFound')}</h2>
          <p>{t('booking.notFoundText')}</p>
          <LinkButton href={list.hrefOf({ eqUid: '', step: '' })}>{t('booking.chooseOther')}</LinkButton>
        </section>
      }
      query={query}
      skeleton={
        <section className={styles.nothing}>
          <Skeleton lines={10} />
        </section>
      }
    >
      {(device: EquipmentDetail) => <ChosenDevice device={device} key={eqUid} list={list} />}
    </QueryView>
  );
}
