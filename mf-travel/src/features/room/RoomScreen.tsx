import { type AttractionDetail, type AttractionOption, attractionGet, type GoodsInfo } from '@haesol/contracts/travel';
import { DefinitionTable, LinkButton, Skeleton } from '@haesol/kit';
import {
  DetailView,
  QueryView,
  useEndpoint,
  useFormats,
  useGet,
  usePageTitle,
  useText,
} from '@haesol/remote/lifecycle';
import { useState } from 'react';
import type { Stay } from '#calendar/stay';
import { paths, toAttractionHref, toReserveStayHref } from '#paths';
import { About } from '#ui/About';
import { Currency } from '#ui/Currency';
import { Gallery } from '#ui/Gallery';
import { RefundTable } from '#ui/RefundTable';
import { Section } from '#ui/Section';
import { StayFields } from '#ui/StayFields';
import styles from './RoomScreen.module.css';
import { roomNights } from './roomGets.ts';

export interface RoomScreenProps {
  readonly gdsUid: string | undefined;
  readonly goodsDtlId: string | undefined;
}

/** Room of a stay with its facts and the price of each night. */
export default function RoomScreen({ gdsUid, goodsDtlId }: RoomScreenProps) {
  const t = useText();
  const query = useEndpoint(attractionGet, gdsUid === undefined ? undefined : { params: { gdsUid } });
  const toList = { href: paths.attractions, label: t('attraction.toList') };
  return (
    <DetailView
      choose={{ title: t('room.choose'), text: t('room.chooseText') }}
      missing={{ title: t('room.missing'), text: t('room.chooseText') }}
      query={query}
      toList={toList}
      uid={gdsUid === undefined ? undefined : goodsDtlId}
    >
      {(place, notFound) => {
        const option = place.options.find((one) => one.goodsDtlId === goodsDtlId);
        return option?.room == null ? notFound : <Room option={option} place={place} room={option.room} />;
      }}
    </DetailView>
  );
}

interface RoomProps {
  readonly place: AttractionDetail;
  readonly option: AttractionOption;
  readonly room: NonNullable<AttractionOption['room']>;
}

function Room({ place, option, room }: RoomProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const nights = useGet(roomNights);
  const { optionNm, prices } = option;
  const { lang, images, gdsUid, gdsNm, refundRules } = place;
  usePageTitle(optionNm);
  return (
    <article className={styles.room}>
      <header className={styles.head}>
        <h1 className={styles.title} lang={lang}>
          {optionNm}
        </h1>
        <p className={styles.stay}>
          <LinkButton href={toAttractionHref(gdsUid)}>
            <span lang={lang}>{gdsNm}</span>
          </LinkButton>
        </p>
      </header>
      <Gallery images={images} lang={lang} />
      <Section isRuled={false} title={t('room.facts')}>
        <DefinitionTable
          caption={t('room.facts')}
          columns={2}
          items={[
            { term: t('room.guests'), value: t('room.people', { base: room.baseCnt, max: room.maxCnt }) },
            { term: t('room.size'), value: t('room.squareMetres', { count: room.size }) },
            { term: t('room.bed'), value: t(`room.beds.${room.bed}`) },
            { term: t('room.times'), value: t('room.timesText', { checkIn: room.checkIn, checkOut: room.checkOut }) },
            {
              term: t('room.amenities'),
              value: room.amenities.map((name) => t(`room.amenity.${name}`)).join(' · '),
            },
          ]}
        />
      </Section>
      <Section title={t('room.prices')}>
        <ul className={styles.prices}>
          {prices.map(({ priceSn, priceNm, price }) => (
            <li key={priceSn}>
              <span lang={lang}>{priceNm}</span> <b>{formatKrw(price)}</b>
              <About won={price} />
            </li>
          ))}
        </ul>
        <QueryView query={nights} skeleton={<Skeleton lines={6} />}>
          {(info) => <StayChoice info={info} />}
        </QueryView>
        <p>{t('room.feeFrom')}</p>
        <Currency />
      </Section>
      <Section isRuled={false} title={t('attraction.refund')}>
        <RefundTable price={prices[0]?.price ?? 0} rules={refundRules} />
      </Section>
    </article>
  );
}

/** Choice of arrival and departure, which the form takes over. */
function StayChoice({ info }: { readonly info: GoodsInfo }) {
  const t = useText();
  const [stay, setStay] = useState<Stay>({ from: '', to: '' });
  return (
    <div className={styles.choice}>
      <StayFields info={info} onChoose={setStay} stay={stay} />
      <p>
        <LinkButton href={toReserveStayHref(info.goodsDtlId, stay)} size="large" variant="primary">
          {t('attraction.reserve')}
        </LinkButton>
      </p>
    </div>
  );
}
