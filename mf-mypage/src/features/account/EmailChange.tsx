import { parseInput, toMailAddress } from '@haesol/contracts/common';
import { certSendMail } from '@haesol/contracts/identity';
import { Button, MessageBar, TextField } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import { type SentCode, useSendMailCode } from '#calls/mailCode';
import type { InfoValues, MyPage } from './accountRules.ts';

export interface EmailChangeProps {
  readonly form: FormHandle<InfoValues>;
  readonly member: MyPage;
  /** Called when a code was sent to the new address. */
  onSent(sent: SentCode): void;
}

/** Change of the address, which is also the login id: takes effect after a mailed code was entered. */
export function EmailChange({ form, member, onSent }: EmailChangeProps) {
  const t = useText();
  const field = form.field('email');
  const email = toMailAddress(field.value);
  const isOther = email !== member.email;
  const isProven = form.values.certToken !== '';
  const { send, isPending } = useSendMailCode({
    purpose: 'EMAIL',
    onSent,
    onError: ({ message }) => form.setErrors({ email: message }),
  });

  function handleSend() {
    const checked = parseInput(certSendMail.query, { email });
    if ('data' in checked) send(email);
    else form.setErrors({ email: checked.fieldErrors[0]?.message });
  }

  return (
    <>
      <TextField
        {...field}
        autoCapitalize="none"
        autoComplete="email"
        help={t('account.emailHelp')}
        inputMode="email"
        label={t('account.email')}
        onChange={({ target }) => form.set({ email: target.value, certToken: '' })}
        spellCheck={false}
        type="email"
      />
      {isOther && !isProven ? (
        <p>
          <Button busy={isPending} onClick={handleSend}>
            {t('account.sendCode')}
          </Button>
        </p>
      ) : null}
      {isOther && isProven ? (
        <MessageBar kind="success" live="polite">
          {t('account.emailProven')}
        </MessageBar>
      ) : null}
    </>
  );
}
