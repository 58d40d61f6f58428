import { type adminGoods, goodsStates } from '@haesol/contracts/travel';
import { Badge, LinkButton, TextLink } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { toGoodsEditHref, toGoodsStockHref } from '#paths';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

/** Goods of the travel service by option, with state, price and missing languages. */
export default function GoodsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminGoods>>();
  const types = useCodes('GDS_TYCD');
  return (
    <QueuePage
      actions={
        <LinkButton href={toGoodsEditHref('new')} variant="primary">
          {t('goods.add')}
        </LinkButton>
      }
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'ON' ? 'blue' : 'gray'}>{t(`goods.states.${state}`)}</Badge>
        )),
        {
          key: 'name',
          header: t('goods.name'),
          role: 'title',
          cell: ({ id, gdsNm, optionNm }) => (
            <TwoLines
              first={
                <TextLink href={toGoodsEditHref(id)} tone="quiet">
                  {gdsNm}
                </TextLink>
              }
              second={optionNm ?? t('goods.noOption')}
            />
          ),
        },
        columns.category(({ gdsTycd }) => types.find(({ code }) => code === gdsTycd)?.codeName ?? gdsTycd),
        columns.missing(({ missing }) => missing),
        columns.number('price', t('goods.lowPrice'), ({ lowPrice }) =>
          lowPrice === null ? t('queue.none') : formatNumber(lowPrice),
        ),
        {
          key: 'stock',
          header: t('goods.stock'),
          role: 'action',
          width: '7rem',
          cell: ({ goodsDtlId, stockYn }) =>
            goodsDtlId === null ? (
              t('queue.none')
            ) : (
              <LinkButton href={toGoodsStockHref(goodsDtlId)} size="small">
                {t(stockYn === 'Y' ? 'goods.stock' : 'goods.makeStock')}
              </LinkButton>
            ),
        },
      ]}
      empty={{ title: t('goods.empty'), text: t('goods.emptyText') }}
      filters={[
        {
          key: 'gdsTycd',
          label: t('goods.fields.gdsTycd'),
          all: t('queue.categoryAll'),
          options: types.map(({ code, codeName }) => ({ value: code, label: codeName })),
        },
        {
          key: 'missing',
          label: t('goods.missing'),
          all: t('goods.missingAll'),
          options: [{ value: 'Y', label: t('goods.missingOnly') }],
        },
      ]}
      lead={t('goods.lead')}
      list={useListState(lists.goods)}
      moves={[]}
      nameOf={({ gdsNm }) => gdsNm}
      query={useGet(lists.goods.get)}
      screen="goods"
      rowKey={({ id }) => id}
      rowLook={({ state }) => (state === 'OFF' ? { tone: 'gray' } : {})}
      searched={t('goods.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: goodsStates.map((value) => ({ value, label: t(`goods.states.${value}`) })),
      }}
      title={t('names.goods')}
    />
  );
}
