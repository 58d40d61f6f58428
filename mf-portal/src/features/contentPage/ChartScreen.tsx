import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { BoardSearch, EmptyState, ErrorState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths, toChartHref } from '#paths';
import { ContentBlocks } from '#ui/ContentBlocks';
import styles from './ChartScreen.module.css';
import { contentsQuery } from './contentQueries.ts';
import { countTeams, findTeams } from './teamRules.ts';

/** Chart of the organisation, with a search over people and their work. */
export default function ChartScreen() {
  const t = useText();
  const shell = useShell();
  const keyword = useSearchParams()[0].get('searchKeyword') ?? '';
  const { data, error, isFetching, refetch } = useQuery(contentsQuery(useCall(), 'intro_chart'));
  if (data === undefined) {
    return error === null ? (
      <Skeleton lines={14} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.blocks.length === 0) return <EmptyState title={t('content.empty')} />;
  const blocks = data.blocks.map((block) =>
    block.type === 'tree' ? { ...block, nodes: findTeams(block.nodes, keyword) } : block,
  );
  const found = blocks.reduce((sum, block) => sum + (block.type === 'tree' ? countTeams(block.nodes, keyword) : 0), 0);
  return (
    <div className={styles.chart}>
      <BoardSearch
        field=""
        label={t('chart.search')}
        onSearch={(query) => shell.navigate(toChartHref(query.searchKeyword), { preventScrollReset: true })}
        searchKeyword={keyword}
        placeholder={t('chart.placeholder')}
      />
      {keyword !== '' && (
        <p className={styles.found} role="status">
          {t('chart.found', { keyword, count: found })}
          <LinkButton href={paths.chart} size="small">
            {t('chart.all')}
          </LinkButton>
        </p>
      )}
      {found === 0 && keyword !== '' ? (
        <EmptyState text={t('chart.noneText')} title={t('chart.none', { keyword })} />
      ) : (
        <ContentBlocks blocks={blocks} />
      )}
    </div>
  );
}
