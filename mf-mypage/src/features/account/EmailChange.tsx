import { emailPattern } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, MessageBar, TextField } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type SentCode, sendMailCode } from '#calls/mailCode';
import type { InfoDraft, MyPage } from './accountRules.ts';

export interface EmailChangeProps {
  readonly draft: InfoDraft;
  readonly member: MyPage;
  readonly error: string | undefined;
  readonly id: string;
  onChange(values: Pick<InfoDraft, 'certToken' | 'email'>): void;
  /** A code is on its way to the new address. */
  onSent(sent: SentCode): void;
}

/** The address is the id: another one counts once a code to it was typed. */
export function EmailChange({ draft, member, error, id, onChange, onSent }: EmailChangeProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const [failure, setFailure] = useState<string>();
  const email = draft.email.trim().toLowerCase();
  const isOther = email !== member.email;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => sendMailCode(call, { email, purpose: 'EMAIL', now: shell.now }),
  });

  async function handleSend() {
    setFailure(undefined);
    if (!emailPattern.test(email)) {
      setFailure(t('account.errors.emailFormat'));
      return;
    }
    try {
      onSent(await mutateAsync());
    } catch (caught) {
      if (!(caught instanceof CallError)) throw caught;
      setFailure(caught.message);
    }
  }

  return (
    <>
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        error={failure ?? error}
        help={t('account.emailHelp')}
        id={id}
        inputMode="email"
        label={t('account.email')}
        name="email"
        onChange={(event) => {
          setFailure(undefined);
          onChange({ email: event.target.value, certToken: '' });
        }}
        required
        spellCheck={false}
        type="email"
        value={draft.email}
      />
      {isOther && draft.certToken === '' ? (
        <p>
          <Button busy={isPending} onClick={() => void handleSend()}>
            {t('account.sendCode')}
          </Button>
        </p>
      ) : null}
      {isOther && draft.certToken !== '' ? (
        <MessageBar kind="success" live="polite">
          {t('account.emailProven')}
        </MessageBar>
      ) : null}
    </>
  );
}
