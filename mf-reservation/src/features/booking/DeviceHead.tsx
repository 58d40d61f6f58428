import { errorCodes } from '@haesol/contracts/common';
import {
  type EquipmentDetail,
  equipmentFavoriteAdd,
  equipmentFavoriteRemove,
  equipmentGet,
  equipmentList,
} from '@haesol/contracts/lab';
import { CardPicture, IconButton, LinkButton, MessageBar, WholeBrackets } from '@haesol/kit';
import { formatDate, formatKrw } from '@haesol/remote/i18n';
import { type ShownList, useEndpointMutation, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import { toAskHref, toDeviceHref } from '#paths';
import type { BookingAddress } from './bookingGets.ts';
import styles from './DeviceHead.module.css';
import { TrainingDates } from './TrainingDates.tsx';

export interface DeviceHeadProps {
  readonly device: EquipmentDetail;
  readonly list: ShownList<BookingAddress>;
  /** Reason why this person cannot book it. */
  readonly refusal: EquipmentDetail['booking']['refusal'];
}

/** Chosen equipment, with its price and any obstacle to booking for this person. */
export function DeviceHead({ device, list, refusal }: DeviceHeadProps) {
  const t = useText();
  const { eqUid, eqNm, place, thumbUrl, thumbAlt, booking } = device;
  const { priceClass, price, training } = booking;
  return (
    <>
      <div className={styles.device}>
        <CardPicture alt={thumbAlt} src={thumbUrl} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <WholeBrackets text={eqNm} />
          </h2>
          <p className={styles.meta}>
            {`${place} · ${t(`booking.classes.${priceClass}`)}\u00a0${t('booking.perHour', { price: formatKrw(price) })}`}
          </p>
          {training !== null && (
            <p className={styles.trained}>
              <ShieldCheck aria-hidden="true" size={16} />
              <span>{t('booking.trained', { date: formatDate(training.validDt) })}</span>
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Favorite device={device} />
          <LinkButton href={toDeviceHref(eqUid)}>{t('booking.detail')}</LinkButton>
          <span className={styles.narrow}>
            <LinkButton href={list.hrefOf({ step: 'equipment' })}>{t('booking.other')}</LinkButton>
          </span>
        </div>
      </div>
      {refusal !== null && (
        <MessageBar
          action={
            <LinkButton href={toAskHref('EQUIP', t('booking.askTitle', { name: eqNm }))} size="small">
              {t('booking.ask')}
            </LinkButton>
          }
          kind="warning"
        >
          {refusal.message}
        </MessageBar>
      )}
      {refusal?.code === errorCodes.safetyTrainingRequired && <TrainingDates eqUid={eqUid} />}
    </>
  );
}

function Favorite({ device: { eqUid, favoriteYn } }: Pick<DeviceHeadProps, 'device'>) {
  const t = useText();
  const shell = useShell();
  const { isLogin } = useSession();
  const invalidates = [equipmentGet, equipmentList];
  const add = useEndpointMutation(equipmentFavoriteAdd, { invalidates });
  const remove = useEndpointMutation(equipmentFavoriteRemove, { invalidates });
  const isFavorite = favoriteYn === 'Y';
  async function handleClick() {
    if (!isLogin && !(await shell.requireLogin())) return;
    (isFavorite ? remove : add).mutate({ params: { eqUid } });
  }
  return (
    <span className={styles.favorite} data-on={isFavorite || undefined}>
      <IconButton
        aria-pressed={isFavorite}
        icon={Star}
        label={t('booking.favorite')}
        onClick={() => void handleClick()}
      />
    </span>
  );
}
