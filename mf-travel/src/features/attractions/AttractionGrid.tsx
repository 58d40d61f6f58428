import type { Attraction, attractionList, Code } from '@haesol/shared/contracts';
import { type useGetPages, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, MessageBar } from '@haesol/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { PlaceCard } from '#ui/PlaceCard';
import styles from './AttractionGrid.module.css';

export interface AttractionGridProps {
  readonly attractions: readonly Attraction[];
  readonly categories: readonly Code[];
  readonly regions: readonly Code[];
  readonly total: number;
  /** The query of the attractions, for the next page; its placeholder data answers an earlier filter. */
  readonly query: Pick<
    ReturnType<typeof useGetPages<typeof attractionList>>,
    'fetchNextPage' | 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'isPlaceholderData'
  >;
}

const nameOf = (codes: readonly Code[], wanted: string) => codes.find(({ code }) => code === wanted)?.codeName;

export function AttractionGrid({ attractions, categories, regions, total, query }: AttractionGridProps) {
  const t = useText();
  const shell = useShell();
  const { hasNextPage } = query;

  async function showMore() {
    const { data } = await query.fetchNextPage();
    const count = data?.pages.at(-1)?.list.length ?? 0;
    if (count > 0) shell.announce(t('attractions.added', { count }));
  }

  return (
    <>
      <ul className={styles.grid} data-stale={query.isPlaceholderData || undefined}>
        {attractions.map((attraction, index) => (
          <li key={attraction.gdsUid}>
            <PlaceCard
              attraction={attraction}
              category={nameOf(categories, attraction.gdsCategoryCd)}
              index={index}
              region={nameOf(regions, attraction.sggCd)}
            />
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <MessageBar kind="danger" live="assertive">
          {t('attractions.moreFailed')}
        </MessageBar>
      )}
      <div className={styles.more}>
        <p className={styles.progress}>{t('attractions.progress', { shown: attractions.length, total })}</p>
        {/* At the end of the list the button is disabled, not removed: with the button the focus would be lost. */}
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
