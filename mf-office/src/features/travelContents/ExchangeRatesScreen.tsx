import { daysUntil } from '@haesol/contracts/common';
import { adminRestore } from '@haesol/contracts/member';
import { adminAddRate, adminChangeRate, adminRates, adminRemoveRate, rateDays } from '@haesol/contracts/travel';
import { Badge } from '@haesol/kit';
import { formatDate, formatDay, formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';

/** Exchange rates of the currencies that visitors may choose beside the won. */
export default function ExchangeRatesScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const columns = useColumns<RowOf<typeof adminRates>>();
  const list = useListState(lists.exchangeRates);
  const isNew = list.state.edit === 'new';
  const toShown = (rateDt: string) => (daysUntil(rateDt, shell.now()) < -rateDays ? 'N' : 'Y');
  return (
    <EntityPage
      // The currency itself is chosen once.
      body={isNew ? adminAddRate.body : adminChangeRate.body}
      columns={[
        columns.state(({ rateDt }) => (
          <Badge color={toShown(rateDt) === 'Y' ? 'blue' : 'gray'}>{t(`exchangeRates.shown.${toShown(rateDt)}`)}</Badge>
        )),
        columns.number('won', t('exchangeRates.won'), ({ wonPerUnit }) => formatNumber(wonPerUnit)),
        {
          key: 'day',
          header: t('exchangeRates.fields.rateDt'),
          role: 'date',
          width: '10rem',
          cell: ({ rateDt }) => formatDay(rateDt),
        },
        { key: 'source', header: t('exchangeRates.fields.source'), width: '9rem', cell: ({ source }) => source },
        {
          key: 'set',
          header: t('exchangeRates.set'),
          width: '12rem',
          cell: ({ setNm, setDt }) => `${setNm ?? t('exchangeRates.automatic')} · ${formatDate(setDt)}`,
        },
      ]}
      draft="exchangeRates"
      endpoint={adminRates}
      fields={[
        ...(isNew ? [{ name: 'currencyCd', kind: 'line' as const, help: t('exchangeRates.currencyHelp') }] : []),
        { name: 'wonPerUnit', kind: 'number', help: t('exchangeRates.wonHelp') },
        { name: 'rateDt', kind: 'date', help: t('exchangeRates.dayHelp', { count: rateDays }) },
        { name: 'source', kind: 'line', help: t('exchangeRates.sourceHelp') },
      ]}
      list={list}
      nameOf={({ currencyCd }) => currencyCd}
      onAdd={(body) => call(adminAddRate, { body: adminAddRate.body.parse(body) })}
      onChange={({ currencyCd }, body) => call(adminChangeRate, { params: { currencyCd }, body })}
      onRemove={({ currencyCd }) => call(adminRemoveRate, { params: { currencyCd } })}
      onUndo={({ currencyCd }) => call(adminRestore, { params: { id: currencyCd }, body: { kind: 'exchange-rates' } })}
      query={useGet(lists.exchangeRates.get)}
      rowKey={({ currencyCd }) => currencyCd}
      say={(key, values) => t(`exchangeRates.${key}`, values)}
      searched={t('exchangeRates.searched')}
      title={t('names.exchangeRates')}
    />
  );
}
