import { Avatar, Badge, DefinitionTable } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import Minus from 'lucide-react/icons/minus';
import styles from './MemberFacts.module.css';
import { type CodeNames, listAffiliation, type MyPage, toPhone } from './memberInfoRules.ts';

export interface MemberFactsProps {
  readonly member: MyPage;
  readonly names: CodeNames;
}

/** Personal data of the member, read only. */
export function MemberFacts({ member, names }: MemberFactsProps) {
  const t = useText();
  const { formatDate, formatDateTime } = useFormats();
  const { user_nm, email, memberClass, profileUrl, sns, tel, agree, lastLoginDt } = member;
  const className = names.MBR_CLS[memberClass] ?? memberClass;
  const affiliation = listAffiliation(member, names);
  const consent = (yn: 'N' | 'Y') =>
    yn === 'Y' ? (
      <Badge color="pine">{t('memberInfo.agreed')}</Badge>
    ) : (
      <Badge color="gray" icon={Minus}>
        {t('memberInfo.notAgreed')}
      </Badge>
    );

  return (
    <>
      <div className={styles.person}>
        <Avatar imageUrl={profileUrl} name={user_nm} size="large" />
        <div>
          <p className={styles.name}>{t('memberInfo.person', { name: user_nm })}</p>
          <p className={styles.meta}>{t('memberInfo.classOf', { name: className })}</p>
          {lastLoginDt === null ? null : (
            <p className={styles.meta}>{t('memberInfo.lastLogin', { at: formatDateTime(lastLoginDt) })}</p>
          )}
        </div>
      </div>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('memberInfo.basic')}</h2>
        <DefinitionTable
          caption={t('memberInfo.basic')}
          items={[
            { term: t('memberInfo.name'), value: user_nm },
            { term: t('memberInfo.email'), value: email },
            { term: t('memberInfo.class'), value: className },
            { term: t('memberInfo.phone'), value: toPhone(tel) ?? t('memberInfo.none') },
          ]}
        />
      </section>
      {affiliation.length === 0 ? null : (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('memberInfo.belonging')}</h2>
          <DefinitionTable
            caption={t('memberInfo.belonging')}
            items={affiliation.map(({ field, value }) => ({ term: t(`memberInfo.fields.${field}`), value }))}
          />
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('memberInfo.account')}</h2>
        <DefinitionTable
          caption={t('memberInfo.account')}
          items={[
            {
              term: t('memberInfo.social'),
              value:
                sns.length === 0
                  ? t('memberInfo.noSocial')
                  : sns.map(({ provider, linkedDt }) => (
                      <p key={provider}>
                        {t('memberInfo.linked', {
                          provider: t(`memberInfo.providers.${provider}`, { defaultValue: provider }),
                          date: formatDate(linkedDt),
                        })}
                      </p>
                    )),
            },
            { term: t('memberInfo.agreeMail'), value: consent(agree.mail) },
            { term: t('memberInfo.agreeTravel'), value: consent(agree.travel) },
            { term: t('memberInfo.agreeMessage'), value: consent(agree.message ?? 'N') },
          ]}
        />
      </section>
    </>
  );
}
