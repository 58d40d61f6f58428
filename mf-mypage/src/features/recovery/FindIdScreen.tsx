import { findId } from '@haesol/contracts/identity';
import { Button, PhoneField, TextField } from '@haesol/kit';
import { useForm } from '@haesol/remote/form';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useSetAtom } from 'jotai';
import { paths } from '#paths';
import { noPhone, phoneNames, toPhoneBody } from '#rules/phone';
import { Narrow } from '#ui/Narrow';
import { NarrowForm } from '#ui/NarrowForm';
import { RecoveryTabs } from './RecoveryTabs.tsx';
import { foundIdsAtom } from './recoveryAtoms.ts';

export default function FindIdScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const keep = useSetAtom(foundIdsAtom);
  const form = useForm(findId.body, {
    initial: { name: '', tel: noPhone },
    names: phoneNames,
    toInput: ({ name, tel }) => ({ name, ...toPhoneBody(tel) }),
    send: (body) => call(findId, { body }),
    onSent(found) {
      keep(found);
      shell.navigate(found.list.length === 0 ? paths.findIdNone : paths.findIdFound);
    },
  });

  return (
    <Narrow lead={t('recovery.idLead')} title={t('recovery.findId')}>
      <RecoveryTabs current="id" />
      <NarrowForm
        actions={
          <Button block busy={form.isBusy} size="form" type="submit" variant="primary">
            {t('recovery.findId')}
          </Button>
        }
        form={form}
      >
        <TextField {...form.field('name')} autoComplete="name" label={t('recovery.name')} />
        <PhoneField {...form.field('tel')} label={t('recovery.phone')} />
      </NarrowForm>
    </Narrow>
  );
}
