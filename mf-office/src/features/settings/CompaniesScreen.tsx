import { type adminCompanies, companyFilters, toBizNoText } from '@haesol/contracts/identity';
import { Badge, TextLink } from '@haesol/kit';
import { formatDate, formatNumber } from '@haesol/remote/i18n';
import { useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { toCompanyHref } from '#paths';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';

/** Companies by their business number, with their members and the person in charge. */
export default function CompaniesScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminCompanies>>();
  return (
    <QueuePage
      columns={[
        columns.state(({ waitCnt }) =>
          waitCnt > 0 ? (
            <Badge color="sky">{t('companies.waiting', { count: waitCnt })}</Badge>
          ) : (
            <Badge color="gray">{t('companies.confirmed')}</Badge>
          ),
        ),
        {
          key: 'company',
          header: t('companies.name'),
          role: 'title',
          cell: ({ bizNo, companyNm }) => (
            <TextLink href={toCompanyHref(bizNo)} tone="quiet">
              {companyNm}
            </TextLink>
          ),
        },
        { key: 'bizNo', header: t('companies.bizNo'), width: '9rem', cell: ({ bizNo }) => toBizNoText(bizNo) },
        {
          key: 'manager',
          header: t('companies.manager'),
          width: '8rem',
          onPhone: 'labelled',
          cell: ({ managerNm }) => managerNm ?? t('companies.noManager'),
        },
        columns.number('members', t('companies.members'), ({ memberCnt }) => formatNumber(memberCnt)),
        {
          key: 'joined',
          header: t('companies.joined'),
          role: 'date',
          width: '8rem',
          cell: ({ joinedDt }) => <time dateTime={joinedDt}>{formatDate(joinedDt)}</time>,
        },
      ]}
      empty={{ title: t('companies.empty'), text: t('companies.emptyText') }}
      lead={t('companies.lead')}
      list={useListState(lists.companies)}
      moves={[]}
      nameOf={({ companyNm }) => companyNm}
      query={useGet(lists.companies.get)}
      rowKey={({ bizNo }) => bizNo}
      screen="companies"
      searched={t('companies.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: companyFilters.map((value) => ({ value, label: t(`companies.filters.${value}`) })),
      }}
      title={t('names.companies')}
    />
  );
}
