import type { LiveRelease } from '@haesol/contracts/release';
import { Badge, type BadgeColor, Button, type DataColumn, DataTable } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import styles from './PlatformScreen.module.css';
import type { Probe } from './probeRelease.ts';
import { listTabBuilds } from './readTab.ts';
import { Section } from './Section.tsx';
import { useProbes } from './useProbes.ts';
import type { Tab } from './useTab.ts';

const shortBuild = 8;
/** Returns the readable name of a build. */
export const toShortBuild = (buildId: string): string => buildId.slice(0, shortBuild);

interface Row extends LiveRelease {
  /** Build that this tab has loaded last; undefined without one. */
  readonly tabBuild: string | undefined;
  readonly probe: Probe | undefined;
}

interface ReleasesSectionProps {
  readonly releases: readonly LiveRelease[];
  readonly tab: Tab | undefined;
}

/** Released builds: who moved `stable`, whether this tab has loaded them, and whether their container can be fetched. */
export function ReleasesSection({ releases, tab }: ReleasesSectionProps) {
  const t = useText();
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
      <p role="status">{probes.size > 0 && !isRunning && t('platform.releases.probed', { total: rows.length, bad })}</p>
      <DataTable
        caption={t('platform.releases.title')}
        columns={useColumns()}
        density="roomy"
        rowKey={({ id }) => id}
        rowLook={({ enabled }) => ({ tone: enabled ? undefined : 'red' })}
        rows={rows}
      />
    </Section>
  );
}

const probeColors = { good: 'blue', bad: 'red', away: 'red', running: 'sky' } as const satisfies Record<
  Probe['state'],
  BadgeColor
>;

function useColumns(): readonly DataColumn<Row>[] {
  const t = useText();
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
      cell: ({ check }) => {
        if (check === undefined || check === null) return t('platform.none');
        if (check.reason !== null) {
          return t('platform.releases.unchecked', { person: check.person, reason: check.reason });
        }
        return (
          <>
            {t('platform.releases.checked', { count: check.faults.length, shells: check.shells.length })}{' '}
            <time dateTime={check.at}>{formatDateTime(check.at)}</time>
          </>
        );
      },
    },
    {
      key: 'tab',
      header: t('platform.releases.tab'),
      width: '8rem',
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
      width: '9rem',
      onPhone: 'labelled',
      cell: ({ probe }) => {
        if (probe === undefined) return t('platform.none');
        const ms = probe.state === 'running' ? 0 : probe.ms;
        return <Badge color={probeColors[probe.state]}>{t(`platform.probe.${probe.state}`, { ms })}</Badge>;
      },
    },
  ];
}
