import { errorCodes } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useHasPage, useShell, useText } from '@haesol/shared/lifecycle';
import {
  Button,
  ErrorState,
  ErrorSummary,
  LinkButton,
  MessageBar,
  PasswordField,
  RadioGroup,
  Skeleton,
  TextArea,
  TextLink,
} from '@haesol/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useEffect, useState } from 'react';
import { paths } from '#paths';
import { identityAtom } from '#state/identity';
import { toFieldErrors, useFormErrors } from '#ui/useFormErrors';
import styles from './Account.module.css';
import type { Withdrawal } from './accountApi.ts';
import { accountMutations, accountQueries } from './accountQueries.ts';
import { readOpenItems } from './accountRules.ts';

type ReasonCode = Withdrawal['body']['reasonCd'];

export default function WithdrawalScreen() {
  const call = useCall();
  const { data, isError, isRefetching, refetch } = useQuery(accountQueries.myPage(call));
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  if (data === undefined) return <Skeleton lines={3} rows={3} />;
  return <WithdrawalForm email={data.email} hasPassword={data.passwordYn === 'Y'} />;
}

interface WithdrawalFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

function WithdrawalForm({ email, hasPassword }: WithdrawalFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const hasPage = useHasPage();
  const identity = useAtomValue(identityAtom);
  const reasons = useQuery(accountQueries.codes(call, 'LEAVE_WHY')).data?.list ?? [];
  const errors = useFormErrors(['reasonCd', 'reasonText', 'password']);
  const [reasonCd, setReasonCd] = useState('');
  const [reasonText, setReasonText] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<CallError>();
  const { mutateAsync, isPending } = useMutation(accountMutations.leave(call));
  const openItems = failure?.code === errorCodes.openItems ? readOpenItems(failure.data) : [];

  useEffect(() => () => shell.setDirty(false), [shell]);

  function findErrors(): Record<string, string> {
    return {
      ...(reasonCd === '' && { reasonCd: t('account.withdrawal.errors.reason') }),
      ...(reasonCd === 'OTHER' && reasonText.trim() === '' && { reasonText: t('account.withdrawal.errors.text') }),
      ...([...reasonText].length > 500 && { reasonText: t('account.withdrawal.errors.long') }),
      ...(hasPassword && password === '' && { password: t('account.errors.passwordMissing') }),
    };
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    if (isPending || errors.show(findErrors())) return;
    const isSure = await shell.confirm({
      title: t('account.withdrawal.question'),
      text: t('account.withdrawal.questionText'),
      yes: t('account.withdrawal.yes'),
      no: t('account.withdrawal.no'),
      danger: true,
    });
    if (!isSure) return;
    try {
      const text = reasonText.trim();
      await mutateAsync({
        body: {
          reasonCd: reasonCd as ReasonCode,
          ...(text !== '' && { reasonText: text }),
          ...(hasPassword && { password }),
        },
        reauthToken: identity?.token,
      });
      shell.setDirty(false);
      shell.toast({ kind: 'done', text: t('account.withdrawal.done') });
      await shell.logout(paths.home);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const wrong =
        error.code === errorCodes.wrongCurrentPassword
          ? { password: t('account.errors.passwordWrong') }
          : toFieldErrors(error);
      if (!errors.show(wrong)) setFailure(error);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('account.withdrawal.notes')}</h2>
        <ul className={styles.list}>
          {(['open', 'posts', 'data'] as const).map((note) => (
            <li key={note}>{t(`account.withdrawal.note.${note}`)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('account.withdrawal.form')}</h2>
        <ErrorSummary errors={errors.summary} />
        {/* Password managers tell by it whose password is asked for. */}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={email} />
        <RadioGroup
          error={errors.textOf('reasonCd')}
          id={errors.idOf('reasonCd')}
          label={t('account.withdrawal.reason')}
          layout="column"
          name="reasonCd"
          onValueChange={(value) => {
            errors.clear('reasonCd');
            shell.setDirty(true);
            setReasonCd(value);
          }}
          options={reasons.map(({ code, codeName }) => ({ value: code, label: codeName }))}
          required
          value={reasonCd}
        />
        <TextArea
          countMax={500}
          disabled={reasonCd === ''}
          error={errors.textOf('reasonText')}
          help={reasonCd === '' ? t('account.withdrawal.textHelp') : undefined}
          id={errors.idOf('reasonText')}
          label={t('account.withdrawal.text')}
          name="reasonText"
          onChange={(event) => {
            errors.clear('reasonText');
            setReasonText(event.target.value);
          }}
          required={reasonCd === 'OTHER'}
          value={reasonText}
        />
        {hasPassword ? (
          <PasswordField
            error={errors.textOf('password')}
            id={errors.idOf('password')}
            label={t('account.identity.password')}
            name="password"
            onChange={(event) => {
              errors.clear('password');
              setPassword(event.target.value);
            }}
            required
            value={password}
          />
        ) : null}
      </section>
      {failure === undefined ? null : (
        <MessageBar kind="danger" live="assertive">
          <p>{failure.message}</p>
          {openItems.length === 0 ? null : (
            <ul className={styles.list}>
              {openItems.map(({ kind, no, title, link }) => {
                const text = t('account.withdrawal.item', { title, no });
                return <li key={`${kind} ${no}`}>{hasPage(link) ? <TextLink href={link}>{text}</TextLink> : text}</li>;
              })}
            </ul>
          )}
          {openItems.every(({ link }) => hasPage(link)) ? null : (
            <TextLink href={paths.qnaWrite}>{t('account.withdrawal.ask')}</TextLink>
          )}
          {failure.code === errorCodes.forbidden ? (
            <TextLink href={`${paths.info}?next=${encodeURIComponent(paths.withdrawal)}`}>
              {t('account.proveAgain')}
            </TextLink>
          ) : null}
        </MessageBar>
      )}
      <div className={styles.actions}>
        <LinkButton href={paths.infoDetail} size="form">
          {t('account.back')}
        </LinkButton>
        <Button busy={isPending} size="form" type="submit" variant="danger">
          {t('account.withdrawal.submit')}
        </Button>
      </div>
    </form>
  );
}
