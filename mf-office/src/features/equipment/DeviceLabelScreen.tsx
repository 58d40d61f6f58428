import { adminEquipmentGet } from '@haesol/contracts/lab';
import { Button, LinkButton } from '@haesol/kit';
import { QrCode } from '@haesol/kit/qr';
import { DetailView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import Printer from 'lucide-react/icons/printer';
import { paths, toCheckInHref, toEquipmentEditHref } from '#paths';
import { OfficePage } from '#ui/OfficePage';
import styles from './DeviceLabelScreen.module.css';

/** Label of a device, for printing: its QR code leads the operator's phone to the bookings of today. */
export default function DeviceLabelScreen({ eqUid }: { readonly eqUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(adminEquipmentGet, eqUid === undefined ? undefined : { params: { eqUid } });
  return (
    <OfficePage title={t('deviceLabel.title')}>
      <DetailView
        choose={{ title: t('equipment.choose'), text: t('equipment.chooseText') }}
        missing={{ title: t('equipment.missing'), text: t('equipment.chooseText') }}
        query={query}
        titleOf={({ eqNm }) => eqNm}
        toList={{ href: paths.equipment, label: t('queue.toList') }}
        uid={eqUid}
      >
        {({ eqUid: uid, eqNm, model, place }) => (
          <article className={styles.label}>
            <div className={styles.code}>
              <QrCode
                label={t('deviceLabel.code', { name: eqNm })}
                text={new URL(toCheckInHref(uid), window.location.origin).href}
              />
            </div>
            <h2 className={styles.name}>{eqNm}</h2>
            <p>{[model, place].filter((part) => part !== '').join(' · ')}</p>
            <p className={styles.note}>{t('deviceLabel.note')}</p>
            <div className={styles.actions}>
              <LinkButton href={toEquipmentEditHref(uid)} size="form">
                {t('checkIn.toDevice')}
              </LinkButton>
              <LinkButton href={toCheckInHref(uid)} size="form">
                {t('deviceLabel.open')}
              </LinkButton>
              <Button icon={Printer} onClick={() => window.print()} size="form" variant="primary">
                {t('deviceLabel.print')}
              </Button>
            </div>
          </article>
        )}
      </DetailView>
    </OfficePage>
  );
}
