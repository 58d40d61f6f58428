import type { Code } from '@haesol/contracts/common';
import type { Attraction, attractionList } from '@haesol/contracts/travel';
import { Button, MessageBar } from '@haesol/kit';
import { type useGetPages, useShell, useText } from '@haesol/remote/lifecycle';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { PlaceCard } from '#ui/PlaceCard';
import { WindowedGroups } from '#ui/WindowedGroups';
import styles from './AttractionGrid.module.css';

export interface AttractionGridProps {
  /** Attractions by page. */
  readonly groups: readonly (readonly Attraction[])[];
  /** Distinguishes this list from those of other filters. */
  readonly listKey: string;
  readonly categories: readonly Code[];
  readonly regions: readonly Code[];
  readonly total: number;
  /** Query of the attractions, for the next page; its placeholder data belong to an earlier filter. */
  readonly query: Pick<
    ReturnType<typeof useGetPages<typeof attractionList>>,
    'fetchNextPage' | 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'isPlaceholderData'
  >;
}

const nameOf = (codes: readonly Code[], wanted: string) => codes.find(({ code }) => code === wanted)?.codeName;

export function AttractionGrid({ groups, listKey, categories, regions, total, query }: AttractionGridProps) {
  const t = useText();
  const shell = useShell();
  const { hasNextPage } = query;
  const shown = groups.reduce((sum, { length }) => sum + length, 0);

  async function showMore() {
    const { data } = await query.fetchNextPage();
    const count = data?.pages.at(-1)?.list.length ?? 0;
    if (count > 0) shell.announce(t('attractions.added', { count }));
  }

  return (
    <>
      <div className={styles.groups} data-stale={query.isPlaceholderData || undefined}>
        <WindowedGroups
          groups={groups}
          listKey={listKey}
          renderGroup={(attractions, from) => (
            <ul className={styles.grid}>
              {attractions.map((attraction, at) => (
                <li key={attraction.gdsUid}>
                  <PlaceCard
                    attraction={attraction}
                    category={nameOf(categories, attraction.gdsCategoryCd)}
                    index={from + at}
                    region={nameOf(regions, attraction.sggCd)}
                  />
                </li>
              ))}
            </ul>
          )}
        />
      </div>
      {query.isFetchNextPageError && (
        <MessageBar kind="danger" live="assertive">
          {t('attractions.moreFailed')}
        </MessageBar>
      )}
      <div className={styles.more}>
        <p className={styles.progress}>{t('attractions.progress', { shown, count: total })}</p>
        {/* At the end of the list the button is disabled, not removed, so that the focus is not lost. */}
        <Button
          busy={query.isFetchingNextPage}
          disabled={!hasNextPage}
          iconEnd={hasNextPage ? ChevronDown : undefined}
          onClick={() => void showMore()}
          size="form"
        >
          {hasNextPage ? t('attractions.more') : t('attractions.end')}
        </Button>
      </div>
    </>
  );
}
