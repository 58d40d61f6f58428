import { formatDateTime } from '@haesol/shared/i18n';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { DataTable, ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './MemberHistory.module.css';
import { memberInfoQueries } from './memberInfoQueries.ts';

/** The last sign-ins, and every answer to terms and consents. */
export function MemberHistory() {
  const t = useText();
  const call = useCall();
  const logins = useQuery(memberInfoQueries.logins(call));
  const agrees = useQuery(memberInfoQueries.agrees(call));
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('memberInfo.logins')}</h2>
        {logins.isError && logins.data === undefined ? (
          <ErrorState onRetry={() => void logins.refetch()} retrying={logins.isRefetching} />
        ) : null}
        {logins.isPending ? <Skeleton lines={2} rows={2} /> : null}
        {logins.data === undefined ? null : (
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
              { key: 'ip', header: t('memberInfo.loginIp'), cell: ({ ip }) => ip ?? '' },
              {
                key: 'result',
                header: t('memberInfo.loginResult'),
                cell: ({ okYn }) => t(okYn === 'Y' ? 'memberInfo.loginOk' : 'memberInfo.loginFailed'),
              },
            ]}
            rowKey={({ at }) => at}
            rows={logins.data.list}
          />
        )}
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('memberInfo.agrees')}</h2>
        {agrees.isError && agrees.data === undefined ? (
          <ErrorState onRetry={() => void agrees.refetch()} retrying={agrees.isRefetching} />
        ) : null}
        {agrees.isPending ? <Skeleton lines={2} rows={2} /> : null}
        {agrees.data === undefined ? null : (
          <DataTable
            caption={t('memberInfo.agrees')}
            columns={[
              {
                key: 'code',
                role: 'title',
                header: t('memberInfo.agreeName'),
                cell: ({ code }) => t(`memberInfo.consents.${code}`, { defaultValue: code }),
              },
              { key: 'version', header: t('memberInfo.agreeVersion'), cell: ({ version }) => version || '-' },
              {
                key: 'yn',
                header: t('memberInfo.agreeAnswer'),
                cell: ({ yn }) => t(yn === 'Y' ? 'memberInfo.agreed' : 'memberInfo.notAgreed'),
              },
              { key: 'at', header: t('memberInfo.agreeAt'), cell: ({ at }) => formatDateTime(at) },
            ]}
            rowKey={({ code, at, yn }) => `${code}${at}${yn}`}
            rows={agrees.data.list}
          />
        )}
      </section>
    </>
  );
}
