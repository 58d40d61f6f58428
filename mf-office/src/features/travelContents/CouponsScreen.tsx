import { adminRestore } from '@haesol/contracts/member';
import {
  adminAddCoupon,
  adminChangeCoupon,
  adminCloseCoupon,
  adminCoupons,
  adminPromotions,
  couponIssueStates,
  passList,
} from '@haesol/contracts/travel';
import { Badge } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useCodes, useEndpoint, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { dayNumbers } from '#moves/dayNumbers';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';
import { usePlaces } from '#ui/usePlaces';
import { discountFields, toDiscountText } from './discountFields.ts';
import { toPeriodColumn } from './periodColumn.tsx';

/** Line of a coupon whose days are not known yet: it cannot be used so far. */
const noDayYet = '미정';
/** Days, one a line; no line is any day. */
const dates = {
  format(value: unknown): string {
    const days = value as readonly string[] | null | undefined;
    return days?.length === 0 ? noDayYet : (days ?? []).join('\n');
  },
  parse(text: string): string[] | null {
    if (text === '') return null;
    return text === noDayYet ? [] : text.split(/\s+/);
  },
};

/** Coupons that members take. The conditions that members read are made from the fields. */
export default function CouponsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminCoupons>>();
  const call = useCall();
  const list = useListState(lists.coupons);
  const toOptions = (codes: ReturnType<typeof useCodes>) =>
    codes.map(({ code, codeName }) => ({ value: code, label: codeName }));
  const types = toOptions(useCodes('GDS_TYCD'));
  const towns = toOptions(useCodes('SGG'));
  // Choices of the form alone.
  const all = list.state.edit === '' ? undefined : { query: { pageSize: 100 } };
  const places = usePlaces({ isOpen: all !== undefined, hasHidden: true });
  const passes = useEndpoint(passList, all).data?.list ?? [];
  const promotions = useEndpoint(adminPromotions, all).data?.list ?? [];
  return (
    <EntityPage
      say={(key, values) => t(`coupons.${key}`, values)}
      blank={{ kind: 'activity', discountType: 'AMOUNT', minAmount: 0, minPeople: 0 }}
      draft="coupons"
      body={adminAddCoupon.body}
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'ING' ? 'blue' : 'gray'}>{t(`coupons.states.${state}`)}</Badge>
        )),
        { key: 'discount', header: t('coupons.discount'), width: '6rem', cell: (row) => toDiscountText(row, t) },
        columns.number(
          'issued',
          t('coupons.issued'),
          ({ issued, total }) => `${formatNumber(issued)} / ${formatNumber(total)}`,
        ),
        { key: 'targets', header: t('coupons.targets'), width: '9rem', cell: ({ targets }) => targets.join(', ') },
        toPeriodColumn(t('queue.period')),
      ]}
      endpoint={adminCoupons}
      fields={[
        { name: 'couponNm', kind: 'line' },
        {
          name: 'kind',
          kind: 'select',
          options: (['activity', 'voucher'] as const).map((value) => ({ value, label: t(`coupons.kinds.${value}`) })),
        },
        ...discountFields(t),
        { name: 'total', kind: 'number' },
        { name: 'forTypes', kind: 'choices', isEmptyAllowed: true, options: types },
        { name: 'forSgg', kind: 'choices', isEmptyAllowed: true, options: towns },
        {
          name: 'forWeekdays',
          kind: 'choices',
          isEmptyAllowed: true,
          convert: dayNumbers,
          options: [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: t(`weekdays.${day}`) })),
        },
        {
          name: 'forGoods',
          kind: 'choices',
          isEmptyAllowed: true,
          options: [...passes.map(({ gdsDtlUid, passNm }) => ({ value: gdsDtlUid, label: passNm })), ...places],
        },
        { name: 'forDates', kind: 'lines', isEmptyAllowed: true, convert: dates, help: t('coupons.datesHelp') },
        { name: 'minPeople', kind: 'number', help: t('coupons.peopleHelp') },
        {
          name: 'promotionId',
          kind: 'select',
          isOptional: true,
          options: promotions.map(({ id, title }) => ({ value: id, label: title })),
        },
      ]}
      isRemovable={({ state }) => state !== 'CLOSED' && state !== 'END'}
      list={list}
      nameOf={({ couponNm }) => couponNm}
      onAdd={(body) => call(adminAddCoupon, { body })}
      onChange={({ couponPblcnUid }, body) => call(adminChangeCoupon, { params: { couponPblcnUid }, body })}
      onRemove={({ couponPblcnUid }) => call(adminCloseCoupon, { params: { couponPblcnUid } })}
      isRemoved={({ state }) => state === 'CLOSED'}
      onUndo={({ couponPblcnUid }) => call(adminRestore, { params: { id: couponPblcnUid }, body: { kind: 'coupons' } })}
      query={useGet(lists.coupons.get)}
      screen="coupons"
      presence="COUPON"
      rowKey={({ couponPblcnUid }) => couponPblcnUid}
      searched={t('coupons.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: couponIssueStates.map((value) => ({ value, label: t(`coupons.states.${value}`) })),
      }}
      title={t('names.coupons')}
      toHidden={(row) => ({ i18n: row?.i18n ?? {} })}
    />
  );
}
