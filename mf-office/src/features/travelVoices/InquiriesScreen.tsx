import { adminAnswerInquiry, adminInquiries } from '@haesol/contracts/travel';
import { Badge, TextLink } from '@haesol/kit';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { lists, type RowOf } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { Assignee } from '#ui/Assignee';
import { useColumns } from '#ui/columns';
import { EntityDialog } from '#ui/EntityDialog';
import { FileLinks } from '#ui/FileLinks';
import { Presence } from '#ui/Presence';
import { QueuePage } from '#ui/QueuePage';
import { TemplateBar } from '#ui/TemplateBar';
import { TwoLines } from '#ui/TwoLines';
import { Wait } from '#ui/Wait';
import styles from './InquiriesScreen.module.css';

/** Inquiries to the travel service, each answered once in a dialog. */
export default function InquiriesScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminInquiries>>();
  const call = useCall();
  const list = useListState(lists.inquiries);
  const query = useGet(lists.inquiries.get);
  const refresh = useRefresh(adminInquiries);
  const [late, setLate] = useState<string>();
  const open = query.data?.list.find(({ inquiryUid }) => inquiryUid === list.state.edit);
  const { pageNum } = list.state;
  return (
    <QueuePage
      assigned="inquiries"
      columns={[
        columns.state(({ answerState }) => (
          <Badge color={answerState === 'ANSWERED' ? 'blue' : 'gray'}>{t(`answer.states.${answerState}`)}</Badge>
        )),
        {
          key: 'wait',
          header: t('queue.wait'),
          width: '8rem',
          cell: ({ answerState, createdDt }) => (answerState === 'WAIT' ? <Wait since={createdDt} /> : t('queue.none')),
        },
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
        {
          key: 'lang',
          header: t('inquiries.lang'),
          width: '8rem',
          cell: ({ lang }) => t(`templates.langs.${lang}`),
        },
        columns.assignee(({ assigneeNm }) => assigneeNm),
        columns.member(({ memberNm }) => memberNm),
      ]}
      empty={{ title: t('inquiries.empty'), text: t('inquiries.emptyText') }}
      lead={t('qna.lead')}
      list={list}
      moves={[]}
      nameOf={({ title }) => title}
      query={query}
      rowKey={({ inquiryUid }) => inquiryUid}
      searched={t('qna.searched')}
      states={{
        key: 'answerState',
        label: t('queue.state'),
        all: t('queue.all'),
        options: (['WAIT', 'ANSWERED'] as const).map((value) => ({ value, label: t(`answer.states.${value}`) })),
      }}
      screen="inquiries"
      title={t('names.inquiries')}
    >
      {open !== undefined && (
        <EntityDialog
          body={adminAnswerInquiry.body}
          draft={`inquiry.${open.inquiryUid}`}
          fields={
            // Keeps the typed text in view after a colleague has answered first.
            open.answerState === 'WAIT' || late === open.inquiryUid
              ? [{ name: 'content', kind: 'text', label: t('answer.label') }]
              : []
          }
          hidden={{ rev: open.rev }}
          initial={{}}
          key={open.inquiryUid}
          onRefused={() => {
            setLate(open.inquiryUid);
            return refresh();
          }}
          tools={(set) =>
            open.answerState === 'WAIT' && (
              <TemplateBar
                area="INQUIRY"
                lang={open.lang}
                onInsert={(text) => set('content', text)}
                values={{ 번호: open.rsvtNo ?? '' }}
              />
            )
          }
          onClose={() => list.change({ edit: '', pageNum }, { replace: true })}
          save={open.answerState === 'WAIT' ? t('answer.send') : undefined}
          saved={t('answer.sent')}
          send={(body) => call(adminAnswerInquiry, { params: { inquiryUid: open.inquiryUid }, body }).then(refresh)}
          title={open.title}
        >
          <Presence of="INQUIRY" uid={open.inquiryUid} />
          <Assignee item={open} onAssigned={refresh} queue="inquiries" uid={open.inquiryUid} />
          <p className={styles.text} lang={open.lang}>
            {open.content}
          </p>
          <FileLinks files={open.files} />
          {open.answer !== null && (
            <p className={styles.answer} lang={open.lang}>
              {open.answer}
            </p>
          )}
        </EntityDialog>
      )}
    </QueuePage>
  );
}
