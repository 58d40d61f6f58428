import { Badge, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import X from 'lucide-react/icons/x';
import { toAttractionHref } from '#paths';
import { About } from '#ui/About';
import { Score } from '#ui/Score';
import type { MapListState } from './MapFilters.tsx';
import { mapGets } from './mapState.ts';
import styles from './PlacePanel.module.css';

/** Summary of the chosen place, with a link to its page. */
export function PlacePanel({ list: { hrefOf } }: { readonly list: MapListState }) {
  const t = useText();
  const { formatKrw } = useFormats();
  const query = useGet(mapGets.place);
  return (
    <QueryView notFound={null} query={query} skeleton={<Skeleton lines={4} />}>
      {({
        gdsUid,
        gdsNm,
        lang,
        summary,
        thumbUrl,
        thumbAlt,
        rating,
        reviewCnt,
        lowPrice,
        openState,
        closedDays,
        passYn,
      }) => (
        <article aria-label={gdsNm} className={styles.panel}>
          <img alt={thumbAlt} className={styles.picture} height={160} lang={lang} src={thumbUrl} width={240} />
          <div className={styles.words}>
            <h2 className={styles.title} lang={lang}>
              {gdsNm}
            </h2>
            <Score rating={rating} reviewCnt={reviewCnt} />
            <p className={styles.badges}>
              {passYn === 'Y' && <Badge color="pine">{t('attractions.pass')}</Badge>}
              {openState === 'HOLIDAY' && <Badge color="gray">{t('map.off', { days: closedDays })}</Badge>}
            </p>
            <p lang={lang}>{summary}</p>
            <b>{lowPrice === null ? t('attractions.free') : t('attractions.from', { price: formatKrw(lowPrice) })}</b>
            <About won={lowPrice} />
          </div>
          <p className={styles.actions}>
            <LinkButton href={toAttractionHref(gdsUid)} variant="primary">
              {t('map.details')}
            </LinkButton>
            <LinkButton href={hrefOf({ gdsUid: '' })} icon={X}>
              {t('map.close')}
            </LinkButton>
          </p>
        </article>
      )}
    </QueryView>
  );
}
