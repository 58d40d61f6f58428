import { attractionGet, type GoodsInfo } from '@haesol/shared/contracts';
import { useEndpoint, useGet, useText } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { ChosenView } from '#ui/ChosenView';
import { NothingChosen } from '#ui/NothingChosen';
import { chosenGoods, chosenPass } from './buyingGets.ts';
import { GoodsForm } from './GoodsForm.tsx';
import { PassForm } from './PassForm.tsx';

export interface ReserveScreenProps {
  readonly goodsDtlId: string | undefined;
  readonly gdsDtlUid: string | undefined;
}

/** Reserves an option of goods, or buys a pass: what, when, who, discounts, and the law before the button. */
export default function ReserveScreen({ goodsDtlId, gdsDtlUid }: ReserveScreenProps) {
  const t = useText();
  const { places } = useLists();
  if (gdsDtlUid !== undefined) return <PassPurchase key={gdsDtlUid} />;
  if (goodsDtlId !== undefined) return <GoodsPurchase key={goodsDtlId} />;
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

function PassPurchase() {
  const t = useText();
  const query = useGet(chosenPass);
  const { passes } = useLists();
  return (
    <ChosenView
      headingLevel={2}
      missing={t('passes.missing')}
      query={query}
      text={t('passes.chooseText')}
      toList={passes}
    >
      {(pass) => <PassForm pass={pass} />}
    </ChosenView>
  );
}

function GoodsPurchase() {
  const t = useText();
  const query = useGet(chosenGoods);
  const { places } = useLists();
  return (
    <ChosenView
      headingLevel={2}
      missing={t('attraction.missing')}
      query={query}
      text={t('attraction.chooseText')}
      toList={places}
    >
      {(info) => <PlaceOfGoods info={info} />}
    </ChosenView>
  );
}

/** The goods of the option: its other prices, whose they are, and where. */
function PlaceOfGoods({ info }: { readonly info: GoodsInfo }) {
  const t = useText();
  const query = useEndpoint(attractionGet, { params: { id: info.gdsUid } });
  const { places } = useLists();
  return (
    <ChosenView
      headingLevel={2}
      missing={t('attraction.missing')}
      query={query}
      text={t('attraction.chooseText')}
      toList={places}
    >
      {(place, notFound) => {
        const option = place.options.find(({ goodsDtlId }) => goodsDtlId === info.goodsDtlId);
        return option === undefined ? notFound : <GoodsForm info={info} option={option} place={place} />;
      }}
    </ChosenView>
  );
}
