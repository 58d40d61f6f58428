import { errorCodes } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, ErrorSummary, LinkButton, MessageBar, TextField, TextLink } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { sendMailCode } from '#calls/mailCode';
import { paths } from '#paths';
import { toFieldErrors, useFormErrors } from '#ui/useFormErrors';
import styles from './JoinForm.module.css';
import { JoinFrame } from './JoinFrame.tsx';
import { changeJoinDraftAtom, joinProofAtom } from './joinAtoms.ts';
import { isEmail, isUniversityMail, type JoinDraft, toAddress } from './joinRules.ts';

export default function EmailAuthScreen() {
  const t = useText();
  return (
    <JoinFrame lead={t('join.email.lead')} step="email" title={t('join.email.title')}>
      {(draft) => <EmailForm draft={draft} />}
    </JoinFrame>
  );
}

function EmailForm({ draft }: { readonly draft: JoinDraft }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const change = useSetAtom(changeJoinDraftAtom);
  const { certToken } = useAtomValue(joinProofAtom);
  const errors = useFormErrors(['email']);
  const [failure, setFailure] = useState<CallError>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (email: string) => sendMailCode(call, { email, purpose: 'JOIN', now: shell.now }),
  });
  const isSchool = draft.memberClass === 'STUDENT' || draft.memberClass === 'FACULTY';
  const needsReview = isSchool && isEmail(draft.email.trim()) && !isUniversityMail(draft.email);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setFailure(undefined);
    const email = toAddress(draft.email);
    const key = email === '' ? 'emailMissing' : 'emailFormat';
    if (errors.show(isEmail(email) ? {} : { email: t(`join.errors.${key}`) })) return;
    const isOnItsWay = draft.sent?.email === email && shell.now() < draft.sent.resendAt && certToken === undefined;
    if (isOnItsWay) {
      shell.navigate(paths.joinCode);
      return;
    }
    try {
      change({ email, sent: await mutateAsync(email) });
      shell.navigate(paths.joinCode);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const fields = error.code === errorCodes.emailTaken ? { email: error.message } : toFieldErrors(error);
      setFailure(error);
      errors.show(fields);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary errors={errors.summary} />
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        error={errors.textOf('email')}
        help={isSchool ? t('join.email.schoolHelp') : t('join.email.help')}
        id={errors.idOf('email')}
        inputMode="email"
        label={t('join.email.label')}
        name="email"
        onChange={(event) => {
          errors.clear('email');
          setFailure(undefined);
          shell.setDirty(true);
          change({ email: event.target.value });
        }}
        required
        spellCheck={false}
        type="email"
        value={draft.email}
      />
      {needsReview ? <MessageBar live="polite">{t('join.email.review')}</MessageBar> : null}
      {failure?.code === errorCodes.emailTaken ? (
        <p className={styles.links}>
          <TextLink href={paths.login}>{t('join.start.login')}</TextLink>
          <TextLink href={paths.findPw}>{t('join.email.findPw')}</TextLink>
        </p>
      ) : null}
      {failure !== undefined && errors.summary.length === 0 ? (
        <MessageBar kind="danger" live="assertive">
          {failure.message}
        </MessageBar>
      ) : null}
      <div className={styles.actions}>
        <LinkButton href={paths.joinClass} size="form">
          {t('join.back')}
        </LinkButton>
        <Button block busy={isPending} size="form" type="submit" variant="primary">
          {t('join.email.send')}
        </Button>
      </div>
    </form>
  );
}
