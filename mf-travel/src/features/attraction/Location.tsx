import type { AttractionDetail } from '@haesol/contracts/travel';
import { useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { paths } from '#paths';
import { MoreLink } from '#ui/MoreLink';
import { PlaceMap } from '#ui/PlaceMap';
import styles from './Location.module.css';

/** Location of the place, with a link to the map of all places with this one chosen. */
export function Location({ place }: { readonly place: AttractionDetail }) {
  const t = useText();
  const { gdsUid, gdsNm, sggCd, addr, lang } = place;
  return (
    <section aria-label={t('attraction.location')} className={styles.location}>
      <h2 className={styles.title}>{t('attraction.location')}</h2>
      <PlaceMap label={t('attraction.mapOf', { name: gdsNm })} points={[{ ...place, id: gdsUid }]} selected={sggCd} />
      <p className={styles.line}>
        <span lang={lang}>{addr}</span>
        <MoreLink href={toHref(paths.map, { sggCd, gdsUid })}>{t('attraction.onMap')}</MoreLink>
      </p>
    </section>
  );
}
