import {
  adminGoodsOptions,
  checkAges,
  type GoodsOptionForm,
  goodsPriceForm,
  type StaffGoodsOption,
} from '@haesol/contracts/travel';
import { formatDay, formatKrw } from '@haesol/remote/i18n';
import { useCall, useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import type { EntityField } from '#ui/EntityDialog';
import { EntitySection } from '#ui/EntitySection';
import type { Goods } from './GoodsEditScreen.tsx';
import { optionFields, passportField, priceFields } from './goodsFields.ts';

interface OptionProps {
  readonly goods: Goods;
  /** Requests the goods again. */
  refresh(): Promise<unknown>;
}

const { fromDt, ...shape } = adminGoodsOptions.body.shape;
const optionForm = { optionNm: shape.optionNm, maxCnt: shape.maxCnt, confirmType: shape.confirmType };
const priceForm = goodsPriceForm.shape;

/** Name of a field of one price. */
const toName = (name: string, priceSn: number) => `${name}.${priceSn}`;

/** Returns the schema of an option with a field for each of its prices. */
const toForm = ({ kind, prices }: StaffGoodsOption) =>
  z
    .strictObject({
      ...optionForm,
      ...(kind === 'ROOM' ? { minNights: shape.minNights } : { passportYn: shape.passportYn }),
      fromDt,
      ...Object.fromEntries(
        prices.flatMap(({ priceSn }) =>
          Object.entries(priceForm).map(([name, schema]) => [toName(name, priceSn), schema]),
        ),
      ),
    })
    .check(checkAges(prices.map(({ priceSn }) => toName('', priceSn))));

/** Options of goods, each with its prices; a changed price begins on the chosen day. */
export function OptionSections({ goods, refresh }: OptionProps) {
  const t = useText();
  const call = useCall();
  const { gdsUid, rev, options, nextDt } = goods;
  return options.map((option) => {
    const { goodsDtlId, prices } = option;
    const planned = prices.filter(({ plan }) => plan !== null);
    const ofPrices: EntityField[] = prices.flatMap(({ priceSn, priceNm }) =>
      priceFields(t, option.kind !== 'ROOM').map((field) => ({
        ...field,
        name: toName(field.name, priceSn),
        label: `${priceNm} · ${field.label}`,
      })),
    );
    const initial = Object.fromEntries(
      prices.flatMap(({ priceSn, plan, ...price }) =>
        Object.entries({ ...price, ...(plan && { price: plan.price, listPrice: plan.listPrice }) }).map(
          ([name, value]) => [toName(name, priceSn), value],
        ),
      ),
    );
    return (
      <EntitySection
        body={toForm(option)}
        draft={`goods.${goodsDtlId}.option`}
        fields={[
          ...optionFields(t),
          option.kind === 'ROOM'
            ? { name: 'minNights', kind: 'number', label: t('goods.fields.minNights') }
            : passportField(t),
          ...ofPrices,
          { name: 'fromDt', kind: 'date', label: t('goods.fields.fromDt'), help: t('goods.fromHelp') },
        ]}
        initial={{ minNights: 1, passportYn: 'N', ...option, ...initial, fromDt: planned[0]?.plan?.fromDt ?? nextDt }}
        key={goodsDtlId}
        onRefused={refresh}
        note={
          planned.length === 0
            ? t('goods.priceNote')
            : planned
                .map(({ priceNm, price, plan }) =>
                  t('goods.planned', {
                    name: priceNm,
                    now: formatKrw(price),
                    next: formatKrw(plan?.price ?? price),
                    day: formatDay(plan?.fromDt ?? nextDt),
                  }),
                )
                .join(' ')
        }
        save={t('goods.save.option', { name: option.optionNm })}
        saved={t('goods.saved')}
        send={(body) => {
          const values = new Map<string, unknown>(Object.entries(body));
          const changed: GoodsOptionForm = {
            goodsDtlId,
            optionNm: body.optionNm,
            maxCnt: body.maxCnt,
            confirmType: body.confirmType,
            ...(option.kind === 'ROOM'
              ? { minNights: Number(values.get('minNights')) }
              : { passportYn: values.get('passportYn') === 'Y' ? 'Y' : 'N' }),
            fromDt: body.fromDt,
            prices: prices.map(({ priceSn }) => {
              const price = Object.keys(priceForm).map((name) => [name, values.get(toName(name, priceSn))]);
              return { ...goodsPriceForm.parse(Object.fromEntries(price)), priceSn };
            }),
            rev,
          };
          return call(adminGoodsOptions, { params: { id: gdsUid }, body: changed }).then(refresh);
        }}
        title={t('goods.parts.option', { name: option.optionNm })}
      />
    );
  });
}

const addForm = z
  .strictObject({
    /** Empty for a new option. */
    goodsDtlId: z.string(),
    ...optionForm,
    ...priceForm,
  })
  .check(checkAges());

/** Adds a price to an option, or an option with its first price. */
export function AddOption({ goods, refresh }: OptionProps) {
  const t = useText();
  const call = useCall();
  const { gdsUid, rev, options, nextDt } = goods;
  const [first] = options;
  return (
    <EntitySection
      body={addForm}
      draft={`goods.${gdsUid}.add`}
      fields={[
        {
          name: 'goodsDtlId',
          kind: 'select',
          label: t('goods.addTo'),
          help: t('goods.addToHelp'),
          isEmptyAllowed: true,
          options: options.map(({ goodsDtlId, optionNm: label }) => ({ value: goodsDtlId, label })),
        },
        ...optionFields(t),
        ...priceFields(t),
      ]}
      initial={{
        goodsDtlId: first?.goodsDtlId ?? '',
        maxCnt: 6,
        confirmType: 'INSTANT',
        ageGroup: 'ADULT',
        days: 'ALL',
        ...(first && { optionNm: first.optionNm }),
      }}
      onRefused={refresh}
      save={t('goods.save.add')}
      saved={t('goods.saved')}
      send={({ goodsDtlId, optionNm: name, maxCnt: max, confirmType: confirm, ...price }) => {
        // A price for an option that exists leaves the rest of the option as it is.
        const { optionNm, maxCnt, confirmType } = options.find((option) => option.goodsDtlId === goodsDtlId) ?? {
          optionNm: name,
          maxCnt: max,
          confirmType: confirm,
        };
        const option = { goodsDtlId: goodsDtlId === '' ? null : goodsDtlId, optionNm, maxCnt, confirmType };
        const body = { ...option, fromDt: nextDt, prices: [{ priceSn: null, ...price }], rev };
        return call(adminGoodsOptions, { params: { id: gdsUid }, body }).then(refresh);
      }}
      title={t('goods.parts.add')}
    />
  );
}
