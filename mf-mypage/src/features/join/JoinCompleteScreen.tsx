import { toSafePath } from '@haesol/contracts/common';
import { toAffiliationDays } from '@haesol/contracts/identity';
import { DefinitionTable, LinkButton, MessageBar } from '@haesol/kit';
import { useShell, useText, useTextLocale } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#paths';
import styles from './JoinForm.module.css';
import { forgetJoinAtom, joinedAtom } from './joinAtoms.ts';

export default function JoinCompleteScreen() {
  const t = useText();
  const locale = useTextLocale();
  const shell = useShell();
  const joined = useAtomValue(joinedAtom);
  const forget = useSetAtom(forgetJoinAtom);
  useEffect(() => {
    if (joined?.session !== undefined && !shell.session.get().isLogin) shell.signIn(joined.session);
    forget();
  }, [forget, joined, shell]);
  // The new member is lost after a reload.
  if (joined === undefined) return <Navigate replace to={paths.login} />;
  const { next, session } = joined;
  const { user_nm: name, memberClass, email, state } = joined.member;
  return (
    <div className={styles.form}>
      <h1>{t('join.complete.title', { name })}</h1>
      <DefinitionTable
        caption={t('join.complete.caption')}
        items={[
          {
            term: t('join.info.id'),
            value: (
              <>
                {email.split('@', 1)[0]}
                <wbr />
                {email.slice(email.indexOf('@'))}
              </>
            ),
          },
          { term: t('join.class.title'), value: t(`join.class.${memberClass}.label`) },
        ]}
      />
      {state === 'PENDING_CLASS' ? (
        <MessageBar>{t('join.complete.pending', { days: toAffiliationDays(locale) })}</MessageBar>
      ) : null}
      <div className={styles.actions}>
        {session === undefined || next !== '' ? (
          <LinkButton href={paths.home} size="form">
            {t('join.complete.home')}
          </LinkButton>
        ) : null}
        {session === undefined ? (
          <LinkButton block href={toHref(paths.login, { next })} size="form" variant="primary">
            {t('join.complete.login')}
          </LinkButton>
        ) : (
          <LinkButton block href={next === '' ? paths.home : toSafePath(next)} size="form" variant="primary">
            {next === '' ? t('join.complete.home') : t('join.complete.next')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
