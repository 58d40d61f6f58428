import { secondFactors } from '@haesol/contracts/identity';
import { MessageBar, Skeleton } from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { AppSection } from './AppSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { RecoveryCodes, RecoverySection } from './RecoverySection.tsx';
import styles from './SecurityScreen.module.css';

/** Second factors of the member; new recovery codes are shown once, before anything else. */
export default function SecurityScreen() {
  const t = useText();
  const query = useEndpoint(secondFactors, {});
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} rows={3} />}>
      {(factors) =>
        codes.length > 0 ? (
          <RecoveryCodes codes={codes} onClose={() => setCodes([])} />
        ) : (
          <div className={styles.screen} ref={keepFocus}>
            {factors.requiredYn === 'Y' ? <MessageBar kind="info">{t('security.required')}</MessageBar> : null}
            {factors.mailYn === 'Y' ? (
              <MailSection />
            ) : (
              <>
                <PasskeySection factors={factors} onCodes={setCodes} />
                <AppSection factors={factors} onCodes={setCodes} />
              </>
            )}
            {factors.passkeys.length > 0 || factors.totpYn === 'Y' ? (
              <RecoverySection factors={factors} onCodes={setCodes} />
            ) : null}
          </div>
        )
      }
    </QueryView>
  );
}
