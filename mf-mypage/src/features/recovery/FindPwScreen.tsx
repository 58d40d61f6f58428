import { toMailAddress } from '@haesol/contracts/common';
import { findPw } from '@haesol/contracts/identity';
import { Button, TextField } from '@haesol/kit';
import { useForm } from '@haesol/remote/form';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useSetAtom } from 'jotai';
import { paths } from '#paths';
import { Narrow } from '#ui/Narrow';
import { NarrowForm } from '#ui/NarrowForm';
import { RecoveryTabs } from './RecoveryTabs.tsx';
import { passwordAnswerAtom } from './recoveryAtoms.ts';

export default function FindPwScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const keep = useSetAtom(passwordAnswerAtom);
  const form = useForm(findPw.body, {
    initial: { name: '', email: '' },
    send: (body) => call(findPw, { body }),
    onSent(answer, { email }) {
      keep({ ...answer, email: toMailAddress(email) });
      shell.navigate(answer.issued === 'Y' ? paths.findPwIssued : paths.findPwNone);
    },
  });

  return (
    <Narrow lead={t('recovery.pwLead')} title={t('recovery.findPw')}>
      <RecoveryTabs current="password" />
      <NarrowForm
        actions={
          <Button block busy={form.isBusy} size="form" type="submit" variant="primary">
            {t('recovery.issue')}
          </Button>
        }
        form={form}
      >
        <TextField {...form.field('name')} autoComplete="name" label={t('recovery.name')} />
        <TextField
          {...form.field('email')}
          autoCapitalize="none"
          autoComplete="username"
          inputMode="email"
          label={t('recovery.email')}
          spellCheck={false}
          type="email"
        />
      </NarrowForm>
    </Narrow>
  );
}
