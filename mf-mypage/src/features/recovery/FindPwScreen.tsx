import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, ErrorSummary, MessageBar, TextField } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { paths } from '#paths';
import { Narrow, NarrowForm } from '#ui/Narrow';
import { toFieldErrors, useFormErrors } from '#ui/useFormErrors';
import { RecoveryTabs } from './RecoveryTabs.tsx';
import { passwordAnswerAtom } from './recoveryAtoms.ts';
import { recoveryMutations } from './recoveryQueries.ts';
import { checkEmail, checkName, toFormErrors } from './recoveryRules.ts';

export default function FindPwScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const keep = useSetAtom(passwordAnswerAtom);
  const errors = useFormErrors(['name', 'email']);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useMutation(recoveryMutations.findPassword(call));

  async function handleSubmit() {
    setFailure(undefined);
    if (isPending || errors.show(toFormErrors({ name: checkName(name), email: checkEmail(email) }, t))) return;
    try {
      const answer = await mutateAsync({ name, email });
      keep({ ...answer, email: email.trim() });
      shell.navigate(answer.issued === 'Y' ? paths.findPwIssued : paths.findPwNone);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!errors.show(toFieldErrors(error))) setFailure(error.message);
    }
  }

  return (
    <Narrow lead={t('recovery.pwLead')} title={t('recovery.findPw')}>
      <RecoveryTabs current="password" />
      <NarrowForm onSubmit={() => void handleSubmit()}>
        <ErrorSummary errors={errors.summary} />
        <TextField
          autoComplete="name"
          error={errors.textOf('name')}
          id={errors.idOf('name')}
          label={t('recovery.name')}
          name="name"
          onChange={(event) => {
            errors.clear('name');
            setName(event.target.value);
          }}
          required
          value={name}
        />
        <TextField
          autoCapitalize="none"
          autoComplete="username"
          error={errors.textOf('email')}
          id={errors.idOf('email')}
          inputMode="email"
          label={t('recovery.email')}
          name="email"
          onChange={(event) => {
            errors.clear('email');
            setEmail(event.target.value);
          }}
          required
          spellCheck={false}
          type="email"
          value={email}
        />
        {failure === undefined ? null : (
          <MessageBar kind="danger" live="assertive">
            {failure}
          </MessageBar>
        )}
        <Button block busy={isPending} size="form" type="submit" variant="primary">
          {t('recovery.issue')}
        </Button>
      </NarrowForm>
    </Narrow>
  );
}
