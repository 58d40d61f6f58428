import type { TourStop } from '@haesol/contracts/travel';
import { Badge, Icon, KitLink, LinkButton } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import Car from 'lucide-react/icons/car';
import Footprints from 'lucide-react/icons/footprints';
import Ship from 'lucide-react/icons/ship';
import { meansBetween } from '#map/meansBetween';
import { toAttractionHref, toReserveHref } from '#paths';
import rowLink from '#styles/rowLink.module.css';
import styles from './DayStops.module.css';

const moveIcons = { WALK: Footprints, CAR: Car, BOAT: Ship } as const;

/** Stops of a day with the way from each to the next. */
export function DayStops({ stops }: { readonly stops: readonly TourStop[] }) {
  return (
    <ol className={styles.stops}>
      {stops.map((stop, at) => (
        <li className={styles.item} key={stop.seq}>
          <Stop stop={stop} />
          {stop.moveBy !== null && <Move next={stops[at + 1]} stop={stop} />}
        </li>
      ))}
    </ol>
  );
}

function Stop({ stop }: { readonly stop: TourStop }) {
  const t = useText();
  const { formatDuration, formatKrw } = useFormats();
  const {
    seq,
    gdsUid,
    gdsNm,
    lang,
    startTime,
    stayMin,
    stayYn,
    price,
    passYn,
    openState,
    closedDays,
    memo,
    goodsDtlId,
  } = stop;
  const facts = [
    stayYn === 'Y' ? t('tours.overnight') : t('tours.stay', { stay: formatDuration(stayMin) }),
    price === 0 ? t('attractions.free') : t('tours.each', { price: formatKrw(price) }),
  ];
  return (
    <div className={styles.stop}>
      <p className={styles.time}>
        <time>{startTime}</time>
        <span aria-hidden="true" className={styles.number}>
          {seq}
        </span>
      </p>
      <img alt={stop.thumbAlt} className={styles.picture} height={120} loading="lazy" src={stop.thumbUrl} width={180} />
      <div className={styles.words}>
        <h2 className={styles.name} lang={lang}>
          <KitLink className={rowLink.link} href={toAttractionHref(gdsUid)}>
            {gdsNm}
          </KitLink>
        </h2>
        <p className={styles.facts}>
          <span>{facts.join(' · ')}</span>
          {passYn === 'Y' && <Badge color="pine">{t('attractions.pass')}</Badge>}
          {openState === 'HOLIDAY' && (
            <>
              <Badge color="gray">{t('attractions.holiday')}</Badge>
              {/* A badge is a single line: a text of this length would be wider than a phone. */}
              <span>{closedDays}</span>
            </>
          )}
        </p>
        {memo !== '' && <p lang={lang}>{memo}</p>}
        {goodsDtlId !== null && (
          <p className={styles.book}>
            <LinkButton aria-label={t('plan.reserveOf', { name: gdsNm })} href={toReserveHref(goodsDtlId)} size="small">
              {t('plan.reserve')}
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  );
}

function Move({ stop, next = stop }: { readonly stop: TourStop; readonly next: TourStop | undefined }) {
  const t = useText();
  const { formatDuration } = useFormats();
  const { moveMin, moveKm } = stop;
  const by = meansBetween(stop, next, stop.moveBy);
  if (by === null) return null;
  return (
    <p className={styles.move}>
      <Icon of={moveIcons[by]} size={18} />
      <span>{t(`tours.moves.${by}`, { time: formatDuration(moveMin), km: moveKm })}</span>
    </p>
  );
}
