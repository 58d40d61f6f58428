import type { EquipmentDetail } from '@haesol/contracts/lab';
import { Badge, DefinitionTable, LinkButton, MessageBar, TextLink, WholeBrackets } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { usePageTitle, useShell, useText } from '@haesol/remote/lifecycle';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect } from 'react';
import { paths, toAskHref } from '#paths';
import { DeviceAside } from './DeviceAside.tsx';
import { DeviceBar } from './DeviceBar.tsx';
import { DevicePart } from './DevicePart.tsx';
import { DevicePicture } from './DevicePicture.tsx';
import styles from './DeviceView.module.css';
import { FeeTable } from './FeeTable.tsx';
import { FreeWeek } from './FreeWeek.tsx';
import { RelatedDevices } from './RelatedDevices.tsx';

export interface DeviceViewProps {
  readonly device: EquipmentDetail;
}

/** Details of a piece of equipment, with links to its booking. */
export function DeviceView({ device }: DeviceViewProps) {
  const t = useText();
  const shell = useShell();
  const { eqNm, ctgNm, place, maint, rules, purpose, specs, manager, operators = [manager], related = [] } = device;
  usePageTitle(eqNm);
  useEffect(() => {
    shell.setBreadcrumb([{ label: eqNm }]);
  }, [shell, eqNm]);
  return (
    <article className={styles.view}>
      <div className={styles.head}>
        <h1 className={styles.name}>
          <WholeBrackets text={eqNm} />
        </h1>
        <p className={styles.kind}>
          {device.trainingYn === 'Y' && (
            <Badge color="outline" icon={ShieldCheck}>
              {t('equipment.signs.training')}
            </Badge>
          )}
          <span>{`${ctgNm} · ${place}`}</span>
        </p>
      </div>
      <DevicePicture device={device} />
      <DeviceAside device={device} />
      <div className={styles.parts}>
        {maint !== null && (
          <MessageBar kind="warning">
            {t('device.maint', { from: formatDate(maint.from), to: formatDate(maint.to), reason: maint.reason })}
          </MessageBar>
        )}
        <FreeWeek device={device} />
        <FeeTable device={device} />
        <DevicePart title={t('device.specs')}>
          <DefinitionTable
            caption={t('device.specs')}
            items={[
              { term: t('device.model'), value: device.model },
              {
                term: t('device.maker'),
                value: t('device.year', { maker: device.maker, year: device.introducedYear }),
              },
              { term: t('device.nationalNo'), value: device.nationalNo },
              ...specs.map(({ name, value }) => ({ term: name, value })),
              { term: t('device.purpose'), value: purpose },
            ]}
          />
        </DevicePart>
        <DevicePart title={t('device.rules')}>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </DevicePart>
        <DevicePart title={t('device.manager')}>
          {operators.map(({ nm, tel }) => (
            <p key={nm + tel}>
              <b>{nm}</b>
              {' · '}
              <a href={`tel:${tel}`}>{tel}</a>
            </p>
          ))}
          <p>
            <TextLink href={toAskHref('EQUIP', t('device.askTitle', { name: eqNm }))}>{t('device.ask')}</TextLink>
          </p>
        </DevicePart>
        {related.length > 0 && <RelatedDevices devices={related} />}
        <p>
          <LinkButton href={paths.equipmentList} size="form">
            {t('device.toList')}
          </LinkButton>
        </p>
      </div>
      <div className={styles.bar}>
        <DeviceBar device={device} />
      </div>
    </article>
  );
}
