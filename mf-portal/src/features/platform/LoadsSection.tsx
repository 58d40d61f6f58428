import { type DataColumn, DataTable } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './PlatformScreen.module.css';
import type { TabLoad } from './readTab.ts';
import { Section } from './Section.tsx';
import { toShortBuild } from './toShortBuild.ts';
import type { Tab } from './useTab.ts';

const shownLoads = 20;

/** Latest release files that this tab has requested, from the browser's resource timing. */
export function LoadsSection({ tab }: { readonly tab: Tab | undefined }) {
  const t = useText();
  const columns = useColumns();
  const loads = tab?.loads.slice(0, shownLoads) ?? [];
  return (
    <Section title={t('platform.loads.title')}>
      {loads.length === 0 ? (
        <p>{t('platform.loads.empty')}</p>
      ) : (
        <DataTable
          caption={t('platform.loads.title')}
          columns={columns}
          rowKey={({ id, buildId, file, startMs }) => `${id} ${buildId} ${file} ${startMs}`}
          rows={loads}
        />
      )}
    </Section>
  );
}

function useColumns(): readonly DataColumn<TabLoad>[] {
  const t = useText();
  return [
    {
      key: 'file',
      header: t('platform.loads.file'),
      role: 'title',
      cell: ({ file }) => <code className={styles.code}>{file}</code>,
    },
    { key: 'remote', header: t('platform.remote'), width: '9rem', cell: ({ id }) => id },
    {
      key: 'build',
      header: t('platform.build'),
      width: '7rem',
      onPhone: 'hidden',
      cell: ({ buildId }) => <code>{toShortBuild(buildId)}</code>,
    },
    {
      key: 'start',
      header: t('platform.loads.start'),
      role: 'number',
      width: '8rem',
      onPhone: 'hidden',
      cell: ({ startMs }) => t('platform.loads.ms', { ms: startMs }),
    },
    {
      key: 'duration',
      header: t('platform.loads.duration'),
      role: 'number',
      width: '8rem',
      onPhone: 'labelled',
      cell: ({ durationMs }) => t('platform.loads.ms', { ms: durationMs }),
    },
    {
      key: 'bytes',
      header: t('platform.loads.bytes'),
      role: 'number',
      width: '8rem',
      onPhone: 'labelled',
      cell: ({ bytes }) => (bytes === 0 ? t('platform.loads.cached') : t('platform.loads.size', { bytes })),
    },
  ];
}
