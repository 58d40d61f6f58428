import type { EndpointData } from '@haesol/contracts/common';
import {
  adminAddEquipment,
  adminChangeEquipment,
  adminEquipment,
  adminEquipmentGet,
  adminEquipmentHours,
  adminEquipmentOperators,
  adminEquipmentPictures,
  adminEquipmentPrices,
  maxDevicePictures,
} from '@haesol/contracts/lab';
import { Badge, LinkButton } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { DetailView, useCall, useCodes, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useRefresh } from '#moves/useRefresh';
import { paths, toClosureHref, toDeviceLabelHref, toEquipmentEditHref, toPublicEquipmentHref } from '#paths';
import { EntitySection } from '#ui/EntitySection';
import { OfficePage } from '#ui/OfficePage';
import { PicturesSection } from '#ui/PicturesSection';
import { Presence } from '#ui/Presence';
import styles from './EquipmentEditScreen.module.css';
import { equipmentFields } from './equipmentFields.ts';
import { TrainingsSection } from './TrainingsSection.tsx';

type Device = EndpointData<typeof adminEquipmentGet>;

const blank = {
  modes: ['DIRECT'],
  trainingYn: 'N',
  specs: [],
  rules: [],
  openFrom: '09:00',
  openTo: '18:00',
  weekdays: [1, 2, 3, 4, 5],
  slotMin: 60,
  bufferMin: 0,
  maxSlots: 4,
  leadDays: 2,
  horizonDays: 60,
};

/** Returns the fields of a device with the names of categories and modes. */
function useFields() {
  const t = useText();
  const toOptions = (codes: ReturnType<typeof useCodes>) =>
    codes.map(({ code, codeName }) => ({ value: code, label: codeName }));
  return equipmentFields(t, toOptions(useCodes('EQ_CTG')), toOptions(useCodes('EQ_MODE')));
}

/** One device in parts that are saved each by itself, or the form of a new one. */
export default function EquipmentEditScreen({ eqUid }: { readonly eqUid: string | undefined }) {
  const t = useText();
  const isNew = eqUid === 'new';
  const query = useEndpoint(adminEquipmentGet, eqUid === undefined || isNew ? undefined : { params: { eqUid } });
  if (isNew) return <NewDevice />;
  return (
    <OfficePage
      actions={<LinkButton href={paths.equipment}>{t('queue.toList')}</LinkButton>}
      title={query.data?.eqNm ?? t('names.equipment')}
    >
      <DetailView
        choose={{ title: t('equipment.choose'), text: t('equipment.chooseText') }}
        missing={{ title: t('equipment.missing'), text: t('equipment.chooseText') }}
        query={query}
        titleOf={({ eqNm }) => eqNm}
        toList={{ href: paths.equipment, label: t('queue.toList') }}
        uid={eqUid}
      >
        {(device) => <DeviceForms device={device} />}
      </DetailView>
    </OfficePage>
  );
}

function NewDevice() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const { texts, hours, prices, operators } = useFields();
  const refresh = useRefresh(adminEquipment);
  return (
    <OfficePage
      actions={<LinkButton href={paths.equipment}>{t('queue.toList')}</LinkButton>}
      title={t('equipment.add')}
    >
      <EntitySection
        body={adminAddEquipment.body}
        draft="equipment.new"
        fields={[...texts, ...hours, ...prices, ...operators]}
        initial={blank}
        note={t('equipment.addNote')}
        save={t('equipment.add')}
        saved={t('equipment.added')}
        send={async (body) => {
          const { eqUid } = await call(adminAddEquipment, { body });
          await refresh();
          shell.navigate(toEquipmentEditHref(eqUid), { replace: true });
        }}
        title={t('equipment.parts.texts')}
      />
    </OfficePage>
  );
}

