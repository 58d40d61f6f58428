import type { AttractionCounts } from '@haesol/contracts/travel';
import { KitLink, Skeleton } from '@haesol/kit';
import { QueryView, useCodes, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { paths, toAttractionHref } from '#paths';
import rowLink from '#styles/rowLink.module.css';
import { About } from '#ui/About';
import { MoreLink } from '#ui/MoreLink';
import { homeGets } from './homeGets.ts';
import styles from './RegionCard.module.css';
import { useRegionChoice } from './useRegionChoice.ts';

/** Three places of the chosen town, with a link to all of them. */
export function RegionCard({ counts }: { readonly counts: AttractionCounts['regions'] }) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { sggCd } = useRegionChoice();
  const name = useCodes('SGG').find(({ code }) => code === sggCd)?.codeName ?? '';
  const query = useGet(homeGets.region, { placeholderData: keepPreviousData });
  const total = counts.find((region) => region.sggCd === sggCd)?.total ?? 0;
  return (
    <aside aria-label={name} aria-live="polite" className={styles.card}>
      <h2 className={styles.title}>{name}</h2>
      <QueryView query={query} skeleton={<Skeleton lines={6} />}>
        {({ list }) => (
          <ul>
            {list.map(({ gdsUid, gdsNm, lang, thumbUrl, lowPrice }) => (
              <li className={styles.row} key={gdsUid}>
                <img alt="" className={styles.picture} height={56} src={thumbUrl} width={84} />
                <span className={styles.words} lang={lang}>
                  <KitLink className={rowLink.labelLink} href={toAttractionHref(gdsUid)}>
                    {gdsNm}
                  </KitLink>
                  <small>
                    {lowPrice === null ? t('attractions.free') : t('attractions.from', { price: formatKrw(lowPrice) })}
                    <About won={lowPrice} />
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <MoreLink href={toHref(paths.attractions, { sggCd })}>{t('home.allOf', { name, count: total })}</MoreLink>
    </aside>
  );
}
