import type { Attraction, Code } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Button, MessageBar } from '@haesol/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { AttractionCard } from './AttractionCard.tsx';
import styles from './AttractionGrid.module.css';

export interface AttractionGridProps {
  readonly attractions: readonly Attraction[];
  readonly categories: readonly Code[];
  readonly regions: readonly Code[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly isLoadingMore: boolean;
  /** It answers an earlier filter. */
  readonly isStale: boolean;
  onMore(): void;
}

const nameOf = (codes: readonly Code[], wanted: string) => codes.find(({ code }) => code === wanted)?.codeName;

export function AttractionGrid({ attractions, categories, regions, total, ...more }: AttractionGridProps) {
  const t = useText();
  return (
    <>
      <ul className={styles.grid} data-stale={more.isStale || undefined}>
        {attractions.map((attraction, index) => (
          <li key={attraction.gdsUid}>
            <AttractionCard
              attraction={attraction}
              category={nameOf(categories, attraction.gdsCategoryCd)}
              index={index}
              region={nameOf(regions, attraction.sggCd)}
            />
          </li>
        ))}
      </ul>
      {more.hasMoreFailed ? (
        <MessageBar kind="danger" live="assertive">
          {t('attractions.moreFailed')}
        </MessageBar>
      ) : null}
      <div className={styles.more}>
        <p className={styles.progress}>{t('attractions.progress', { shown: attractions.length, total })}</p>
        {/* It stays, off, at the end of the list: a button that vanished would take the focus along. */}
        <Button
          busy={more.isLoadingMore}
          disabled={!more.hasMore}
          iconEnd={more.hasMore ? ChevronDown : undefined}
          onClick={more.onMore}
          size="form"
        >
          {more.hasMore ? t('attractions.more') : t('attractions.end')}
        </Button>
      </div>
    </>
  );
}
