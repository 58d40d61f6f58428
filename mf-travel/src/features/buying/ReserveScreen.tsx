import { attractionGet, type GoodsInfo, reserveGet } from '@haesol/contracts/travel';
import { DetailView, NothingChosen, useEndpoint, useGet, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { BuyerGate } from '#ui/BuyerGate';
import { useOwnBookings } from '#ui/guestSession';
import { BookerReady } from './BookerReady.tsx';
import { chosenGoods, chosenPass } from './buyingGets.ts';
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx';
import { GoodsForm } from './GoodsForm.tsx';
import { PassForm } from './PassForm.tsx';

export interface ReserveScreenProps {
  readonly goodsDtlId: string | undefined;
  readonly gdsDtlUid: string | undefined;
  /** Booking to change; undefined for a new order. */
  readonly rsvtUid: string | undefined;
}

/**
 * Reservation of an option of goods, or purchase of a pass: item, date, person, discounts, and legal information before the
 * button.
 */
export default function ReserveScreen(props: ReserveScreenProps) {
  return (
    <BuyerGate>
      <BookerReady>
        <Purchase {...props} />
      </BookerReady>
    </BuyerGate>
  );
}

function Purchase({ goodsDtlId, gdsDtlUid, rsvtUid }: ReserveScreenProps) {
  const t = useText();
  const { places } = useLists();
  if (gdsDtlUid !== undefined) return <PassPurchase gdsDtlUid={gdsDtlUid} />;
  if (goodsDtlId !== undefined) return <GoodsPurchase goodsDtlId={goodsDtlId} rsvtUid={rsvtUid} />;
  return (
    <NothingChosen headingLevel={2} text={t('attraction.chooseText')} title={t('buying.choose')} toList={places} />
  );
}

function useLists() {
  const t = useText();
  return {
    places: { href: paths.attractions, label: t('attraction.toList') },
    passes: { href: paths.passes, label: t('passes.toList') },
  };
}

function PassPurchase({ gdsDtlUid }: { readonly gdsDtlUid: string }) {
  const t = useText();
  const query = useGet(chosenPass);
  const { passes } = useLists();
  return (
    <DetailView
      headingLevel={2}
      missing={{ title: t('passes.missing'), text: t('passes.chooseText') }}
      query={query}
      toList={passes}
      uid={gdsDtlUid}
    >
      {(pass) => <PassForm pass={pass} />}
    </DetailView>
  );
}

function GoodsPurchase({ goodsDtlId, rsvtUid }: { readonly goodsDtlId: string; readonly rsvtUid: string | undefined }) {
  const t = useText();
  const query = useGet(chosenGoods);
  const { places } = useLists();
  return (
    <DetailView
      headingLevel={2}
      missing={{ title: t('attraction.missing'), text: t('attraction.chooseText') }}
      query={query}
      toList={places}
      uid={goodsDtlId}
    >
      {(info) => <PlaceOfGoods info={info} rsvtUid={rsvtUid} />}
    </DetailView>
  );
}

/** Form for changing a booking of the option. */
function BookingChange({ rsvtUid, ...goods }: Omit<ChangeFormProps, 'reservation'> & { readonly rsvtUid: string }) {
  const t = useText();
  const query = useEndpoint(reserveGet, { params: { rsvtUid } });
  return (
    <DetailView
      headingLevel={2}
      missing={{ title: t('reservation.missing'), text: t('reservation.chooseText') }}
      query={query}
      toList={useOwnBookings()}
      uid={rsvtUid}
    >
      {(reservation) => <ChangeForm {...goods} reservation={reservation} />}
    </DetailView>
  );
}

/** Goods of the option: its other prices, provider, and location. */
function PlaceOfGoods({ info, rsvtUid }: { readonly info: GoodsInfo; readonly rsvtUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(attractionGet, { params: { gdsUid: info.gdsUid } });
  const { places } = useLists();
  return (
    <DetailView
      headingLevel={2}
      missing={{ title: t('attraction.missing'), text: t('attraction.chooseText') }}
      query={query}
      toList={places}
      uid={info.goodsDtlId}
    >
      {(place, notFound) => {
        const option = place.options.find(({ goodsDtlId }) => goodsDtlId === info.goodsDtlId);
        if (option === undefined) return notFound;
        if (rsvtUid !== undefined) return <BookingChange info={info} option={option} place={place} rsvtUid={rsvtUid} />;
        return <GoodsForm info={info} option={option} place={place} />;
      }}
    </DetailView>
  );
}
