import type { EndpointData } from '@haesol/contracts/common';
import { equipmentWaitlistPass, equipmentWaitlistRemove, equipmentWaits } from '@haesol/contracts/lab';
import { Button, LinkButton, TextLink } from '@haesol/kit';
import { QueryView, useEndpointMutation, useFormats, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { useId } from 'react';
import { toDayOfDeviceHref } from '#paths';
import styles from '#styles/section.module.css';
import { changedElsewhere, ownWaits } from './bookingListState.ts';
import { useTimeText } from './useBookingColumns.tsx';

type Wait = EndpointData<typeof equipmentWaits>['list'][number];

/** Waiting list entries of the member; empty without one, and on servers of earlier releases, which lack this list. */
export function OwnWaits() {
  return (
    <QueryView notFound={null} query={useGet(ownWaits, changedElsewhere)} skeleton={null}>
      {({ list }) => list.length > 0 && <Waits list={list} />}
    </QueryView>
  );
}

function Waits({ list }: { readonly list: readonly Wait[] }) {
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {t('bookings.waits')}
        </h2>
        <p className={styles.note}>{t('bookings.waitsNote')}</p>
      </div>
      <ul>
        {list.map((wait) => (
          <li className={styles.row} key={wait.waitUid}>
            <div className={styles.words}>
              <p className={styles.name}>
                <TextLink href={toDayOfDeviceHref(wait)} tone="quiet">
                  {wait.eqNm}
                </TextLink>
              </p>
              <Facts wait={wait} />
            </div>
            <div className={styles.actions}>
              {isOffered(wait) && <OfferVerbs wait={wait} />}
              <StopWaiting wait={wait} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Offer = Wait & { readonly offerExpDt: string };
const isOffered = (wait: Wait): wait is Offer => typeof wait.offerExpDt === 'string';

function Facts({ wait }: { readonly wait: Wait }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const toTimeText = useTimeText();
  const time = toTimeText(wait);
  return (
    <p className={styles.facts}>
      {isOffered(wait)
        ? t('bookings.waitOffer', { time, until: formatDateTime(wait.offerExpDt) })
        : t('bookings.waitFacts', { time, no: wait.waitNo })}
    </p>
  );
}

/** Returns the call of a move of a wait, which says what was done or why it failed. */
function useWaitMove(
  endpoint: typeof equipmentWaitlistPass | typeof equipmentWaitlistRemove,
  { waitUid }: Wait,
  done: string,
) {
  const shell = useShell();
  const { isPending, mutate } = useEndpointMutation(endpoint, { invalidates: [equipmentWaits] });
  const send = () =>
    mutate(
      { params: { waitUid } },
      {
        onSuccess: () => shell.toast({ kind: 'done', text: done }),
        onError: ({ message }) => shell.toast({ kind: 'error', text: message }),
      },
    );
  return { isPending, send };
}

/** Books the offered time, or lets it pass to the next one. */
function OfferVerbs({ wait }: { readonly wait: Wait }) {
  const t = useText();
  const toTimeText = useTimeText();
  const pass = useWaitMove(equipmentWaitlistPass, wait, t('bookings.offerPassed'));
  const name = { name: wait.eqNm, time: toTimeText(wait) };
  return (
    <>
      <LinkButton
        aria-label={t('bookings.bookOfferFor', name)}
        href={toDayOfDeviceHref(wait)}
        size="small"
        variant="primary"
      >
        {t('bookings.bookOffer')}
      </LinkButton>
      <Button aria-label={t('bookings.passOfferFor', name)} busy={pass.isPending} onClick={pass.send} size="small">
        {t('bookings.passOffer')}
      </Button>
    </>
  );
}

function StopWaiting({ wait }: { readonly wait: Wait }) {
  const t = useText();
  const toTimeText = useTimeText();
  const stop = useWaitMove(equipmentWaitlistRemove, wait, t('bookings.waitEnded'));
  return (
    <Button
      aria-label={t('bookings.stopWaitingFor', { name: wait.eqNm, time: toTimeText(wait) })}
      busy={stop.isPending}
      onClick={stop.send}
      size="small"
    >
      {t('bookings.stopWaiting')}
    </Button>
  );
}
