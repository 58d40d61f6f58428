import { errorCodes } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { formatDate } from '@haesol/shared/i18n';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Button, DefinitionTable, LinkButton, MessageBar } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#paths';
import { Narrow, NarrowActions } from '#ui/Narrow';
import { foundIdsAtom } from './recoveryAtoms.ts';
import { recoveryMutations } from './recoveryQueries.ts';

export default function FindIdFoundScreen() {
  const t = useText();
  const call = useCall();
  const found = useAtomValue(foundIdsAtom);
  const [outcome, setOutcome] = useState<{ kind: 'danger' | 'success'; text: string }>();
  const { mutateAsync, isPending, isSuccess } = useMutation(recoveryMutations.mailIds(call));
  if (found === undefined || found.list.length === 0) return <Navigate replace to={paths.findId} />;
  const { list, ticket } = found;

  async function handleMail() {
    if (ticket === null || isPending || isSuccess) return;
    try {
      const { sentTo } = await mutateAsync(ticket);
      setOutcome({ kind: 'success', text: t('recovery.mailed', { email: sentTo }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setOutcome({ kind: 'danger', text: error.code === errorCodes.notFound ? t('recovery.mailOver') : error.message });
    }
  }

  return (
    <Narrow lead={t('recovery.foundLead')} title={t('recovery.findId')}>
      <DefinitionTable
        caption={t('recovery.foundCaption')}
        items={list.map(({ maskedId, joinDt, joinType }) => ({
          term: maskedId,
          value: t('recovery.foundRow', { date: formatDate(joinDt), type: t(`recovery.types.${joinType}`) }),
        }))}
      />
      {outcome === undefined ? null : (
        <MessageBar kind={outcome.kind} live="assertive">
          {outcome.text}
        </MessageBar>
      )}
      <Button block busy={isPending} disabled={isSuccess} onClick={() => void handleMail()} size="form">
        {t('recovery.mailIds')}
      </Button>
      <NarrowActions>
        <LinkButton href={paths.findPw} size="form">
          {t('recovery.findPw')}
        </LinkButton>
        <LinkButton href={paths.login} size="form" variant="primary">
          {t('recovery.login')}
        </LinkButton>
      </NarrowActions>
    </Narrow>
  );
}
