import type { LiveRelease } from '@haesol/contracts/release';
import { type DataColumn, DataTable, Switch } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';
import { areOwnersDrawn, drawOwners, eraseOwners } from './ownerOutlines.ts';
import styles from './PlatformScreen.module.css';
import { Section } from './Section.tsx';

/** Owner of each path and slot, as a table and optionally as outlines on the pages of this tab. */
export function OwnersSection({ releases }: { readonly releases: readonly LiveRelease[] }) {
  const t = useText();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(areOwnersDrawn()), []);
  const choose = (isWanted: boolean) => {
    if (isWanted) drawOwners(releases);
    else eraseOwners();
    setDrawn(isWanted);
  };
  return (
    <Section title={t('platform.owners.title')}>
      <Switch
        checked={isDrawn}
        description={t('platform.owners.drawHelp')}
        label={t('platform.owners.draw')}
        onChange={({ target }) => choose(target.checked)}
      />
      <DataTable
        caption={t('platform.owners.title')}
        columns={useColumns()}
        density="roomy"
        rowKey={({ id }) => id}
        rows={releases.filter(({ area, slots }) => area.length + slots.length > 0)}
      />
    </Section>
  );
}

function useColumns(): readonly DataColumn<LiveRelease>[] {
  const t = useText();
  const list = (names: readonly string[]) =>
    names.length === 0 ? (
      t('platform.none')
    ) : (
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <code className={styles.code}>{name}</code>
          </li>
        ))}
      </ul>
    );
  return [
    { key: 'id', header: t('platform.remote'), role: 'title', width: '10rem', cell: ({ id }) => id },
    { key: 'area', header: t('platform.owners.area'), align: 'start', cell: ({ area }) => list(area) },
    { key: 'slots', header: t('platform.owners.slots'), align: 'start', cell: ({ slots }) => list(slots) },
  ];
}
