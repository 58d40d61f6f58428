import {
  adminAnswerInquiry,
  adminInquiries,
  adminInquiryGet,
  adminMoveInquiry,
  type StaffInquiryDetail,
} from '@haesol/contracts/travel';
import { Dialog, EmptyState, Skeleton } from '@haesol/kit';
import { useCall, useEndpoint, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { useOpenNext } from '#moves/useOpenNext';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { useUndo } from '#moves/useUndo';
import { useUndoCall } from '#moves/useUndoCall';
import { Assignee } from '#ui/Assignee';
import { DialogFoot } from '#ui/DialogFoot';
import { EntityDialog } from '#ui/EntityDialog';
import { FileLinks } from '#ui/FileLinks';
import { LookPurpose } from '#ui/LookPurpose';
import { OfficeNotes } from '#ui/OfficeNotes';
import { OpenNext } from '#ui/OpenNext';
import { OtherItems } from '#ui/OtherItems';
import { usePageRight } from '#ui/officeRights';
import { Presence } from '#ui/Presence';
import { ReopenButton } from '#ui/ReopenButton';
import { TemplateBar } from '#ui/TemplateBar';
import { ThreadPost } from '#ui/ThreadPost';
import styles from './InquiriesScreen.module.css';

export interface InquiryDialogProps {
  readonly inquiryUid: string;
  onClose(): void;
}

/** One inquiry with its answers, and the form for the next; after an answer the next waiting inquiry of the list opens. */
export function InquiryDialog({ inquiryUid, onClose }: InquiryDialogProps) {
  const t = useText();
  const { data, error } = useEndpoint(adminInquiryGet, { params: { inquiryUid } });
  if (data !== undefined) return <Inquiry inquiry={data} onClose={onClose} />;
  return (
    <Dialog
      foot={<DialogFoot label={undefined} onClose={onClose} />}
      onClose={onClose}
      open
      title={t('names.inquiries')}
    >
      {error === null ? (
        <Skeleton lines={6} />
      ) : (
        <EmptyState size="small" text={error.message} title={t('qna.missing')} />
      )}
    </Dialog>
  );
}

function Inquiry({ inquiry, onClose }: { readonly inquiry: StaffInquiryDetail; onClose(): void }) {
  const t = useText();
  const call = useCall();
  const preview = usePreviewCall();
  const shell = useShell();
  const refresh = useRefresh(adminInquiries, adminInquiryGet);
  const undo = useUndo<StaffInquiryDetail>(refresh);
  const takeBack = useUndoCall<StaffInquiryDetail>('inquiries', (row) => row.inquiryUid);
  const { mayMove } = usePageRight();
  const { inquiryUid, lang, posts, memberNm, rev, rsvtNo } = inquiry;
  const params = { inquiryUid };
  const isWaiting = inquiry.answerState === 'WAIT';
  const { state, hrefOf } = useListState(lists.inquiries);
  const openNext = useOpenNext({
    listHref: hrefOf({ edit: '', pageNum: state.pageNum }),
    list: () => call(adminInquiries, { query: { ...state, answerState: 'WAIT', pageNum: 1, pageSize: 2 } }),
    uidOf: (row) => row.inquiryUid,
    isWaiting: ({ answerState }) => answerState === 'WAIT',
    hrefOf: (edit) => hrefOf({ edit, pageNum: state.pageNum }),
  });
  return (
    <EntityDialog
      after={
        <>
          <OtherItems of="INQUIRY" uid={inquiryUid} />
          <OfficeNotes of="INQUIRY" uid={inquiryUid} />
        </>
      }
      below={() => mayMove && isWaiting && <OpenNext />}
      body={adminAnswerInquiry.body}
      draft={`inquiry.${inquiryUid}`}
      fields={[
        {
          ...{ name: 'content', kind: 'text', label: t('answer.label') },
          ...(lang !== 'ko' && { help: t('inquiries.answerIn', { lang: t(`goods.langs.${lang}`) }) }),
        },
      ]}
      files={{ refType: 'INQUIRY_ANSWER', label: t('queue.files'), initial: [] }}
      hidden={{ rev }}
      initial={{}}
      mails={(body) => preview({ name: 'inquiry.answer', uid: inquiryUid, body })}
      onClose={async () => {
        if (!(isWaiting && (await openNext(inquiryUid)))) onClose();
      }}
      onDismiss={onClose}
      onRefused={refresh}
      save={t('answer.send')}
      saved={undefined}
      send={async (body) => {
        await call(adminAnswerInquiry, { params, body });
        shell.toast({ kind: 'done', text: t('answer.sent'), ...undo.offer({ undo: takeBack }, [inquiry]) });
        await refresh();
      }}
      title={inquiry.title}
      tools={(append) => (
        <TemplateBar
          area="INQUIRY"
          lang={lang}
          onInsert={(text) => append('content', text)}
          values={{ 번호: rsvtNo ?? '' }}
        />
      )}
    >
      <Presence of="INQUIRY" uid={inquiryUid} />
      <Assignee item={inquiry} onAssigned={refresh} queue="inquiries" uid={inquiryUid} />
      {mayMove && !isWaiting && (
        <ReopenButton
          name={inquiry.title}
          onReopened={refresh}
          send={() => call(adminMoveInquiry, { params, body: { to: 'WAIT', rev } })}
          uid={inquiryUid}
        />
      )}
      <p className={styles.text} lang={lang}>
        {inquiry.content}
      </p>
      <LookPurpose item={inquiryUid}>
        <FileLinks files={inquiry.files} />
      </LookPurpose>
      {posts.map(({ postUid, officeYn, content, files, createdDt }) => (
        <ThreadPost
          content={content}
          createdDt={createdDt}
          files={files}
          isOfOffice={officeYn === 'Y'}
          key={postUid}
          label={t(officeYn === 'Y' ? 'answer.label' : 'answer.states.REOPENED')}
          lang={lang}
          writerNm={officeYn === 'Y' ? t('queue.assignee') : memberNm}
        />
      ))}
    </EntityDialog>
  );
}
