import { type AttractionDetail, attractionGet } from '@haesol/contracts/travel';
import { DetailView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { Gallery } from '#ui/Gallery';
import { PlaceNotices } from '#ui/PlaceNotices';
import { AttractionFacts } from './AttractionFacts.tsx';
import { AttractionHead } from './AttractionHead.tsx';
import styles from './AttractionScreen.module.css';
import { Contents } from './Contents.tsx';
import { Location } from './Location.tsx';
import { Nearby } from './Nearby.tsx';
import { OptionBar, OptionSum } from './OptionSum.tsx';
import { Options } from './Options.tsx';
import { RefundRules } from './RefundRules.tsx';
import { Reviews } from './Reviews.tsx';
import { useCounts } from './useCounts.ts';

export interface AttractionScreenProps {
  readonly gdsUid: string | undefined;
}

/** Detail page of a place. */
export default function AttractionScreen({ gdsUid }: AttractionScreenProps) {
  const t = useText();
  const query = useEndpoint(attractionGet, gdsUid === undefined ? undefined : { params: { gdsUid } });
  const toList = { href: paths.attractions, label: t('attraction.toList') };
  return (
    <DetailView
      choose={{ title: t('attraction.choose'), text: t('attraction.chooseText') }}
      lines={16}
      missing={{ title: t('attraction.missing'), text: t('attraction.chooseText') }}
      query={query}
      titleOf={({ gdsNm }) => gdsNm}
      toList={toList}
      uid={gdsUid}
    >
      {(place) => <Place place={place} />}
    </DetailView>
  );
}

function Place({ place }: { readonly place: AttractionDetail }) {
  const { lang, description, options } = place;
  const tickets = options.filter(({ kind }) => kind === 'TICKET');
  const counts = useCounts();
  return (
    <>
      <article className={styles.place}>
        <AttractionHead place={place} />
        <PlaceNotices place={place} />
        <Gallery images={place.images} lang={lang} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Contents />
            <p className={styles.description} lang={lang}>
              {description}
            </p>
            <AttractionFacts place={place} />
            <Options counts={counts} place={place} />
          </div>
          <aside className={styles.aside}>
            {tickets.length > 0 && <OptionSum counts={counts} options={tickets} />}
            <Location place={place} />
          </aside>
          <div className={styles.main}>
            <Reviews summary={place.reviewSummary} />
            <RefundRules rules={place.refundRules} />
          </div>
        </div>
        <Nearby places={place.nearby} />
      </article>
      {tickets.length > 0 && <OptionBar counts={counts} options={tickets} />}
    </>
  );
}
