import { affiliationDays } from '@haesol/contracts/identity';
import { DefinitionTable, LinkButton, MessageBar } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#paths';
import styles from './JoinForm.module.css';
import { forgetJoinAtom, joinedMemberAtom } from './joinAtoms.ts';

export default function JoinCompleteScreen() {
  const t = useText();
  const member = useAtomValue(joinedMemberAtom);
  const forget = useSetAtom(forgetJoinAtom);
  useEffect(() => forget(), [forget]);
  // The new member is lost after a reload.
  if (member === undefined) return <Navigate replace to={paths.login} />;
  const { user_nm: name, memberClass, email, state } = member;
  return (
    <div className={styles.form}>
      <h1>{t('join.complete.title', { name })}</h1>
      <DefinitionTable
        caption={t('join.complete.caption')}
        items={[
          { term: t('join.info.id'), value: email },
          { term: t('join.class.title'), value: t(`join.class.${memberClass}.label`) },
        ]}
      />
      {state === 'PENDING_CLASS' ? (
        <MessageBar>{t('join.complete.pending', { days: affiliationDays })}</MessageBar>
      ) : null}
      <div className={styles.actions}>
        <LinkButton href={paths.home} size="form">
          {t('join.complete.home')}
        </LinkButton>
        <LinkButton block href={paths.login} size="form" variant="primary">
          {t('join.complete.login')}
        </LinkButton>
      </div>
    </div>
  );
}
