import type { Equipment } from '@haesol/contracts/lab';
import { Badge, CardPicture, EmptyState, KitLink, LinkButton, Skeleton, WholeBrackets } from '@haesol/kit';
import { QueryView, type ShownList, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import Wrench from 'lucide-react/icons/wrench';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type BookingAddress, bookingState } from './bookingGets.ts';
import { DeviceFilters } from './DeviceFilters.tsx';
import styles from './DeviceList.module.css';
import { PanelHead } from './PanelHead.tsx';

export interface DeviceListProps {
  readonly chosen: string | undefined;
  readonly list: ShownList<BookingAddress>;
}

/** Equipment to choose from: favourites first, and only free equipment if a time was requested. */
export function DeviceList({ chosen, list }: DeviceListProps) {
  const t = useText();
  const query = useGet(bookingState.get, { placeholderData: keepPreviousData });
  const { data } = query;
  const devices = useRef<HTMLUListElement>(null);
  useChosenInView(devices, chosen, data !== undefined);
  return (
    <div className={styles.list}>
      <PanelHead note={data && t('booking.count', { count: data.cnt_total })} number={1}>
        {t('booking.steps.equipment')}
      </PanelHead>
      <DeviceFilters categories={data?.categories ?? []} list={list} places={data?.places ?? []} />
      <QueryView
        empty={<NoDevice list={list} />}
        isEmpty={(found) => found.list.length === 0}
        query={query}
        skeleton={<Skeleton lines={3} rows={5} />}
      >
        {(found) => (
          <ul className={styles.devices} ref={devices} data-stale={query.isPlaceholderData || undefined}>
            {found.list.map((device) => (
              <li key={device.eqUid}>
                <Device device={device} isChosen={device.eqUid === chosen} list={list} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

/** Scrolls the list, where it is a scroll container, so that the chosen device is in its middle unless it is in view. */
function useChosenInView(devices: RefObject<HTMLUListElement | null>, chosen: string | undefined, isShown: boolean) {
  useLayoutEffect(() => {
    const list = devices.current;
    const item = list?.querySelector('[aria-current]')?.closest('li');
    if (chosen === undefined || !isShown || !list || !item) return;
    const frame = list.getBoundingClientRect();
    const { top, bottom, height } = item.getBoundingClientRect();
    if (top >= frame.top && bottom <= frame.bottom) return;
    list.scrollTop += top - frame.top - (frame.height - height) / 2;
  }, [chosen, devices, isShown]);
}

interface DeviceProps {
  readonly device: Equipment;
  readonly isChosen: boolean;
  readonly list: ShownList<BookingAddress>;
}

function Device({ device, isChosen, list: { state, hrefOf } }: DeviceProps) {
  const t = useText();
  const { formatShortDate } = useFormats();
  const { eqUid, eqNm, model, place, thumbUrl, favoriteYn, trainingYn } = device;
  // A booking that is being moved keeps its equipment.
  const href = hrefOf({ eqUid, step: '', rsvUid: eqUid === state.eqUid ? state.rsvUid : '' });
  return (
    <KitLink aria-current={isChosen || undefined} className={styles.device} href={href}>
      <CardPicture alt="" decoding="async" loading="lazy" src={thumbUrl} />
      <span className={styles.words}>
        <span className={styles.name}>
          <WholeBrackets text={eqNm} />
        </span>
        <span className={styles.meta}>{`${model} · ${place}`}</span>
        <span>
          {device.state === 'MAINT' ? (
            <Badge color="gray" icon={Wrench}>
              {typeof device.maintUntil === 'string'
                ? t('booking.signs.maintUntil', { date: formatShortDate(device.maintUntil) })
                : t('booking.signs.maintenance')}
            </Badge>
          ) : trainingYn === 'Y' ? (
            <Badge color="outline" icon={ShieldCheck}>
              {t('booking.signs.training')}
            </Badge>
          ) : (
            <Badge color="sky">{t('booking.signs.available')}</Badge>
          )}
        </span>
      </span>
      {favoriteYn === 'Y' && (
        <span aria-label={t('booking.favorite')} className={styles.star} role="img">
          <Star aria-hidden="true" fill="currentColor" size={18} />
        </span>
      )}
    </KitLink>
  );
}

function NoDevice({ list: { state, hrefOf } }: { readonly list: ShownList<BookingAddress> }) {
  const t = useText();
  return (
    <EmptyState
      text={t('booking.emptyText')}
      title={
        state.searchKeyword === '' ? t('booking.empty') : t('booking.emptyKeyword', { keyword: state.searchKeyword })
      }
    >
      <LinkButton href={hrefOf({ searchKeyword: '', ctg: '', place: '', mode: '', state: '', from: '', to: '' })}>
        {t('booking.reset')}
      </LinkButton>
    </EmptyState>
  );
}
