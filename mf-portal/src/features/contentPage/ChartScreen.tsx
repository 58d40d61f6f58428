import type { ContentBlock } from '@haesol/contracts/common';
import { EmptyState, FilterBar, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { useSearchParams } from 'react-router-dom';
import { paths, toChartHref } from '#paths';
import { ContentBlocks } from '#ui/ContentBlocks';
import { ChartBoxes } from './ChartBoxes.tsx';
import styles from './ChartScreen.module.css';
import { chartContents } from './contentGets.ts';
import { countTeams, findTeams } from './teamRules.ts';

/** Organisation chart, with a search for people and their work. */
export default function ChartScreen() {
  const t = useText();
  return (
    <QueryView
      empty={
        <EmptyState title={t('content.empty')}>
          <LinkButton href={paths.faq}>{t('search.ways.faq')}</LinkButton>
        </EmptyState>
      }
      isEmpty={({ blocks }) => blocks.length === 0}
      query={useGet(chartContents)}
      skeleton={<Skeleton lines={14} />}
    >
      {({ blocks }) => <Chart blocks={blocks} />}
    </QueryView>
  );
}

function Chart({ blocks }: { readonly blocks: readonly ContentBlock[] }) {
  const t = useText();
  const shell = useShell();
  const searchKeyword = useSearchParams()[0].get('searchKeyword') ?? '';
  const matchingBlocks = blocks.map((block) =>
    block.type === 'tree' ? { ...block, nodes: findTeams(block.nodes, searchKeyword) } : block,
  );
  const count = matchingBlocks.reduce(
    (sum, block) => sum + (block.type === 'tree' ? countTeams(block.nodes, searchKeyword) : 0),
    0,
  );
  const root = blocks.find((block) => block.type === 'tree')?.nodes[0];
  const toAll = (
    <LinkButton href={paths.chart} size="small">
      {t('chart.all')}
    </LinkButton>
  );
  return (
    <div className={styles.chart}>
      <div className={styles.search}>
        <FilterBar
          onSearch={(word) => shell.navigate(toChartHref(word), { preventScrollReset: true })}
          placeholder={t('chart.placeholder')}
          searchKeyword={searchKeyword}
          searchLabel={t('chart.search')}
        />
      </div>
      {searchKeyword !== '' && (
        <p className={styles.found} role="status">
          <span>{t('chart.found', { keyword: searchKeyword, count })}</span>
          {count > 0 && toAll}
        </p>
      )}
      {count === 0 && searchKeyword !== '' ? (
        <EmptyState text={t('chart.noneText')} title={t('chart.none', { keyword: searchKeyword })}>
          {toAll}
        </EmptyState>
      ) : (
        <>
          {searchKeyword === '' && root !== undefined && <ChartBoxes root={root} />}
          <ContentBlocks blocks={matchingBlocks} />
        </>
      )}
    </div>
  );
}
