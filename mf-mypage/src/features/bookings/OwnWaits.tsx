import type { EndpointData } from '@haesol/contracts/common';
import { equipmentWaitlistRemove, equipmentWaits } from '@haesol/contracts/lab';
import { Button, TextLink } from '@haesol/kit';
import { QueryView, useEndpointMutation, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { useId } from 'react';
import { toDayOfDeviceHref } from '#paths';
import styles from '#styles/section.module.css';
import { changedElsewhere, ownWaits } from './bookingListState.ts';
import { toTimeText } from './useBookingColumns.tsx';

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
              <p className={styles.facts}>{t('bookings.waitFacts', { time: toTimeText(wait), no: wait.waitNo })}</p>
            </div>
            <StopWaiting wait={wait} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StopWaiting({ wait }: { readonly wait: Wait }) {
  const t = useText();
  const shell = useShell();
  const stop = useEndpointMutation(equipmentWaitlistRemove, { invalidates: [equipmentWaits] });
  const end = () =>
    stop.mutate(
      { params: { waitUid: wait.waitUid } },
      {
        onSuccess: () => shell.toast({ kind: 'done', text: t('bookings.waitEnded') }),
        onError: ({ message }) => shell.toast({ kind: 'error', text: message }),
      },
    );
  return (
    <Button
      aria-label={t('bookings.stopWaitingFor', { name: wait.eqNm, time: toTimeText(wait) })}
      busy={stop.isPending}
      onClick={end}
      size="small"
    >
      {t('bookings.stopWaiting')}
    </Button>
  );
}
