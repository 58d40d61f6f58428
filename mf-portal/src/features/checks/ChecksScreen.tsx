import { Badge, type BadgeColor, Button, type DataColumn, DataTable } from '@haesol/kit';
import { useCall, useText } from '@haesol/remote/lifecycle';
import { useQueries } from '@tanstack/react-query';
import styles from './ChecksScreen.module.css';
import { type CheckResult, type CheckState, checks } from './checkRules.ts';
import { runCheck } from './runCheck.ts';

interface Row {
  readonly name: string;
  readonly path: string;
  /** Undefined while it is running. */
  readonly result: CheckResult | undefined;
}

const colors = {
  ok: 'blue',
  failed: 'red',
  shape: 'red',
  skipped: 'gray',
  running: 'sky',
} as const satisfies Record<CheckState | 'running', BadgeColor>;

/** Calls every public GET of the API and shows code, time and if the answer matches its contract. */
export default function ChecksScreen() {
  const t = useText();
  const call = useCall();
  const answers = useQueries({
    queries: checks.map((check) => ({
      queryKey: ['check', check.endpoint.name],
      queryFn: ({ signal }) => runCheck(call, check, () => performance.now(), { signal }),
      retry: false,
    })),
  });
  const rows = checks.map(({ endpoint }, at): Row => {
    const { data, isFetching } = answers[at] ?? { data: undefined, isFetching: true };
    return { name: endpoint.name, path: endpoint.path, result: isFetching ? undefined : data };
  });
  const isRunning = rows.some(({ result }) => result === undefined);
  return (
    <div className={styles.checks}>
      <div className={styles.head}>
        <p role="status">
          {isRunning
            ? t('checks.running')
            : t('checks.summary', {
                total: rows.length,
                passed: rows.filter(({ result }) => result?.state === 'ok').length,
              })}
        </p>
        <Button busy={isRunning} onClick={() => void Promise.all(answers.map(({ refetch }) => refetch()))}>
          {t('checks.run')}
        </Button>
      </div>
      <DataTable caption={t('checks.caption')} columns={useColumns()} rowKey={({ name }) => name} rows={rows} />
    </div>
  );
}

function useColumns(): readonly DataColumn<Row>[] {
  const t = useText();
  return [
    {
      key: 'shape',
      header: t('checks.shape'),
      role: 'status',
      width: '8rem',
      cell: ({ result }) => {
        const state = result?.state ?? 'running';
        return <Badge color={colors[state]}>{t(`checks.state.${state}`)}</Badge>;
      },
    },
    { key: 'name', header: t('checks.name'), role: 'title', width: '14rem', cell: ({ name }) => name },
    { key: 'path', header: t('checks.path'), align: 'start', cell: ({ path }) => path },
    {
      key: 'code',
      header: t('checks.code'),
      width: '6rem',
      onPhone: 'labelled',
      cell: ({ result }) => result?.code || t('checks.none'),
    },
    {
      key: 'time',
      header: t('checks.time'),
      role: 'number',
      width: '7rem',
      cell: ({ result }) =>
        result === undefined || result.state === 'skipped'
          ? t('checks.none')
          : t('checks.milliseconds', { ms: Math.round(result.ms) }),
    },
  ];
}
