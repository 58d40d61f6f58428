import { errorCodes, parseInput } from '@haesol/contracts/common';
import { certSendMail, toAffiliationDays } from '@haesol/contracts/identity';
import { Button, LinkButton, MessageBar, TextField, TextLink } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useShell, useText, useTextLocale } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { toSentCode } from '#calls/mailCode';
import { paths } from '#paths';
import styles from './JoinForm.module.css';
import { JoinFrame } from './JoinFrame.tsx';
import { emailProofAtom } from './joinAtoms.ts';
import { isUniversityMail, type JoinDraft } from './joinRules.ts';
import { useStepDraft } from './useStepDraft.ts';

export default function EmailAuthScreen() {
  const t = useText();
  return (
    <JoinFrame lead={t('join.email.lead')} step="email" title={t('join.email.title')}>
      {(draft) => <EmailForm memberClass={draft.memberClass} />}
    </JoinFrame>
  );
}

function EmailForm({ memberClass }: Pick<JoinDraft, 'memberClass'>) {
  const t = useText();
  const locale = useTextLocale();
  const call = useCall();
  const shell = useShell();
  const proof = useAtomValue(emailProofAtom);
  const draft = useStepDraft();
  const form = useForm(certSendMail.query, {
    initial: { email: '' },
    draft: { read: () => ({ email: draft.read().email }), write: draft.write },
    async send({ email }) {
      const { sent } = draft.read();
      const isOnItsWay = sent?.email === email && shell.now() < sent.resendAt && proof !== 'proven';
      if (isOnItsWay) return { email, sent };
      const answer = await call(certSendMail, { query: { email }, body: { purpose: 'JOIN' } });
      return { email, sent: toSentCode(email, answer, shell.now()) };
    },
    onSent(answer) {
      draft.write(answer);
      shell.navigate(paths.joinCode);
    },
    toFieldErrors: ({ code, message }) => (code === errorCodes.emailTaken ? { email: message } : undefined),
  });
  const { email } = form.values;
  // A mailbox of the university confirms only students; staff confirm employees.
  const isSchool = memberClass === 'STUDENT';
  const needsReview =
    isSchool && 'data' in parseInput(certSendMail.query, { email }) && !isUniversityMail(email, t('brand:mailHost'));

  return (
    <Form
      actions={
        <div className={styles.actions}>
          <LinkButton href={paths.joinClass} size="form">
            {t('join.back')}
          </LinkButton>
          <Button block busy={form.isBusy} size="form" type="submit" variant="primary">
            {t('join.email.send')}
          </Button>
        </div>
      }
      className={styles.form}
      form={form}
    >
      <TextField
        {...form.field('email')}
        autoCapitalize="none"
        autoComplete="email"
        help={isSchool ? t('join.email.schoolHelp') : t('join.email.help')}
        inputMode="email"
        label={t('join.email.label')}
        spellCheck={false}
        type="email"
      />
      {needsReview ? (
        <MessageBar live="polite">{t('join.email.review', { days: toAffiliationDays(locale) })}</MessageBar>
      ) : null}
      {form.refusal?.code === errorCodes.emailTaken ? (
        <p className={styles.links}>
          <TextLink href={paths.login}>{t('join.start.login')}</TextLink>
          <TextLink href={paths.findPw}>{t('join.email.findPw')}</TextLink>
        </p>
      ) : null}
    </Form>
  );
}
