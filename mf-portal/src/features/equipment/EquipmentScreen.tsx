import { QueryView, useGet, useText } from '@haesol/shared/lifecycle';
import { EmptyState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { paths } from '#paths';
import { DeviceView } from './DeviceView.tsx';
import { EquipmentList } from './EquipmentList.tsx';
import { chosenEquipment } from './equipmentGets.ts';

/** The catalogue, or the equipment that the address names. */
export default function EquipmentScreen({ eqUid }: { readonly eqUid: string | undefined }) {
  return eqUid === undefined ? <EquipmentList /> : <Chosen />;
}

function Chosen() {
  const t = useText();
  return (
    <QueryView
      notFound={
        <EmptyState text={t('device.notFoundText')} title={t('device.notFound')}>
          <LinkButton href={paths.equipmentList}>{t('device.toList')}</LinkButton>
        </EmptyState>
      }
      query={useGet(chosenEquipment)}
      skeleton={<Skeleton lines={16} />}
    >
      {(device) => <DeviceView device={device} key={device.eqUid} />}
    </QueryView>
  );
}