function DeviceForms({ device }: { readonly device: Device }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const { texts, hours, prices, operators } = useFields();
  const refresh = useRefresh(adminEquipment, adminEquipmentGet);
  const { eqUid, rev, thumbUrl, thumbAlt, pictures = [{ url: thumbUrl, alt: thumbAlt }] } = device;
  const params = { eqUid };
  const send = async <T,>(sent: Promise<T>): Promise<T> => {
    const saved = await sent;
    await refresh();
    return saved;
  };
  const common = { hidden: { rev }, saved: t('equipment.saved'), onRefused: refresh };
  return (
    <div className={styles.device}>
      <Presence of="EQUIPMENT" uid={eqUid} />
      <DeviceFacts device={device} />
      <EntitySection
        {...common}
        body={adminChangeEquipment.body}
        draft={`equipment.${eqUid}.texts`}
        fields={[
          {
            name: 'shownYn',
            kind: 'select',
            label: t('equipment.fields.shownYn'),
            help: t('equipment.shownHelp'),
            options: [
              { value: 'Y', label: t('queue.yes') },
              { value: 'N', label: t('queue.no') },
            ],
          },
          ...texts.filter(({ name }) => name !== 'thumbUrl' && name !== 'thumbAlt'),
        ]}
        hidden={{ rev, thumbUrl, thumbAlt }}
        initial={device}
        save={t('equipment.save.texts')}
        send={(body) => send(call(adminChangeEquipment, { params, body }))}
        title={t('equipment.parts.texts')}
      />
      <PicturesSection
        draft={`equipment.${eqUid}.pictures`}
        max={maxDevicePictures}
        note={t('equipment.picturesNote')}
        onRefused={refresh}
        pictures={pictures}
        saved={t('equipment.saved')}
        send={(list) => send(call(adminEquipmentPictures, { params, body: { pictures: list, rev } }))}
      />
      <EntitySection
        {...common}
        body={adminEquipmentHours.body}
        draft={`equipment.${eqUid}.hours`}
        fields={hours}
        initial={device.hours}
        note={t('equipment.hoursNote')}
        save={t('equipment.save.hours')}
        send={async (body) => {
          const { outsideCnt } = await send(call(adminEquipmentHours, { params, body }));
          if (outsideCnt > 0) shell.toast({ kind: 'info', text: t('equipment.outside', { count: outsideCnt }) });
        }}
        title={t('equipment.parts.hours')}
      />
      <EntitySection
        {...common}
        body={adminEquipmentPrices.body}
        draft={`equipment.${eqUid}.prices`}
        fields={prices}
        initial={device.prices}
        note={t('equipment.pricesNote')}
        save={t('equipment.save.prices')}
        send={(body) => send(call(adminEquipmentPrices, { params, body }))}
        title={t('equipment.parts.prices')}
      />
      <EntitySection
        {...common}
        body={adminEquipmentOperators.body}
        draft={`equipment.${eqUid}.operators`}
        fields={operators}
        initial={device}
        note={t('equipment.operatorsNote')}
        save={t('equipment.save.operators')}
        send={(body) => send(call(adminEquipmentOperators, { params, body }))}
        title={t('equipment.parts.operators')}
      />
      {device.trainingYn === 'Y' && <TrainingsSection eqUid={eqUid} />}
    </div>
  );
}

function DeviceFacts({ device }: { readonly device: Device }) {
  const t = useText();
  const { eqUid, shownYn, closures, openCnt, trainedCnt, trainingYn } = device;
  return (
    <div className={styles.facts}>
      {shownYn === 'N' && <Badge color="gray">{t('equipment.states.HIDDEN')}</Badge>}
      <span>{t('equipment.openCnt', { count: openCnt })}</span>
      {trainingYn === 'Y' && <span>{t('equipment.trainedCnt', { count: trainedCnt })}</span>}
      {closures.map(({ fromDt, toDt, reason }) => (
        <span key={fromDt}>{`${reason} ${formatDateTime(fromDt)} – ${formatDateTime(toDt)}`}</span>
      ))}
      <span className={styles.links}>
        <LinkButton href={toClosureHref(eqUid)}>{t('closures.add')}</LinkButton>
        <LinkButton href={toDeviceLabelHref(eqUid)}>{t('deviceLabel.title')}</LinkButton>
        {shownYn === 'Y' && <LinkButton href={toPublicEquipmentHref(eqUid)}>{t('equipment.public')}</LinkButton>}
      </span>
    </div>
  );
}
