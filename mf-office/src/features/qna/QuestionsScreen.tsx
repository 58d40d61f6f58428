import { adminQnaList } from '@haesol/contracts/board';
import { TextLink } from '@haesol/kit';
import { useCall, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { toQnaItemHref } from '#paths';
import { AnswerBadge } from '#ui/AnswerBadge';
import { type QueueColumn, useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

/** Questions of members; each opens on its own page, where it is answered. */
export default function QuestionsScreen() {
  const t = useText();
  const categories = useCodes('QNA_CTG');
  const list = useListState(lists.qna);
  const call = useCall();
  return (
    <QueuePage
      answers={t('answer.label')}
      assigned="qna"
      columns={useQuestionColumns(list.hrefOf({ answerState: 'WAIT' }))}
      empty={{ title: t('qna.empty'), text: t('qna.emptyText') }}
      filters={[
        {
          key: 'categoryCd',
          label: t('queue.category'),
          all: t('queue.categoryAll'),
          options: categories.map(({ code, codeName }) => ({ value: code, label: codeName })),
        },
        {
          key: 'privateYn',
          label: t('qna.publicity'),
          all: t('qna.publicityAll'),
          options: (['Y', 'N'] as const).map((value) => ({
            value,
            label: t(value === 'Y' ? 'qna.private' : 'qna.public'),
          })),
        },
      ]}
      hasPeriod
      lead={t('qna.lead')}
      list={list}
      loadPage={(page) => call(adminQnaList, { query: { ...list.state, ...page } })}
      moves={[]}
      nameOf={({ title }) => title}
      onMoved={useRefresh(adminQnaList)}
      query={useGet(lists.qna.get)}
      rowKey={({ qnaUid }) => qnaUid}
      rowLook={({ reopenedYn }) => (reopenedYn === 'Y' ? { tone: 'red' } : {})}
      searched={t('qna.searchedWriter')}
      states={{
        key: 'answerState',
        label: t('queue.state'),
        all: t('queue.all'),
        options: (['WAIT', 'ANSWERED'] as const).map((value) => ({ value, label: t(`answer.states.${value}`) })),
      }}
      screen="qna"
      title={t('names.qna')}
    />
  );
}

type StaffQna = RowOf<typeof adminQnaList>;

/** @param list address of the waiting questions with the filter */
function useQuestionColumns(list: string): readonly QueueColumn<StaffQna>[] {
  const t = useText();
  const columns = useColumns<StaffQna>();
  return [
    columns.state((question) => <AnswerBadge item={question} />),
    columns.wait(
      ({ answerState, createdDt, waitDt = createdDt }) => (answerState === 'WAIT' ? waitDt : undefined),
      'QNA',
    ),
    columns.category(({ categoryNm }) => categoryNm),
    {
      key: 'title',
      header: t('queue.subject'),
      role: 'title',
      cell: ({ qnaUid, title, privateYn, fileCnt }) => (
        <TwoLines
          first={
            <TextLink href={toQnaItemHref(qnaUid, list)} tone="quiet">
              {title}
            </TextLink>
          }
          second={[privateYn === 'Y' && t('qna.private'), fileCnt > 0 && t('qna.files', { count: fileCnt })]
            .filter((part) => part !== false)
            .join(' · ')}
        />
      ),
    },
    columns.assignee(({ assigneeNm }) => assigneeNm),
    { key: 'writer', header: t('queue.member'), width: '8rem', cell: ({ writerNm }) => writerNm },
    columns.time('created', t('queue.created'), ({ createdDt }) => createdDt),
  ];
}
