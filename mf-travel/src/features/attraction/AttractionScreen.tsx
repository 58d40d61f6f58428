import { type AttractionDetail, attractionGet } from '@haesol/shared/contracts';
import { useEndpoint, useShell, useText } from '@haesol/shared/lifecycle';
import { useEffect } from 'react';
import { paths } from '#paths';
import { ChosenView } from '#ui/ChosenView';
import { AttractionFacts } from './AttractionFacts.tsx';
import { AttractionHead } from './AttractionHead.tsx';
import styles from './AttractionScreen.module.css';
import { Gallery } from './Gallery.tsx';
import { Location } from './Location.tsx';
import { Nearby } from './Nearby.tsx';
import { OptionSum } from './OptionSum.tsx';
import { Options } from './Options.tsx';
import { RefundRules } from './RefundRules.tsx';
import { Reviews } from './Reviews.tsx';
import { useCounts } from './useCounts.ts';

export interface AttractionScreenProps {
  readonly gdsUid: string | undefined;
}

/** A place with all that a visitor wants to know before going there. */
export default function AttractionScreen({ gdsUid }: AttractionScreenProps) {
  const t = useText();
  const query = useEndpoint(attractionGet, gdsUid === undefined ? undefined : { params: { id: gdsUid } });
  const toList = { href: paths.attractions, label: t('attraction.toList') };
  return (
    <ChosenView
      choose={t('attraction.choose')}
      isChosen={gdsUid !== undefined}
      lines={16}
      missing={t('attraction.missing')}
      query={query}
      text={t('attraction.chooseText')}
      toList={toList}
    >
      {(place) => <Place key={gdsUid} place={place} />}
    </ChosenView>
  );
}

function Place({ place }: { readonly place: AttractionDetail }) {
  const shell = useShell();
  const { gdsNm, lang, description, options } = place;
  const tickets = options.filter(({ kind }) => kind === 'TICKET');
  const counts = useCounts();
  useEffect(() => {
    shell.setTitle(gdsNm);
  }, [shell, gdsNm]);
  return (
    <article className={styles.place}>
      <AttractionHead place={place} />
      <Gallery images={place.images} lang={lang} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={styles.description} lang={lang}>
            {description}
          </p>
          <AttractionFacts place={place} />
          <Options counts={counts} place={place} />
          <Reviews summary={place.reviewSummary} />
          <RefundRules lang={lang} rules={place.refundRules} />
        </div>
        <aside className={styles.aside}>
          {tickets.length > 0 && <OptionSum counts={counts} options={tickets} />}
          <Location place={place} />
        </aside>
      </div>
      <Nearby places={place.nearby} />
    </article>
  );
}
