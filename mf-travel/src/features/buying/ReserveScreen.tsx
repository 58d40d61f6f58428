import { attractionGet, type GoodsInfo, type PassDetail } from '@haesol/shared/contracts';
import { QueryView, useEndpoint, useGet, useText } from '@haesol/shared/lifecycle';
import { Skeleton } from '@haesol/shared/ui';
import { paths } from '#paths';
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
    <QueryView
      notFound={
        <NothingChosen headingLevel={2} text={t('passes.chooseText')} title={t('passes.missing')} toList={passes} />
      }
      query={query}
      skeleton={<Skeleton lines={12} />}
    >
      {(pass: PassDetail) => <PassForm pass={pass} />}
    </QueryView>
  );
}

function GoodsPurchase() {
  const t = useText();
  const query = useGet(chosenGoods);
  const { places } = useLists();
  return (
    <QueryView
      notFound={
        <NothingChosen
          headingLevel={2}
          text={t('attraction.chooseText')}
          title={t('attraction.missing')}
          toList={places}
        />
      }
      query={query}
      skeleton={<Skeleton lines={12} />}
    >
      {(info: GoodsInfo) => <PlaceOfGoods info={info} />}
    </QueryView>
  );
}

/** The goods of the option: its other prices, whose they are, and where. */
function PlaceOfGoods({ info }: { readonly info: GoodsInfo }) {
  const t = useText();
  const query = useEndpoint(attractionGet, { params: { id: info.gdsUid } });
  const { places } = useLists();
  const missing = (
    <NothingChosen headingLevel={2} text={t('attraction.chooseText')} title={t('attraction.missing')} toList={places} />
  );
  return (
    <QueryView notFound={missing} query={query} skeleton={<Skeleton lines={12} />}>
      {(place) => {
        const option = place.options.find(({ goodsDtlId }) => goodsDtlId === info.goodsDtlId);
        return option === undefined ? missing : <GoodsForm info={info} option={option} place={place} />;
      }}
    </QueryView>
  );
}
