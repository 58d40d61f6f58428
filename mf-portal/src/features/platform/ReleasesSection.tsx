import { type LiveRelease, type PlatformCanary, type PlatformOutcome, platformGet } from '@haesol/contracts/release';
import { Badge, type BadgeColor, Button, type DataColumn, DataTable } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from './ActDialog.tsx';
import { BuildCheck } from './BuildCheck.tsx';
import styles from './PlatformScreen.module.css';
import type { Probe } from './probeRelease.ts';
import { listTabBuilds } from './readTab.ts';
import { Section } from './Section.tsx';
import { toShortBuild } from './toShortBuild.ts';
import { useProbes } from './useProbes.ts';
import type { Tab } from './useTab.ts';

interface Row extends LiveRelease {
  /** Build that this tab has loaded last; undefined without one. */
  readonly tabBuild: string | undefined;
  readonly probe: Probe | undefined;
}

interface ReleasesSectionProps {
  readonly releases: readonly LiveRelease[];
  readonly tab: Tab | undefined;
  /** Remotes that this person may change; `*` for all. */
  readonly acts: readonly string[];
  readonly canaries: readonly PlatformCanary[];
  readonly outcomes: readonly PlatformOutcome[];
}

/** Released builds: who moved `stable`, whether this tab has loaded them, and whether their container can be fetched. */
export function ReleasesSection({ releases, tab, acts, canaries, outcomes }: ReleasesSectionProps) {
  const t = useText();
  const [opened, open] = useState<string>();
  const [done, setDone] = useState('');
  const client = useQueryClient();
  const { probes, start, isRunning } = useProbes(releases);
  const builds = listTabBuilds(tab?.loads ?? []);
  const rows = releases.map(
    (release): Row => ({ ...release, tabBuild: builds.get(release.id)?.[0], probe: probes.get(release.id) }),
  );
  const bad = rows.filter(({ probe }) => probe?.state === 'bad' || probe?.state === 'away').length;
  return (
    <Section
      action={
        <Button busy={isRunning} onClick={() => void start()}>
          {t('platform.releases.probe')}
        </Button>
      }
      title={t('platform.releases.title')}
    >
      <p role="status">{done}</p>
      <p role="status">{probes.size > 0 && !isRunning && t('platform.releases.probed', { total: rows.length, bad })}</p>
      <DataTable
        caption={t('platform.releases.title')}
        columns={useColumns(acts, open)}
        density="roomy"
        rowKey={({ id }) => id}
        rowLook={({ enabled }) => ({ tone: enabled ? undefined : 'red' })}
        rows={rows}
      />
      {opened !== undefined && (
        <ActDialog
          canaries={canaries}
          id={opened}
          onClose={() => open(undefined)}
          onDone={(text) => {
            setDone(text);
            void client.invalidateQueries({ queryKey: [platformGet.name] });
          }}
          outcomes={outcomes}
          shell={releases.find(({ id }) => id === 'shell')?.buildId}
          stable={releases.find(({ id }) => id === opened)?.buildId}
        />
      )}
    </Section>
  );
}

const probeColors = { good: 'blue', bad: 'red', away: 'red', running: 'sky' } as const satisfies Record<
  Probe['state'],
  BadgeColor
>;

function useColumns(acts: readonly string[], open: (id: string) => void): readonly DataColumn<Row>[] {
  const t = useText();
  const mayAct = (id: string) => acts.includes('*') || acts.includes(id);
  const action: DataColumn<Row> = {
    key: 'act',
    header: t('platform.acts.header'),
    role: 'action',
    width: '6rem',
    cell: ({ id }) =>
      mayAct(id) && (
        <Button aria-label={t('platform.acts.title', { id })} onClick={() => open(id)} size="small">
          {t('platform.acts.open')}
        </Button>
      ),
  };
  return [
    {
      key: 'state',
      header: t('platform.releases.state'),
      role: 'status',
      width: '7rem',
      cell: ({ enabled }) => (
        <Badge color={enabled ? 'blue' : 'red'}>{t(enabled ? 'platform.releases.on' : 'platform.releases.off')}</Badge>
      ),
    },
    { key: 'id', header: t('platform.remote'), role: 'title', width: '9rem', cell: ({ id }) => id },
    {
      key: 'build',
      header: t('platform.build'),
      align: 'start',
      width: '8rem',
      cell: ({ buildId, channels }) => (
        <ul className={styles.list}>
          <li>
            <code>{toShortBuild(buildId)}</code>
          </li>
          {channels.map(({ channel, buildId: other }) => (
            <li key={channel}>
              {channel} <code>{toShortBuild(other)}</code>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'source',
      header: t('platform.releases.source'),
      align: 'start',
      cell: ({ person, commit, isDirty }) => (
        <>
          {person} {commit === null ? t('platform.releases.noCommit') : <code>{toShortBuild(commit)}</code>}
          {isDirty === true && ` ${t('platform.releases.dirty')}`}
        </>
      ),
    },
    {
      key: 'moved',
      header: t('platform.releases.moved'),
      align: 'start',
      cell: ({ movedBy, movedDt }) => (
        <>
          {movedBy} <time dateTime={movedDt}>{formatDateTime(movedDt)}</time>
        </>
      ),
    },
    {
      key: 'check',
      header: t('platform.releases.check'),
      align: 'start',
      cell: ({ check }) => <BuildCheck check={check} />,
    },
    {
      key: 'tab',
      header: t('platform.releases.tab'),
      width: '7rem',
      onPhone: 'labelled',
      cell: ({ buildId, tabBuild }) => {
        if (tabBuild === undefined) return <Badge color="gray">{t('platform.releases.notLoaded')}</Badge>;
        if (tabBuild === buildId) return <Badge color="blue">{t('platform.releases.same')}</Badge>;
        return <Badge color="red">{t('platform.releases.other', { build: toShortBuild(tabBuild) })}</Badge>;
      },
    },
    {
      key: 'probe',
      header: t('platform.releases.probeResult'),
      width: '7rem',
      onPhone: 'labelled',
      cell: ({ probe }) => {
        if (probe === undefined) return t('platform.none');
        const ms = probe.state === 'running' ? 0 : probe.ms;
        return <Badge color={probeColors[probe.state]}>{t(`platform.probe.${probe.state}`, { ms })}</Badge>;
      },
    },
    ...(acts.length > 0 ? [action] : []),
  ];
}
