import type { Attraction, AttractionCounts } from '@haesol/contracts/travel';
import { Button, EmptyState, KitLink, LinkButton, Skeleton, TextLink } from '@haesol/kit';
import { withoutRepeats } from '@haesol/remote/http';
import { QueryView, useCodes, useFormats, useGetPages, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths, toListHref } from '#paths';
import rowLink from '#styles/rowLink.module.css';
import { About } from '#ui/About';
import { Score } from '#ui/Score';
import { WindowedGroups } from '#ui/WindowedGroups';
import type { MapListState } from './MapFilters.tsx';
import styles from './MapList.module.css';
import { mapPages } from './mapState.ts';

export interface MapListProps {
  readonly list: MapListState;
  readonly counts: AttractionCounts;
}

/** Towns with their counts; the places of a town, or the results of a filter. */
export function MapList({ list, counts }: MapListProps) {
  const { sggCd, searchKeyword } = list.state;
  return sggCd === '' && searchKeyword === '' ? <Towns counts={counts} list={list} /> : <Places list={list} />;
}

/** Returns the same key for every view of the map and every chosen place, because neither changes the list. */
export const toListKey = ({ hrefOf }: MapListState): string => hrefOf({ gdsUid: '', view: '', sheet: 'half' });

/** Link to the same places as a list page. */
function AsList({ list: { state } }: { readonly list: MapListState }) {
  const t = useText();
  return (
    <p className={styles.asList}>
      <TextLink href={toListHref(state)}>{t('map.asList')}</TextLink>
    </p>
  );
}

function Towns({ list, counts }: MapListProps) {
  const { hrefOf } = list;
  const t = useText();
  const names = useCodes('SGG');
  if (counts.total === 0) return <NoPlaces />;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('map.towns', { regions: counts.regions.length, count: counts.total })}</h2>
        <AsList list={list} />
      </div>
      <ul>
        {counts.regions.map(({ sggCd, total, openToday }) => (
          <li className={styles.town} key={sggCd}>
            <KitLink className={rowLink.labelLink} href={hrefOf({ sggCd, gdsUid: '', view: '' })}>
              {names.find(({ code }) => code === sggCd)?.codeName ?? ''}
            </KitLink>
            <span>{t('home.places', { count: total })}</span>
            <small>{t('map.openOf', { count: openToday })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function NoPlaces() {
  const t = useText();
  return (
    <EmptyState text={t('attractions.emptyText')} title={t('attractions.empty')}>
      <LinkButton href={paths.map}>{t('attractions.reset')}</LinkButton>
    </EmptyState>
  );
}

function Places({ list }: { readonly list: MapListState }) {
  const t = useText();
  const { state, hrefOf } = list;
  const query = useGetPages(mapPages, { placeholderData: keepPreviousData });
  const name = useCodes('SGG').find(({ code }) => code === state.sggCd)?.codeName ?? t('map.found');
  return (
    <QueryView query={query} skeleton={<Skeleton lines={8} />}>
      {({ pages }) => (
        <>
          <div className={styles.head}>
            <LinkButton
              href={hrefOf({ sggCd: '', searchKeyword: '', gdsUid: '', view: '' })}
              icon={ArrowLeft}
              size="small"
            >
              {t('map.whole')}
            </LinkButton>
            <h2 className={styles.title}>{t('map.placesOf', { name, count: pages.at(-1)?.cnt_total ?? 0 })}</h2>
            <AsList list={list} />
          </div>
          {pages[0]?.cnt_total === 0 && <NoPlaces />}
          <div aria-busy={query.isPlaceholderData}>
            <WindowedGroups
              groups={withoutRepeats(pages, ({ gdsUid }) => gdsUid)}
              listKey={toListKey(list)}
              renderGroup={(places) => (
                <ul>
                  {places.map((place) => (
                    <PlaceRow
                      href={hrefOf({ gdsUid: place.gdsUid })}
                      isChosen={place.gdsUid === state.gdsUid}
                      key={place.gdsUid}
                      place={place}
                    />
                  ))}
                </ul>
              )}
            />
          </div>
          {query.hasNextPage && (
            <Button block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('attractions.more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

interface PlaceRowProps {
  readonly place: Attraction;
  readonly href: string;
  readonly isChosen: boolean;
}

function PlaceRow({ place, href, isChosen }: PlaceRowProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const category = useCodes('GDS_CATEGORY_CD').find(({ code }) => code === place.gdsCategoryCd)?.codeName;
  const { gdsNm, lang, thumbUrl, lowPrice, rating, reviewCnt, openState, openFrom, openTo, closedDays, passYn } = place;
  const isStay = openFrom === '00:00';
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <img alt="" className={styles.picture} height={72} loading="lazy" src={thumbUrl} width={108} />
      <div className={styles.words}>
        <span className={styles.kind}>{category}</span>
        <KitLink aria-current={isChosen ? 'true' : undefined} className={rowLink.labelLink} href={href}>
          <span lang={lang}>{gdsNm}</span>
        </KitLink>
        <Score rating={rating} reviewCnt={reviewCnt} />
        <span className={styles.hours} data-off={openState === 'HOLIDAY' || undefined}>
          {openState === 'HOLIDAY'
            ? t('map.off', { days: closedDays })
            : isStay
              ? t('map.stay')
              : t('map.hours', { from: openFrom, to: openTo })}
        </span>
      </div>
      <p className={styles.price}>
        <b>{lowPrice === null ? t('attractions.free') : t('attractions.from', { price: formatKrw(lowPrice) })}</b>
        <About won={lowPrice} />
        {passYn === 'Y' && <em>{t('map.pass')}</em>}
      </p>
    </li>
  );
}
