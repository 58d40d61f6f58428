import { DataTable, Skeleton } from '@haesol/kit';
import { QueryView, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import styles from './MemberHistory.module.css';
import { latestAgreements } from './memberHistory.ts';

/** Answers to terms and consents. */
export function AgreementHistory() {
  const t = useText();
  const { formatDateTime } = useFormats();
  const agrees = useGet(latestAgreements);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('memberInfo.agrees')}</h2>
      <QueryView query={agrees} skeleton={<Skeleton lines={2} rows={2} />}>
        {({ list }) => (
          <DataTable
            caption={t('memberInfo.agrees')}
            columns={[
              {
                key: 'code',
                role: 'title',
                header: t('memberInfo.agreeName'),
                cell: ({ code }) => t(`memberInfo.consents.${code}`, { defaultValue: code }),
              },
              {
                key: 'yn',
                header: t('memberInfo.agreeAnswer'),
                cell: ({ yn }) => t(yn === 'Y' ? 'memberInfo.agreed' : 'memberInfo.notAgreed'),
              },
              { key: 'at', header: t('memberInfo.agreeAt'), cell: ({ at }) => formatDateTime(at) },
            ]}
            rowKey={({ code, at, yn }) => `${code}${at}${yn}`}
            rows={list}
          />
        )}
      </QueryView>
    </section>
  );
}
