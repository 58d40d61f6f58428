import type { Equipment } from '@haesol/contracts/lab';
import { Badge, type BadgeColor, CardPicture, TextLink, toPictureLoading, WholeBrackets } from '@haesol/kit';
import { formatKrw } from '@haesol/remote/i18n';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import Check from 'lucide-react/icons/check';
import FlaskConical from 'lucide-react/icons/flask-conical';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wrench from 'lucide-react/icons/wrench';
import { toEquipmentHref } from '#paths';
import styles from './EquipmentCard.module.css';
import { type EquipmentSign, listSigns } from './equipmentRules.ts';

const looks: Readonly<Record<EquipmentSign, { color: BadgeColor; icon: typeof Check }>> = {
  available: { color: 'sky', icon: Check },
  maintenance: { color: 'gray', icon: Wrench },
  training: { color: 'outline', icon: ShieldCheck },
  request: { color: 'gray', icon: FlaskConical },
};

export interface EquipmentCardProps {
  readonly equipment: Equipment;
  /** Position in the list, from 0. */
  readonly index: number;
}

export function EquipmentCard({ equipment, index }: EquipmentCardProps) {
  const t = useText();
  const { formatShortDate } = useFormats();
  const { eqUid, eqNm, model, place, ctgNm, thumbUrl, thumbAlt, price } = equipment;
  return (
    <article className={styles.card}>
      <CardPicture alt={thumbAlt} decoding="async" src={thumbUrl} {...toPictureLoading(index)} />
      <div className={styles.words}>
        <p className={styles.kind}>{ctgNm}</p>
        <h3 className={styles.name}>
          <TextLink href={toEquipmentHref(eqUid)} tone="quiet">
            <WholeBrackets text={eqNm} />
          </TextLink>
        </h3>
        <p className={styles.meta}>{`${model} · ${place}`}</p>
        <p className={styles.badges}>
          {listSigns(equipment).map((sign) => (
            <Badge key={sign} {...looks[sign]}>
              {sign === 'maintenance' && typeof equipment.maintUntil === 'string'
                ? t('equipment.signs.maintUntil', { date: formatShortDate(equipment.maintUntil) })
                : t(`equipment.signs.${sign}`)}
            </Badge>
          ))}
        </p>
        <p className={styles.price}>
          <span>{t('equipment.companyPrice')}</span>
          <b>{t('equipment.perHour', { price: formatKrw(price) })}</b>
        </p>
      </div>
    </article>
  );
}
