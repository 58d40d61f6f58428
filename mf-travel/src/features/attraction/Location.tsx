import type { AttractionDetail } from '@haesol/contracts/travel';
import { LinkButton, TextLink } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { paths } from '#paths';
import { MoreLink } from '#ui/MoreLink';
import { PlaceMap } from '#ui/PlaceMap';
import styles from './Location.module.css';

/** Directions of other companies by car, bus and on foot; nothing is loaded from them here. */
const maps = [
  {
    key: 'naver',
    toHref: ({ lat, lng, gdsNmKo }: AttractionDetail) =>
      `https://map.naver.com/p/directions/-/${lng},${lat},${encodeURIComponent(gdsNmKo)}/-/transit`,
  },
  {
    key: 'kakao',
    toHref: ({ lat, lng, gdsNmKo }: AttractionDetail) =>
      `https://map.kakao.com/link/to/${encodeURIComponent(gdsNmKo)},${lat},${lng}`,
  },
  {
    key: 'google',
    toHref: ({ lat, lng }: AttractionDetail) => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`,
  },
] as const;

/** Location of the place, with a link to the map of all places with this one chosen. */
export function Location({ place }: { readonly place: AttractionDetail }) {
  const t = useText();
  const { gdsUid, gdsNm, sggCd, addr, lang, meetingPoint } = place;
  return (
    <section aria-label={t('attraction.location')} className={styles.location}>
      <h2 className={styles.title}>{t('attraction.location')}</h2>
      <PlaceMap label={t('attraction.mapOf', { name: gdsNm })} points={[{ ...place, id: gdsUid }]} selected={sggCd} />
      <p className={styles.line}>
        <span lang={lang}>{addr}</span>
        <MoreLink href={toHref(paths.map, { sggCd, gdsUid })}>{t('attraction.onMap')}</MoreLink>
      </p>
      {meetingPoint && (
        <p className={styles.meeting}>
          <b>{t('attraction.meeting')}</b>
          <span lang={meetingPoint.lang}>{meetingPoint.text}</span>
          <TextLink href={meetingPoint.mapUrl} newWindow>
            {t('attraction.meetingMap')}
          </TextLink>
        </p>
      )}
      <ul className={styles.directions}>
        {maps.map(({ key, toHref: toDirections }) => (
          <li key={key}>
            <LinkButton href={toDirections(place)} newWindow size="small">
              {t(`attraction.directions.${key}`)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
