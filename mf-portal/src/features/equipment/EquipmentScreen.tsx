import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { DeviceView } from './DeviceView.tsx';
import { EquipmentList } from './EquipmentList.tsx';
import styles from './EquipmentScreen.module.css';
import { chosenEquipment } from './equipmentGets.ts';

/** Catalogue, or the equipment in the address. */
export default function EquipmentScreen({ eqUid }: { readonly eqUid: string | undefined }) {
  if (eqUid !== undefined) return <Chosen />;
  return (
    <>
      <ListHeading />
      <EquipmentList />
    </>
  );
}

/** Heading of the list: the page header has no title, because displayed equipment has its name as heading. */
function ListHeading() {
  return <h1 className={styles.title}>{useText()('equipment.title')}</h1>;
}

function Chosen() {
  const t = useText();
  return (
    <QueryView
      notFound={
        <>
          <ListHeading />
          <EmptyState text={t('device.notFoundText')} title={t('device.notFound')}>
            <LinkButton href={paths.equipmentList}>{t('device.toList')}</LinkButton>
          </EmptyState>
        </>
      }
      query={useGet(chosenEquipment)}
      skeleton={<Skeleton lines={16} />}
    >
      {(device) => <DeviceView device={device} key={device.eqUid} />}
    </QueryView>
  );
}
