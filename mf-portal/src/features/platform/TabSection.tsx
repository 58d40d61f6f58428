import { Badge, Button, type DataColumn, DataTable, MessageBar } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import type { GuardState, SharedLibrary } from './readTab.ts';
import { Section } from './Section.tsx';
import type { Tab } from './useTab.ts';

interface TabSectionProps {
  readonly tab: Tab | undefined;
  readonly onReadAgain: () => void;
}

/** Shared libraries of this tab, and the last reload by the load guard. */
export function TabSection({ tab, onReadAgain }: TabSectionProps) {
  const t = useText();
  const columns = useColumns();
  const shared = tab?.shared ?? [];
  const twice = shared.filter(({ versions }) => versions.length > 1);
  return (
    <Section action={<Button onClick={onReadAgain}>{t('platform.tab.again')}</Button>} title={t('platform.tab.title')}>
      <GuardLine guard={tab?.guard} isKnown={tab !== undefined} />
      {twice.length > 0 && (
        <MessageBar kind="danger">
          {t('platform.tab.duplicates', { names: twice.map(({ name }) => name).join(', ') })}
        </MessageBar>
      )}
      {shared.length === 0 ? (
        <p>{t('platform.tab.noRuntime')}</p>
      ) : (
        <DataTable
          caption={t('platform.tab.shared')}
          columns={columns}
          rowKey={({ name }) => name}
          rowLook={({ versions }) => ({ tone: versions.length > 1 ? 'red' : undefined })}
          rows={shared}
        />
      )}
    </Section>
  );
}

function GuardLine({ guard, isKnown }: { readonly guard: GuardState | undefined; readonly isKnown: boolean }) {
  const t = useText();
  if (!isKnown) return null;
  if (guard === undefined) return <MessageBar kind="warning">{t('platform.guard.blocked')}</MessageBar>;
  if (guard.lastReload === undefined) return <MessageBar>{t('platform.guard.ready')}</MessageBar>;
  const at = formatDateTime(new Date(guard.lastReload).toISOString());
  return (
    <MessageBar kind="warning">{t('platform.guard.used', { at, builds: guard.failedBuilds.join(', ') })}</MessageBar>
  );
}

function useColumns(): readonly DataColumn<SharedLibrary>[] {
  const t = useText();
  return [
    {
      key: 'state',
      header: t('platform.tab.state'),
      role: 'status',
      width: '8rem',
      cell: ({ versions }) =>
        versions.length > 1 ? (
          <Badge color="red">{t('platform.tab.duplicate')}</Badge>
        ) : (
          <Badge color="blue">{t('platform.tab.single')}</Badge>
        ),
    },
    { key: 'name', header: t('platform.tab.library'), role: 'title', cell: ({ name }) => name },
    {
      key: 'versions',
      header: t('platform.tab.versions'),
      align: 'start',
      cell: ({ versions }) => versions.map(({ version, from }) => `${version} (${from})`).join(', '),
    },
  ];
}
