import { errorCodes } from '@haesol/contracts/common';
import { memberLimits, passwordInput } from '@haesol/contracts/identity';
import { withdraw } from '@haesol/contracts/member';
import { Button, LinkButton, PasswordField, RadioGroup, TextArea } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useCodes, useShell, useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import { paths } from '#paths';
import { useIdentity } from '#state/identity';
import styles from './Account.module.css';
import { WithdrawalFailure } from './WithdrawalFailure.tsx';

const withPassword = z.safeExtend(withdraw.body, { password: passwordInput() });

export interface WithdrawalFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** Reason for leaving, and the password again. */
export function WithdrawalForm({ email, hasPassword }: WithdrawalFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const identity = useIdentity();
  const reasons = useCodes('LEAVE_WHY');
  const form = useForm(hasPassword ? withPassword : withdraw.body, {
    initial: { reasonCd: '', reasonText: '', password: '' },
    toInput: ({ reasonCd, reasonText, password }) => ({
      reasonCd,
      ...(reasonText.trim() !== '' && { reasonText: reasonText.trim() }),
      ...(hasPassword && { password }),
    }),
    confirm: () =>
      shell.confirm({
        title: t('account.withdrawal.question'),
        text: t('account.withdrawal.questionText'),
        yes: t('account.withdrawal.yes'),
        no: t('account.withdrawal.no'),
        danger: true,
      }),
    send: (body) => call(withdraw, { body }, { reauthToken: identity?.token }),
    onSent() {
      shell.announce(t('account.withdrawal.done'));
      return shell.logout(paths.withdrawn);
    },
    toFieldErrors: ({ code }) =>
      code === errorCodes.wrongCurrentPassword ? { password: t('account.errors.passwordWrong') } : undefined,
  });
  const { reasonCd } = form.values;

  return (
    <Form
      actions={
        <div className={styles.actions}>
          <LinkButton href={paths.infoDetail} size="form">
            {t('account.back')}
          </LinkButton>
          <Button busy={form.isBusy} size="form" type="submit" variant="danger">
            {t('account.withdrawal.submit')}
          </Button>
        </div>
      }
      className={styles.form}
      failure={<WithdrawalFailure failure={form.failure} />}
      form={form}
    >
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
        {/* Identifies the account for password managers. */}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={email} />
        <RadioGroup
          {...form.field('reasonCd')}
          label={t('account.withdrawal.reason')}
          layout="column"
          options={reasons.map(({ code, codeName }) => ({ value: code, label: codeName }))}
        />
        <TextArea
          {...form.field('reasonText')}
          countMax={memberLimits.leaveReason}
          disabled={reasonCd === ''}
          help={reasonCd === '' ? t('account.withdrawal.textHelp') : undefined}
          label={t('account.withdrawal.text')}
          required={reasonCd === 'OTHER'}
        />
        {hasPassword ? <PasswordField {...form.field('password')} label={t('account.identity.password')} /> : null}
      </section>
    </Form>
  );
}
