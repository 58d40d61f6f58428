import { templateLangs } from '@haesol/contracts/member';
import { adminInquiries } from '@haesol/contracts/travel';
import { TextLink } from '@haesol/kit';
import { useCall, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { AnswerBadge } from '#ui/AnswerBadge';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { InquiryDialog } from './InquiryDialog.tsx';

/** Inquiries to the travel service, each answered in a dialog, which its address opens whatever the list shows. */
export default function InquiriesScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminInquiries>>();
  const list = useListState(lists.inquiries);
  const query = useGet(lists.inquiries.get);
  const { pageNum } = list.state;
  const call = useCall();
  const categories = useCodes('INQUIRY_CTG');
  return (
    <QueuePage
      answers={t('answer.label')}
      assigned="inquiries"
      columns={[
        columns.state((inquiry) => <AnswerBadge item={inquiry} />),
        columns.wait(
          ({ answerState, createdDt, waitDt = createdDt }) => (answerState === 'WAIT' ? waitDt : undefined),
          'INQUIRY',
        ),
        columns.category(({ categoryNm }) => categoryNm),
        {
          key: 'title',
          header: t('queue.subject'),
          role: 'title',
          cell: ({ inquiryUid, title, lang, gdsNm, rsvtNo }) => (
            <TwoLines
              first={
                <TextLink href={list.hrefOf({ edit: inquiryUid, pageNum })} tone="quiet">
                  <span lang={lang}>{title}</span>
                </TextLink>
              }
              second={[gdsNm, rsvtNo].filter((part) => part !== null).join(' · ')}
            />
          ),
        },
        columns.lang(({ lang }) => lang),
        columns.assignee(({ assigneeNm }) => assigneeNm),
        columns.member(({ memberNm }) => memberNm),
      ]}
      empty={{ title: t('inquiries.empty'), text: t('inquiries.emptyText') }}
      filters={[
        {
          key: 'categoryCd',
          label: t('queue.category'),
          all: t('queue.categoryAll'),
          options: categories.map(({ code, codeName }) => ({ value: code, label: codeName })),
        },
        {
          key: 'lang',
          label: t('queue.lang'),
          all: t('inquiries.langAll'),
          options: templateLangs.map((value) => ({ value, label: t(`templates.langs.${value}`) })),
        },
      ]}
      hasPeriod
      lead={t('qna.lead')}
      list={list}
      loadPage={(page) => call(adminInquiries, { query: { ...list.state, ...page } })}
      moves={[]}
      nameOf={({ title }) => title}
      onMoved={useRefresh(adminInquiries)}
      query={query}
      rowKey={({ inquiryUid }) => inquiryUid}
      searched={t('inquiries.searched')}
      states={{
        key: 'answerState',
        label: t('queue.state'),
        all: t('queue.all'),
        options: (['WAIT', 'ANSWERED'] as const).map((value) => ({ value, label: t(`answer.states.${value}`) })),
      }}
      screen="inquiries"
      title={t('names.inquiries')}
    >
      {list.state.edit !== '' && (
        <InquiryDialog
          inquiryUid={list.state.edit}
          key={list.state.edit}
          onClose={() => list.change({ edit: '', pageNum }, { replace: true })}
        />
      )}
    </QueuePage>
  );
}
