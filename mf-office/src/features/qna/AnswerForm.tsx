import { adminQnaGet, adminQnaList, qnaAnswer, qnaLimits, type StaffQnaDetail } from '@haesol/contracts/board';
import type { ItemNow } from '@haesol/contracts/common';
import { Button, Checkbox, focusField, TextArea } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useCall, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { useAtom } from 'jotai';
import { type KeyboardEvent, useState } from 'react';
import { lists } from '#lists';
import { toItemNow } from '#moves/toItemNow';
import { useRefresh } from '#moves/useRefresh';
import { toQnaItemHref } from '#paths';
import { opensNextAtom } from '#state/settings';
import { MovedOn } from '#ui/MovedOn';
import { TemplateBar } from '#ui/TemplateBar';
import styles from './QuestionScreen.module.css';

/** Answer to a question. A draft stays in the tab until it is sent; then the next waiting question of the list opens. */
export function AnswerForm({ question }: { readonly question: StaffQnaDetail }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const refresh = useRefresh(adminQnaList, adminQnaGet);
  const { qnaUid, no, rev } = question;
  const { state, hrefOf } = useListState(lists.qna);
  const [movedOn, setMovedOn] = useState<ItemNow>();
  const [opensNext, setOpensNext] = useAtom(opensNextAtom);
  const form = useForm(qnaAnswer.body, {
    initial: { content: '' },
    guard: 'leave',
    draft: tabDraft<{ content: string }>(`office.answer.${qnaUid}`, { content: '' }, { keep: ['content'] }),
    toInput: (values) => ({ ...values, rev }),
    send: (body, { idempotencyKey }) => call(qnaAnswer, { params: { qnaUid }, body }, { idempotencyKey }),
    async onSent() {
      shell.toast({ kind: 'done', text: t('qna.sent') });
      setMovedOn(undefined);
      await refresh();
      if (!opensNext) return;
      const { list } = await call(adminQnaList, { query: { ...state, pageSize: 1 } });
      const next = list[0];
      shell.navigate(next === undefined ? hrefOf({}) : toQnaItemHref(next.qnaUid, hrefOf({})));
    },
    onRefused(refusal) {
      const now = toItemNow(refusal);
      if (now === undefined) return;
      setMovedOn(now);
      void refresh();
    },
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) form.submit();
  };
  return (
    <Form
      actions={
        <div className={styles.actions}>
          <Checkbox
            checked={opensNext}
            label={t('qna.openNext')}
            onChange={({ target }) => setOpensNext(target.checked)}
          />
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
              form.set({ content: '' });
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
    </Form>
  );
}
