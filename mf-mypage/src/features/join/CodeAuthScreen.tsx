import { TextLink } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useSetAtom } from 'jotai';
import { Navigate } from 'react-router-dom';
import { paths } from '#paths';
import { MailCodeForm } from '#ui/MailCodeForm';
import styles from './JoinForm.module.css';
import { JoinFrame } from './JoinFrame.tsx';
import { changeJoinDraftAtom, joinProofAtom } from './joinAtoms.ts';

export default function CodeAuthScreen() {
  const t = useText();
  const shell = useShell();
  const change = useSetAtom(changeJoinDraftAtom);
  const prove = useSetAtom(joinProofAtom);
  return (
    <JoinFrame step="code" title={t('join.code.title')}>
      {({ sent }) =>
        sent === undefined ? (
          <Navigate replace to={paths.joinEmail} />
        ) : (
          <div className={styles.form}>
            <MailCodeForm
              onProven={() => {
                prove({ provenEmail: sent.email });
                change({ email: sent.email });
                // Back must not lead to a used code.
                shell.navigate(paths.joinInfo, { replace: true });
              }}
              onSent={(next) => change({ sent: next })}
              purpose="JOIN"
              sent={sent}
            />
            <p>
              <TextLink href={paths.joinEmail}>{t('join.code.other')}</TextLink>
            </p>
          </div>
        )
      }
    </JoinFrame>
  );
}
