import { bulkApproval, type EndpointData } from '@haesol/contracts/common';
import { retentionPolicy } from '@haesol/contracts/identity';
import { adminApprovals, adminRetention, retentionRules, retentionViews } from '@haesol/contracts/member';
import { Badge, DataTable, TextLink } from '@haesol/kit';
import { formatDate, formatDateTime, formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useBulk } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { Wait } from '#ui/Wait';

type Expired = RowOf<typeof adminRetention>;
type Rules = EndpointData<typeof adminRetention>['rules'];

const nameOf = ({ rule, mail }: Expired) => [retentionRules[rule], mail].filter((part) => part !== '').join(' · ');

/** Personal data past its retention: one member of staff proposes to destroy it, another confirms. */
export default function RetentionScreen() {
  const t = useText();
  const columns = useColumns<Expired>();
  const bulk = useBulk();
  const call = useCall();
  const list = useListState(lists.retention);
  const query = useGet(lists.retention.get);
  const { rule } = list.state;
  return (
    <QueuePage
      columns={[
        columns.state(({ proposal, lateYn }) => {
          if (proposal !== null) return <Badge color="sky">{t('retention.views.PROPOSED')}</Badge>;
          return lateYn === 'Y' ? (
            <Badge color="red">{t('retention.views.LATE')}</Badge>
          ) : (
            <Badge color="gray">{t('retention.views.WAITING')}</Badge>
          );
        }),
        {
          key: 'rule',
          header: t('retention.rule'),
          role: 'title',
          cell: (row) => (
            <TwoLines
              first={nameOf(row)}
              second={
                row.proposal === null
                  ? t(`retention.periods.${row.rule}`, retentionPolicy)
                  : t('retention.proposed', { name: row.proposal.byNm, time: formatDateTime(row.proposal.untilDt) })
              }
            />
          ),
        },
        columns.time('made', t('retention.made'), ({ madeDt }) => madeDt),
        columns.time('due', t('retention.due'), ({ dueDt }) => dueDt),
        {
          key: 'wait',
          header: t('queue.wait'),
          width: '8rem',
          onPhone: 'labelled',
          cell: ({ dueDt }) => <Wait since={dueDt} />,
        },
      ]}
      empty={{ title: t('retention.empty'), text: t('retention.emptyText') }}
      lead={t('retention.lead')}
      list={list}
      loadPage={(page) => call(adminRetention, { query: { ...list.state, ...page } })}
      moves={toMoves<Expired, 'DESTROYED'>(
        (key, values) => t(`retention.${key}`, { ...bulkApproval, ...values }),
        [
          {
            to: 'DESTROYED',
            look: 'danger',
            shortcut: 'a',
            asks: 'none',
            isForTwo: true,
            isOpen: ({ proposal }) => proposal === null,
          },
        ],
        bulk<Expired, 'DESTROYED'>({ queueOf: () => 'retention', uidOf: ({ uid }) => uid }),
      )}
      nameOf={nameOf}
      onMoved={useRefresh(adminRetention, adminApprovals)}
      query={query}
      rowKey={({ uid }) => uid}
      states={{
        key: 'view',
        label: t('queue.state'),
        all: t('queue.all'),
        options: retentionViews
          .filter((value) => value !== '')
          .map((value) => ({ value, label: t(`retention.views.${value}`) })),
      }}
      summary={
        <RuleTable
          hrefOf={(chosen) => list.hrefOf({ rule: chosen === rule ? '' : chosen })}
          rules={query.data?.rules ?? []}
        />
      }
      title={t('names.retention')}
    />
  );
}

interface RuleTableProps {
  readonly rules: Rules;
  /** Address of the list with the data of a rule alone. */
  hrefOf(rule: Rules[number]['rule']): string;
}

/** Number of the data of each rule, the longest wait, and what is late. */
function RuleTable({ rules, hrefOf }: RuleTableProps) {
  const t = useText();
  const columns = useColumns<Rules[number]>();
  if (rules.every(({ cnt }) => cnt === 0)) return null;
  return (
    <DataTable
      caption={t('retention.summary')}
      columns={[
        {
          key: 'rule',
          header: t('retention.rule'),
          role: 'title',
          cell: ({ rule }) => (
            <TwoLines
              first={<TextLink href={hrefOf(rule)}>{retentionRules[rule]}</TextLink>}
              second={t(`retention.periods.${rule}`, retentionPolicy)}
            />
          ),
        },
        columns.number('count', t('retention.count'), ({ cnt }) => formatNumber(cnt)),
        {
          key: 'oldest',
          header: t('retention.oldest'),
          width: '12rem',
          onPhone: 'labelled',
          cell: ({ oldestDt }) => (oldestDt === null ? t('queue.none') : formatDate(oldestDt)),
        },
        columns.number('late', t('retention.late'), ({ lateCnt }) => formatNumber(lateCnt)),
      ]}
      rowKey={({ rule }) => rule}
      rows={rules}
    />
  );
}
