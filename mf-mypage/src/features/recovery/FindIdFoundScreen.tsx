import { findIdMail } from '@haesol/contracts/identity';
import { Button, LinkButton, MessageBar } from '@haesol/kit';
import { FailureMessage } from '@haesol/remote/form';
import { NotFoundError } from '@haesol/remote/http';
import { useEndpointMutation, useFormats, useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { paths } from '#paths';
import { Narrow, NarrowActions } from '#ui/Narrow';
import styles from './FindIdFoundScreen.module.css';
import { foundIdsAtom } from './recoveryAtoms.ts';

export default function FindIdFoundScreen() {
  const t = useText();
  const { formatDate } = useFormats();
  const found = useAtomValue(foundIdsAtom);
  const { mutate, data, error, isPending, isSuccess } = useEndpointMutation(findIdMail);
  if (found === undefined || found.list.length === 0) return <Navigate replace to={paths.findId} />;
  const { list, ticket } = found;

  return (
    <Narrow lead={t('recovery.foundLead')} title={t('recovery.findId')}>
      <ul aria-label={t('recovery.foundCaption')} className={styles.list}>
        {list.map(({ maskedId, joinDt, joinType }) => (
          <li key={`${maskedId} ${joinType}`}>
            <b className={styles.id}>{maskedId}</b>
            <span className={styles.facts}>
              {t('recovery.foundRow', { date: formatDate(joinDt), type: t(`recovery.types.${joinType}`) })}
            </span>
          </li>
        ))}
      </ul>
      {data === undefined ? null : (
        <MessageBar kind="success" live="assertive">
          {t('recovery.mailed', { email: data.sentTo })}
        </MessageBar>
      )}
      <FailureMessage failure={error}>
        {error instanceof NotFoundError ? t('recovery.mailOver') : undefined}
      </FailureMessage>
      <Button
        block
        busy={isPending}
        disabled={isSuccess}
        onClick={() => {
          if (ticket !== null && !isPending && !isSuccess) mutate({ body: { ticket } });
        }}
        size="form"
      >
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
