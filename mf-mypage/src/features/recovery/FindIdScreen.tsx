import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, ErrorSummary, MessageBar, PhoneField, type PhoneParts, TextField } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { paths } from '#paths';
import { Narrow, NarrowForm } from '#ui/Narrow';
import { toFieldErrors, useFormErrors } from '#ui/useFormErrors';
import { RecoveryTabs } from './RecoveryTabs.tsx';
import { foundIdsAtom } from './recoveryAtoms.ts';
import { recoveryMutations } from './recoveryQueries.ts';
import { checkName, checkPhone, toFormErrors } from './recoveryRules.ts';

export default function FindIdScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const keep = useSetAtom(foundIdsAtom);
  const errors = useFormErrors(['name', 'tel']);
  const [name, setName] = useState('');
  const [tel, setTel] = useState<PhoneParts>(['', '', '']);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useMutation(recoveryMutations.findIds(call));

  async function handleSubmit() {
    setFailure(undefined);
    if (isPending || errors.show(toFormErrors({ name: checkName(name), tel: checkPhone(tel) }, t))) return;
    const [tel1, tel2, tel3] = tel;
    try {
      const found = await mutateAsync({ name, tel1, tel2, tel3 });
      keep(found);
      shell.navigate(found.list.length === 0 ? paths.findIdNone : paths.findIdFound);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { tel1: phone, ...fields } = toFieldErrors(error);
      if (!errors.show({ ...fields, ...(phone !== undefined && { tel: phone }) })) setFailure(error.message);
    }
  }

  return (
    <Narrow lead={t('recovery.idLead')} title={t('recovery.findId')}>
      <RecoveryTabs current="id" />
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
        <PhoneField
          error={errors.textOf('tel')}
          id={errors.idOf('tel')}
          label={t('recovery.phone')}
          onValueChange={(value) => {
            errors.clear('tel');
            setTel(value);
          }}
          required
          value={tel}
        />
        {failure === undefined ? null : (
          <MessageBar kind="danger" live="assertive">
            {failure}
          </MessageBar>
        )}
        <Button block busy={isPending} size="form" type="submit" variant="primary">
          {t('recovery.findId')}
        </Button>
      </NarrowForm>
    </Narrow>
  );
}
