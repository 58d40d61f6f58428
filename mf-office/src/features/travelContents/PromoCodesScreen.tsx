import {
  adminAddPromoCode,
  adminChangePromoCode,
  adminPromoCodes,
  adminRemovePromoCode,
} from '@haesol/contracts/travel';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';
import { discountFields, toDiscountText } from './discountFields.ts';
import { toPeriodColumn } from './periodColumn.tsx';

/** Promotion codes that buyers type. */
export default function PromoCodesScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminPromoCodes>>();
  const call = useCall();
  return (
    <EntityPage
      say={(key, values) => t(`promoCodes.${key}`, values)}
      blank={{ discountType: 'AMOUNT', minAmount: 0 }}
      draft="promoCodes"
      body={adminAddPromoCode.body}
      columns={[
        { key: 'discount', header: t('coupons.discount'), width: '9rem', cell: (row) => toDiscountText(row, t) },
        columns.number(
          'used',
          t('promoCodes.used'),
          ({ used, maxUses }) => `${formatNumber(used)} / ${formatNumber(maxUses)}`,
        ),
        toPeriodColumn(t('queue.period')),
      ]}
      endpoint={adminPromoCodes}
      fields={[
        { name: 'code', kind: 'line', help: t('promoCodes.codeHelp') },
        ...discountFields(t),
        { name: 'maxUses', kind: 'number' },
      ]}
      isRemovable={({ used }) => used === 0}
      list={useListState(lists.promoCodes)}
      nameOf={({ code }) => code}
      onAdd={(body) => call(adminAddPromoCode, { body })}
      onChange={({ code }, { code: _same, ...body }) => call(adminChangePromoCode, { params: { code }, body })}
      onRemove={({ code }) => call(adminRemovePromoCode, { params: { code } })}
      onUndo={({ used: _used, ...body }) => call(adminAddPromoCode, { body })}
      query={useGet(lists.promoCodes.get)}
      rowKey={({ code }) => code}
      searched={t('promoCodes.searched')}
      title={t('names.promoCodes')}
    />
  );
}
