import { directionList } from '@haesol/contracts/travel';
import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { StickyRows } from './StickyRows.tsx';
import styles from './StickyScreen.module.css';

/** Directions to the province: train, bus, car, boat and parking. */
export function DirectionPanel() {
  const t = useText();
  const { formatDuration, formatKrw } = useFormats();
  const query = useEndpoint(directionList, {});
  return (
    <>
      <QueryView
        empty={<EmptyState size="small" title={t('sticky.directions.empty')} />}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={3} rows={3} />}
      >
        {({ list }) => (
          <StickyRows
            rows={list.map(({ fromNm, lang, byCd, minutes, fare, steps }) => ({
              id: `${byCd} ${fromNm}`,
              title: fromNm,
              lang,
              mark: [
                t(`sticky.directions.by.${byCd}`),
                ...(minutes > 0 ? [t('sticky.directions.time', { time: formatDuration(minutes) })] : []),
                fare === 0 ? t('sticky.directions.free') : formatKrw(fare),
              ].join(' · '),
              text: (
                <ol className={styles.steps} lang={lang}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              ),
            }))}
          />
        )}
      </QueryView>
      <LinkButton href={paths.map}>{t('sticky.directions.map')}</LinkButton>
    </>
  );
}
