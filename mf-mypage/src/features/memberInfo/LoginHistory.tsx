import { DataTable, Skeleton } from '@haesol/kit';
import { QueryView, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import styles from './MemberHistory.module.css';
import { latestLogins } from './memberHistory.ts';

/** Latest sign-ins. */
export function LoginHistory() {
  const t = useText();
  const { formatDateTime } = useFormats();
  const logins = useGet(latestLogins);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('memberInfo.logins')}</h2>
      <QueryView query={logins} skeleton={<Skeleton lines={2} rows={2} />}>
        {({ list }) => (
          <DataTable
            caption={t('memberInfo.logins')}
            columns={[
              { key: 'at', header: t('memberInfo.loginAt'), cell: ({ at }) => formatDateTime(at) },
              { key: 'device', role: 'title', header: t('memberInfo.loginDevice'), cell: ({ device }) => device },
              {
                key: 'method',
                header: t('memberInfo.loginMethod'),
                cell: ({ method }) => t(`memberInfo.methods.${method}`),
              },
              {
                key: 'result',
                header: t('memberInfo.loginResult'),
                cell: ({ okYn }) => t(okYn === 'Y' ? 'memberInfo.loginOk' : 'memberInfo.loginFailed'),
              },
            ]}
            rowKey={({ at }) => at}
            rows={list}
          />
        )}
      </QueryView>
    </section>
  );
}
