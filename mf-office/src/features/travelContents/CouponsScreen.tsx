import { adminRestore } from '@haesol/contracts/member';
import {
  adminAddCoupon,
  adminChangeCoupon,
  adminCloseCoupon,
  adminCoupons,
  couponIssueStates,
} from '@haesol/contracts/travel';
import { Badge } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';
import { discountFields, toDiscountText } from './discountFields.ts';
import { toPeriodColumn } from './periodColumn.tsx';

/** Coupons that members take. */
export default function CouponsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminCoupons>>();
  const call = useCall();
  return (
    <EntityPage
      say={(key, values) => t(`coupons.${key}`, values)}
      blank={{ kind: 'activity', discountType: 'AMOUNT', minAmount: 0 }}
      draft="coupons"
      body={adminAddCoupon.body}
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'ING' ? 'blue' : 'gray'}>{t(`coupons.states.${state}`)}</Badge>
        )),
        { key: 'discount', header: t('coupons.discount'), width: '9rem', cell: (row) => toDiscountText(row, t) },
        columns.number(
          'issued',
          t('coupons.issued'),
          ({ issued, total }) => `${formatNumber(issued)} / ${formatNumber(total)}`,
        ),
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
        { name: 'targets', kind: 'lines', help: t('queue.onePerLine') },
        ...discountFields(t),
        { name: 'total', kind: 'number' },
      ]}
      isRemovable={({ state }) => state !== 'CLOSED' && state !== 'END'}
      list={useListState(lists.coupons)}
      nameOf={({ couponNm }) => couponNm}
      onAdd={(body) => call(adminAddCoupon, { body })}
      onChange={({ couponPblcnUid }, body) => call(adminChangeCoupon, { params: { couponPblcnUid }, body })}
      onRemove={({ couponPblcnUid }) => call(adminCloseCoupon, { params: { couponPblcnUid } })}
      isRemoved={({ state }) => state === 'CLOSED'}
      onUndo={({ couponPblcnUid }) => call(adminRestore, { params: { id: couponPblcnUid }, body: { kind: 'coupons' } })}
      query={useGet(lists.coupons.get)}
      rowKey={({ couponPblcnUid }) => couponPblcnUid}
      searched={t('coupons.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: couponIssueStates.map((value) => ({ value, label: t(`coupons.states.${value}`) })),
      }}
      title={t('names.coupons')}
      toHidden={(row) => ({
        i18n: row?.i18n ?? {},
        forTypes: row?.forTypes ?? [],
        forSgg: row?.forSgg ?? [],
        forWeekdays: row?.forWeekdays ?? [],
        forGoods: row?.forGoods ?? [],
        minPeople: row?.minPeople ?? 0,
        forDates: row?.forDates ?? null,
        promotionId: row?.promotionId ?? null,
      })}
    />
  );
}
