import {
  adminQnaGet,
  adminQnaList,
  qnaAnswer,
  qnaLimits,
  qnaSimilar,
  type SameAnswer,
  type StaffQnaDetail,
} from '@haesol/contracts/board';
import type { ItemNow } from '@haesol/contracts/common';
import { Button, focusField, Select, TextArea } from '@haesol/kit';
import {
  AttachmentField,
  Form,
  tabDraft,
  toFileUids,
  useAttachments,
  useForm,
  useUploadWait,
} from '@haesol/remote/form';
import { useCall, useEndpoint, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { type KeyboardEvent, useRef, useState } from 'react';
import { lists } from '#lists';
import { toItemNow } from '#moves/toItemNow';
import { useItemKeys } from '#moves/useItemKeys';
import { useOpenNext } from '#moves/useOpenNext';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { useUndo } from '#moves/useUndo';
import { useUndoCall } from '#moves/useUndoCall';
import { toQnaItemHref } from '#paths';
import { useOfferedMoves, useWantedMove } from '#state/offeredMoves';
import { usePageKeys } from '#state/pageKeys';
import { MailPreview } from '#ui/MailPreview';
import { MovedOn } from '#ui/MovedOn';
import { OpenNext } from '#ui/OpenNext';
import { TemplateBar } from '#ui/TemplateBar';
import styles from './QuestionScreen.module.css';

const initial = { content: '', same: '' };

/** Splits the value of the select. */
function toSame(value: string): SameAnswer | undefined {
  const [type, uid = ''] = value.split(' ');
  return type === 'FAQ' || type === 'QNA' ? { type, uid } : undefined;
}

/** Answer to a question. A draft stays in the tab until it is sent; then the next waiting question of the list opens. */
export function AnswerForm({ question }: { readonly question: StaffQnaDetail }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const preview = usePreviewCall();
  const refresh = useRefresh(adminQnaList, adminQnaGet);
  const { qnaUid, no, rev, title } = question;
  const { state, hrefOf } = useListState(lists.qna);
  const [movedOn, setMovedOn] = useState<ItemNow>();
  const openNext = useOpenNext({
    listHref: hrefOf({}),
    list: () => call(adminQnaList, { query: { ...state, pageNum: 1, pageSize: 2 } }),
    uidOf: (row) => row.qnaUid,
    isWaiting: ({ answerState }) => answerState === 'WAIT',
    hrefOf: toQnaItemHref,
  });
  const documents = useAttachments(
    { kind: 'attach', refType: 'QNA_ANSWER', draft: `office.answer.${qnaUid}.files` },
    [],
  );
  const draft = tabDraft(`office.answer.${qnaUid}`, initial, { keep: ['content', 'same'], files: [documents] });
  const undo = useUndo<StaffQnaDetail>(refresh);
  const takeBack = useUndoCall<StaffQnaDetail>('qna', (row) => row.qnaUid);
  const sent = useRef(initial);
  /** Takes the answer back and opens its question with the text again. */
  async function undoAnswer(rows: readonly StaffQnaDetail[]) {
    const result = await takeBack(rows);
    if (result.done.length === 0) return result;
    draft.write(sent.current);
    form.set(sent.current);
    shell.navigate(toQnaItemHref(qnaUid, hrefOf({})));
    return result;
  }
  const form = useForm(qnaAnswer.body, {
    initial,
    guard: 'leave',
    isEdited: documents.files.length > 0,
    confirm: useUploadWait(t('queue.uploading'), documents),
    draft,
    toInput: ({ content, same }) => ({ content, same: toSame(same), fileUids: toFileUids(documents.files), rev }),
    send(body, { idempotencyKey, values }) {
      sent.current = values;
      return call(qnaAnswer, { params: { qnaUid }, body }, { idempotencyKey });
    },
    async onSent() {
      shell.toast({ kind: 'done', text: t('qna.sent'), ...undo.offer({ undo: undoAnswer }, [question]) });
      setMovedOn(undefined);
      await refresh();
      await openNext(qnaUid);
    },
    onRefused(refusal) {
      const now = toItemNow(refusal);
      if (now === undefined) return;
      setMovedOn(now);
      void refresh();
    },
  });
  const { data: similar } = useEndpoint(qnaSimilar, { query: { q: title } });
  const sames = (similar?.list ?? []).filter(({ uid }) => uid !== qnaUid);
  usePageKeys([{ name: 'Ctrl Enter', does: t('qna.send') }]);
  const answer = () => focusField(form.field('content').id);
  useItemKeys([
    { name: 'a', does: t('answer.moves.ANSWER'), run: answer },
    { name: 'u', does: t('queue.undo'), run: () => undo.takeLast() },
  ]);
  useOfferedMoves([{ of: question.title, label: t('answer.moves.ANSWER'), run: answer }]);
  useWantedMove(qnaUid, { ANSWER: answer });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) form.submit();
  };
  return (
    <Form
      actions={
        <div className={styles.actions}>
          <OpenNext />
          <Button busy={form.isBusy} size="form" type="submit" variant="primary">
            {t(movedOn === undefined ? 'qna.send' : 'qna.sendFurther')}
          </Button>
        </div>
      }
      className={styles.form}
      failure={
        movedOn && (
          <MovedOn
            now={movedOn}
            onDrop={() => {
              form.set(initial);
              for (const { id } of documents.files) documents.remove(id);
              form.dismiss();
              setMovedOn(undefined);
            }}
          />
        )
      }
      form={form}
      hasSummary={false}
    >
      <TemplateBar
        area="QNA"
        onInsert={(text) => {
          form.set({ content: [form.values.content.trimEnd(), text].filter(Boolean).join('\n\n') });
          focusField(form.field('content').id);
        }}
        values={{ 번호: `Q-${no}` }}
      />
      <TextArea
        {...form.field('content')}
        countMax={qnaLimits.content}
        help={t('qna.answerHelp')}
        label={t('qna.answer')}
        onKeyDown={sendByKey}
        rows={8}
      />
      {sames.length > 0 && (
        <Select
          {...form.field('same')}
          help={t('qna.sameHelp')}
          label={t('qna.same')}
          onChange={({ target: { value } }) =>
            form.set({ same: value, ...(form.values.content === '' && value !== '' && { content: t('qna.sameText') }) })
          }
          optional
          options={[
            { value: '', label: t('qna.noSame') },
            ...sames.map((same) => ({
              value: `${same.type} ${same.uid}`,
              label: t(`qna.sameOf.${same.type}`, { title: same.title }),
            })),
          ]}
        />
      )}
      <AttachmentField attachments={documents} label={t('queue.files')} optional />
      <MailPreview
        load={(content) => preview({ name: 'qna.answer', uid: qnaUid, body: { content, fileUids: [], rev } })}
        missing={form.values.content.trim() === '' ? t('mailPreview.incomplete') : undefined}
        text={form.values.content}
      />
    </Form>
  );
}
