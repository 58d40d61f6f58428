import type { Qna } from '@haesol/contracts/board';
import { Badge, type DataColumn, TextLink } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { toQnaItemHref } from '#paths';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { Wait } from '#ui/Wait';

/** Questions of members; each opens on its own page, where it is answered. */
export default function QuestionsScreen() {
  const t = useText();
  const categories = useCodes('QNA_CTG');
  return (
    <QueuePage
      columns={useQuestionColumns()}
      empty={{ title: t('qna.empty'), text: t('qna.emptyText') }}
      filters={[
        {
          key: 'categoryCd',
          label: t('queue.category'),
          all: t('queue.categoryAll'),
          options: categories.map(({ code, codeName }) => ({ value: code, label: codeName })),
        },
      ]}
      lead={t('qna.lead')}
      list={useListState(lists.qna)}
      moves={[]}
      nameOf={({ title }) => title}
      query={useGet(lists.qna.get)}
      rowKey={({ qnaUid }) => qnaUid}
      rowLook={({ reopenedYn }) => (reopenedYn === 'Y' ? { tone: 'red' } : {})}
      searched={t('qna.searched')}
      states={{
        key: 'answerState',
        label: t('queue.state'),
        all: t('queue.all'),
        options: (['WAIT', 'ANSWERED'] as const).map((value) => ({ value, label: t(`answer.states.${value}`) })),
      }}
      title={t('names.qna')}
    />
  );
}

function useQuestionColumns(): readonly DataColumn<Qna>[] {
  const t = useText();
  return [
    {
      key: 'state',
      header: t('queue.state'),
      role: 'status',
      width: '7rem',
      cell: ({ answerState, reopenedYn }) => (
        <Badge color={answerState === 'ANSWERED' ? 'blue' : reopenedYn === 'Y' ? 'red' : 'gray'}>
          {t(`answer.states.${reopenedYn === 'Y' ? 'REOPENED' : answerState}`)}
        </Badge>
      ),
    },
    {
      key: 'wait',
      header: t('queue.wait'),
      width: '8rem',
      cell: ({ answerState, createdDt }) => (answerState === 'WAIT' ? <Wait since={createdDt} /> : t('queue.none')),
    },
    {
      key: 'category',
      header: t('queue.category'),
      role: 'category',
      width: '8rem',
      cell: ({ categoryNm }) => categoryNm,
    },
    {
      key: 'title',
      header: t('queue.subject'),
      role: 'title',
      cell: ({ qnaUid, title, privateYn, fileCnt }) => (
        <TwoLines
          first={
            <TextLink href={toQnaItemHref(qnaUid)} tone="quiet">
              {title}
            </TextLink>
          }
          second={[privateYn === 'Y' && t('qna.private'), fileCnt > 0 && t('qna.files', { count: fileCnt })]
            .filter((part) => part !== false)
            .join(' · ')}
        />
      ),
    },
    { key: 'writer', header: t('queue.member'), width: '8rem', cell: ({ writerNm }) => writerNm },
    {
      key: 'created',
      header: t('queue.created'),
      role: 'date',
      width: '11rem',
      cell: ({ createdDt }) => <time dateTime={createdDt}>{formatDateTime(createdDt)}</time>,
    },
  ];
}
