import { adminQnaList, type QnaDetail, qnaAnswer, qnaGet, qnaLimits } from '@haesol/contracts/board';
import { adminToday } from '@haesol/contracts/member';
import { Button, Checkbox, TextArea } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import type { KeyboardEvent } from 'react';
import { paths, toQnaItemHref } from '#paths';
import { opensNextAtom } from '#state/settings';
import styles from './QuestionScreen.module.css';

/** Answer to a question. A draft stays in the tab until it is sent; then the next waiting question opens. */
export function AnswerForm({ question: { qnaUid } }: { readonly question: QnaDetail }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const [opensNext, setOpensNext] = useAtom(opensNextAtom);
  const form = useForm(qnaAnswer.body, {
    initial: { content: '' },
    guard: 'leave',
    draft: tabDraft<{ content: string }>(`office.answer.${qnaUid}`, { content: '' }, { keep: ['content'] }),
    toInput: (values) => values,
    send: (body, { idempotencyKey }) => call(qnaAnswer, { params: { qnaUid }, body }, { idempotencyKey }),
    async onSent() {
      shell.toast({ kind: 'done', text: t('qna.sent') });
      await Promise.all(
        [adminQnaList, qnaGet, adminToday].map(({ name }) => client.invalidateQueries({ queryKey: [name] })),
      );
      if (!opensNext) return;
      const { list } = await call(adminQnaList, { query: { pageSize: 1 } });
      shell.navigate(list[0] === undefined ? paths.qna : toQnaItemHref(list[0].qnaUid));
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
            {t('qna.send')}
          </Button>
        </div>
      }
      className={styles.form}
      form={form}
      hasSummary={false}
    >
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
