import { type AttractionDetail, distanceKm } from '@haesol/contracts/travel';
import { EmptyState, KitLink, LinkButton, MessageBar, Skeleton, VisuallyHidden } from '@haesol/kit';
import { NotFoundError } from '@haesol/remote/http';
import { QueryView, type QueryViewProps, useCodes, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { paths, toAttractionHref, toCompareHref, toReserveHref, toRoomHref } from '#paths';
import { About } from '#ui/About';
import { Score } from '#ui/Score';
import styles from './CompareScreen.module.css';
import { comparedPlaces, findAdultPrice } from './compareRules.ts';

/** Places of the address side by side. */
export default function CompareScreen() {
  const t = useText();
  const query = useCompared();
  return (
    <QueryView
      empty={
        <EmptyState title={t('compare.choose')}>
          <LinkButton href={`${paths.my}?tab=favourite`}>{t('compare.toFavourites')}</LinkButton>
        </EmptyState>
      }
      isEmpty={({ places, missing }) => places.length === 0 && missing === 0}
      query={query}
      skeleton={<Skeleton lines={8} rows={1} />}
    >
      {({ places, missing }) => (
        <div className={styles.screen}>
          {missing > 0 && <MessageBar kind="warning">{t('compare.missing', { count: missing })}</MessageBar>}
          {places.length > 0 && <Comparison places={places} />}
          <p>
            <LinkButton href={`${paths.my}?tab=favourite`}>{t('compare.toFavourites')}</LinkButton>
          </p>
        </div>
      )}
    </QueryView>
  );
}

interface Compared {
  readonly places: readonly AttractionDetail[];
  /** Number of places that do not exist any more. */
  readonly missing: number;
}

/** Returns the queries of all places as one. */
function useCompared(): QueryViewProps<Compared>['query'] {
  const [first, second, third, fourth] = comparedPlaces;
  const all = [useGet(first), useGet(second), useGet(third), useGet(fourth)];
  // A key that the address lacks asks for nothing.
  const asked = all.filter(({ isPending, fetchStatus }) => !(isPending && fetchStatus === 'idle'));
  const missing = asked.filter(({ error, data }) => data === undefined && error instanceof NotFoundError);
  const failed = asked.find(
    ({ error, data }) => data === undefined && error !== null && !(error instanceof NotFoundError),
  );
  const found = asked.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const isReady = found.length + missing.length === asked.length;
  // An address may name a place twice.
  const places = found.filter((place, at) => found.findIndex(({ gdsUid }) => gdsUid === place.gdsUid) === at);
  return {
    data: isReady ? { places, missing: missing.length } : undefined,
    error: failed?.error ?? null,
    isFetching: failed?.isFetching ?? false,
    refetch: () => Promise.all(asked.filter(({ data }) => data === undefined).map(({ refetch }) => refetch())),
  };
}

interface Row {
  readonly key: string;
  readonly name: string;
  cell(place: AttractionDetail): ReactNode;
}

function useRows(places: readonly AttractionDetail[]): readonly Row[] {
  const t = useText();
  const { formatKrw } = useFormats();
  const regions = useCodes('SGG');
  const facilities = useCodes('FACILITY');
  const conditions = useCodes('ETC_INFO');
  const namesOf = (codes: typeof facilities, own: readonly string[]) =>
    codes.filter(({ code }) => own.includes(code)).map(({ codeName }) => codeName);
  const row = (key: string, cell: Row['cell']): Row => ({ key, name: t(`compare.rows.${key}`), cell });
  return [
    row('region', ({ sggCd }) => regions.find(({ code }) => code === sggCd)?.codeName),
    row('price', (place) => {
      const adult = findAdultPrice(place);
      if (adult === undefined) return place.lowPrice === null ? t('attractions.free') : formatKrw(place.lowPrice);
      return (
        <>
          <b className={styles.price}>{formatKrw(adult.price)}</b>
          <About won={adult.price} />
          <small lang={place.lang}>{[adult.option.optionNm, adult.priceNm].join(' · ')}</small>
        </>
      );
    }),
    row('hours', ({ hours, lang }) => (
      <ul lang={lang}>
        {hours.map(({ label, text }) => (
          <li key={label}>{`${label} ${text}`}</li>
        ))}
      </ul>
    )),
    row('closed', ({ closedDays }) => closedDays),
    row('today', ({ openState }) => t(`compare.states.${openState}`)),
    row('facilities', ({ facilitiesRecord }) => namesOf(facilities, facilitiesRecord).join(' · ') || t('compare.none')),
    row('conditions', ({ etcInformation }) => namesOf(conditions, etcInformation).join(' · ') || t('compare.none')),
    row('pass', ({ passYn }) => t(passYn === 'Y' ? 'attractions.pass' : 'compare.none')),
    row('reviews', ({ rating, reviewCnt }) => <Score rating={rating} reviewCnt={reviewCnt} />),
    ...(places.length < 2
      ? []
      : [
          row('distance', (place) => (
            <ul>
              {places
                .filter((other) => other !== place)
                .map((other) => (
                  <li key={other.gdsUid}>
                    <span lang={other.lang}>{other.gdsNm}</span>{' '}
                    {t('tours.distance', { km: Math.round(distanceKm(place, other) * 10) / 10 })}
                  </li>
                ))}
            </ul>
          )),
        ]),
    row('book', (place) => <Book place={place} />),
  ];
}

/** Leads to the booking of the cheapest adult price, of a room to its nights. */
function Book({ place }: { readonly place: AttractionDetail }) {
  const t = useText();
  const { gdsUid, gdsNm, options } = place;
  const option = findAdultPrice(place)?.option ?? options[0];
  if (option === undefined) return t('compare.notSold');
  const { goodsDtlId, kind } = option;
  return (
    <LinkButton
      aria-label={t('plan.reserveOf', { name: gdsNm })}
      href={kind === 'ROOM' ? toRoomHref(gdsUid, goodsDtlId) : toReserveHref(goodsDtlId)}
      size="small"
      variant="primary"
    >
      {t('plan.reserve')}
    </LinkButton>
  );
}

/** Table with a column for each place; scrolls sideways within itself, beside the names of its rows. */
function Comparison({ places }: { readonly places: readonly AttractionDetail[] }) {
  const t = useText();
  const rows = useRows(places);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
    <section aria-label={t('compare.table')} className={styles.frame} tabIndex={0}>
      <table className={styles.table} data-columns={places.length}>
        <caption className={styles.caption}>{t('compare.table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('compare.fact')}</VisuallyHidden>
            </th>
            {places.map((place) => (
              <th key={place.gdsUid} scope="col">
                <Head place={place} places={places} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cell }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {places.map((place) => (
                <td key={place.gdsUid}>{cell(place)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ place, places }: { readonly place: AttractionDetail; readonly places: readonly AttractionDetail[] }) {
  const t = useText();
  const { gdsUid, gdsNm, lang, thumbUrl, thumbAlt } = place;
  const rest = places.filter((other) => other !== place).map((other) => other.gdsUid);
  return (
    <>
      <img alt={thumbAlt} className={styles.picture} height={320} lang={lang} src={thumbUrl} width={480} />
      <KitLink className={styles.name} href={toAttractionHref(gdsUid)}>
        <span lang={lang}>{gdsNm}</span>
      </KitLink>
      {rest.length > 0 && (
        <LinkButton aria-label={t('compare.removeOf', { name: gdsNm })} href={toCompareHref(rest)} size="small">
          {t('compare.remove')}
        </LinkButton>
      )}
    </>
  );
}
