import { type Attraction, myAttractionList, myTourList } from '@haesol/contracts/travel';
import { Button, Checkbox, ChipGroup, EmptyState, LinkButton, Pagination, Skeleton, VisuallyHidden } from '@haesol/kit';
import {
  QueryView,
  type QueryViewProps,
  useCodes,
  useEndpoint,
  useGet,
  useListState,
  useText,
} from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import { type ReactNode, useEffect, useState } from 'react';
import { comparedKeys, paths, toCompareHref } from '#paths';
import { BottomBar } from '#ui/BottomBar';
import { toMarkKey, useFavouriteMarks } from '#ui/favouriteAtoms';
import { PlaceGrid } from '#ui/PlaceGrid';
import { TakeTour } from '#ui/TakeTour';
import { TourCard } from '#ui/TourCard';
import styles from './Favourites.module.css';
import { myCounts, myState } from './myState.ts';

const pageSize = 12;

/** Places and tours that the member has marked, one kind at a time. */
export function Favourites() {
  const t = useText();
  const { state, hrefOf } = useListState(myState);
  const counts = useGet(myCounts).data;
  return (
    <div className={styles.panel}>
      <ChipGroup
        label={t('my.favourites.kind')}
        options={[
          { value: 'PLACE', count: counts && counts.favourite - counts.favouriteTour },
          { value: 'TOUR', count: counts?.favouriteTour },
        ].map(({ value, count }) => ({
          ...{ value, count, label: t(`my.favourites.kinds.${value}`) },
          href: hrefOf({ liked: value as 'PLACE' | 'TOUR' }),
        }))}
        selected={[state.liked]}
      />
      {state.liked === 'TOUR' ? <Tours /> : <Places />}
    </div>
  );
}

interface MarkedProps<T> {
  readonly query: QueryViewProps<{ readonly list: readonly T[]; readonly cnt_total: number }>['query'];
  readonly empty: ReactNode;
  children(list: readonly T[]): ReactNode;
}

/** Favourites of one kind, page by page. */
function Marked<T>({ query, empty, children }: MarkedProps<T>) {
  const { state, hrefOf } = useListState(myState);
  return (
    <QueryView
      empty={empty}
      isEmpty={({ cnt_total: total }) => total === 0}
      query={query}
      skeleton={<Skeleton lines={4} rows={3} />}
    >
      {({ list, cnt_total: total }) => {
        const { page, pageCount } = toPages({ pageNum: state.pageNum, pageSize }, total);
        return (
          <>
            {children(list)}
            {pageCount > 1 && (
              <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} page={page} pageCount={pageCount} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function Places() {
  const t = useText();
  const { state } = useListState(myState);
  const query = useEndpoint(myAttractionList, { query: { pageNum: state.pageNum, pageSize } });
  return (
    <Marked
      empty={
        <EmptyState title={t('my.noFavourites')}>
          <LinkButton href={paths.attractions}>{t('my.findPlaces')}</LinkButton>
        </EmptyState>
      }
      query={query}
    >
      {(list) => <ComparablePlaces places={list} />}
    </Marked>
  );
}

/** Places with boxes; two to four of them are compared side by side. The choice is in the address, also across pages. */
function ComparablePlaces({ places }: { readonly places: readonly Attraction[] }) {
  const t = useText();
  const { state, change } = useListState(myState);
  // A state besides the address, so that a box answers before the router does.
  const [chosen, setChosen] = useState(() => state.compare.split(',').filter(Boolean).slice(0, comparedKeys.length));
  function choose(next: readonly string[]) {
    setChosen([...next]);
    change({ compare: next.join(), pageNum: state.pageNum }, { replace: true, preventScrollReset: true });
  }
  const marks = useFavouriteMarks();
  const kept = chosen.filter((uid) => marks[toMarkKey(myAttractionList, uid)] !== 'N');
  // A place leaves the list with its heart, and with it the box that would take it out of the comparison.
  useEffect(() => {
    if (kept.length < chosen.length) choose(kept);
  });
  const note =
    chosen.length === 0
      ? t('my.favourites.compareText', { max: comparedKeys.length })
      : t('my.favourites.chosen', { count: chosen.length, max: comparedKeys.length });
  const actions = chosen.length > 0 && (
    <>
      <Button onClick={() => choose([])}>{t('my.favourites.clear')}</Button>
      {chosen.length > 1 && (
        <LinkButton href={toCompareHref(chosen)} variant="primary">
          {t('my.favourites.compare', { count: chosen.length })}
        </LinkButton>
      )}
    </>
  );
  return (
    // A block, along which the bar of phones sticks.
    <div>
      <div className={styles.compare}>
        <p aria-live="polite">{note}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <PlaceGrid
        foot={({ gdsUid, gdsNm }) => (
          <Checkbox
            checked={chosen.includes(gdsUid)}
            disabled={chosen.length >= comparedKeys.length && !chosen.includes(gdsUid)}
            label={
              <>
                <VisuallyHidden>{t('my.favourites.compareOf', { name: gdsNm })}</VisuallyHidden>
                <span aria-hidden="true">{t('my.favourites.toCompare')}</span>
              </>
            }
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, gdsUid] : chosen.filter((uid) => uid !== gdsUid))
            }
          />
        )}
        places={places}
      />
      {chosen.length > 0 && (
        <BottomBar>
          <div className={styles.compare}>
            {chosen.length === 1 && <p aria-hidden="true">{note}</p>}
            {actions}
          </div>
        </BottomBar>
      )}
    </div>
  );
}

function Tours() {
  const t = useText();
  const { state } = useListState(myState);
  const themes = useCodes('THEME_CD');
  const query = useEndpoint(myTourList, { query: { pageNum: state.pageNum, pageSize } });
  return (
    <Marked
      empty={
        <EmptyState title={t('my.favourites.noTours')}>
          <LinkButton href={paths.tours}>{t('my.favourites.findTours')}</LinkButton>
        </EmptyState>
      }
      query={query}
    >
      {(list) => (
        <ul className={styles.tours}>
          {list.map((tour, index) => (
            <li key={tour.tourUid}>
              <TourCard
                action={
                  <TakeTour aria-label={t('my.favourites.takeTourOf', { name: tour.title })} size="small" tour={tour} />
                }
                headingLevel={3}
                index={index}
                theme={themes.find(({ code }) => code === tour.themeCd)?.codeName}
                tour={tour}
              />
            </li>
          ))}
        </ul>
      )}
    </Marked>
  );
}
