import { Badge, DefinitionTable, EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { toAskHref } from '#paths';
import styles from './Certificate.module.css';
import { shownCertificate } from './eduListState.ts';

const day = (date: string) => formatDate(`${date}T00:00:00+09:00`);

/** Result of a verification: the course, its dates and the masked name; or that it was never issued. */
export function CertificateResult({ cert }: { readonly cert: string }) {
  const t = useText();
  return (
    <section aria-label={t('certificate.result')} className={styles.result}>
      <QueryView
        notFound={
          <EmptyState text={t('certificate.unknownText')} title={t('certificate.unknown', { number: cert })}>
            <LinkButton href={toAskHref('EDU')}>{t('eduList.ask')}</LinkButton>
          </EmptyState>
        }
        query={useGet(shownCertificate)}
        skeleton={<Skeleton lines={5} />}
      >
        {({ certNo, title, startDt, endDt, hours, issuedDt, holderNm }) => (
          <>
            <p className={styles.head}>
              <Badge color="blue">{t('certificate.valid')}</Badge>
              <span>{t('certificate.validText')}</span>
            </p>
            <DefinitionTable
              caption={t('certificate.result')}
              items={[
                { term: t('certificate.number'), value: certNo },
                { term: t('certificate.holder'), value: holderNm },
                { term: t('certificate.course'), value: title },
                {
                  term: t('certificate.period'),
                  value: t('certificate.between', { from: day(startDt), to: day(endDt), hours }),
                },
                { term: t('certificate.issued'), value: day(issuedDt) },
              ]}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
