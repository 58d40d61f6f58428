import { toSeoulDate } from '@haesol/contracts/common';
import { type ApplyNoticeDetail, applyNoticeGet } from '@haesol/contracts/learn';
import { Badge, LinkButton, RichText, Timeline } from '@haesol/kit';
import { formatDate, formatDateTime, formatKrw } from '@haesol/remote/i18n';
import { DetailView, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import Download from 'lucide-react/icons/download';
import { paths, toApplicationHref, toAskHref, toMyApplicationHref } from '#paths';
import { ReceptionBadge } from '#ui/ReceptionBadge';
import styles from './NoticeScreen.module.css';

/** Notice of a joint project: support, dates, required documents. */
export default function NoticeScreen({ noticeUid }: { readonly noticeUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(applyNoticeGet, noticeUid === undefined ? undefined : { params: { noticeUid } });
  return (
    <DetailView
      choose={{ title: t('noticeDetail.choose'), text: t('noticeDetail.chooseText') }}
      missing={{ title: t('noticeDetail.missing'), text: t('noticeDetail.missingText') }}
      query={query}
      toList={{ href: paths.project, label: t('noticeDetail.toList') }}
      titleOf={({ title }) => title}
      uid={noticeUid}
    >
      {(notice) => <Notice notice={notice} />}
    </DetailView>
  );
}

function Notice({ notice }: { readonly notice: ApplyNoticeDetail }) {
  const t = useText();
  const today = toSeoulDate(useShell().now());
  const { title, kindNm, summary, html, eligibility, checklist, schedule, state, dday } = notice;
  return (
    <article className={styles.notice}>
      <header className={styles.head}>
        <p className={styles.meta}>
          <ReceptionBadge dday={dday} state={state} /> <span>{kindNm}</span>
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p>{summary}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <RichText html={html} />
          <section>
            <h2 className={styles.subtitle}>{t('noticeDetail.eligibility')}</h2>
            <ul className={styles.bullets}>
              {eligibility.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className={styles.subtitle}>{t('noticeDetail.schedule')}</h2>
            <Timeline
              items={schedule.map(({ label, from, to, text }) => ({
                id: label,
                title: label,
                state: today < from ? 'todo' : today > (to ?? from) ? 'done' : 'current',
                time: [from, to].flatMap((day) => (day === null ? [] : formatDate(day))).join('~'),
                dateTime: from,
                text,
              }))}
              label={t('noticeDetail.schedule')}
            />
          </section>
          <section>
            <h2 className={styles.subtitle}>{t('noticeDetail.checklist')}</h2>
            <ul>
              {checklist.map(({ nm, requiredYn, text }) => (
                <li className={styles.paper} key={nm}>
                  <Badge color={requiredYn === 'Y' ? 'outline' : 'gray'}>
                    {t(requiredYn === 'Y' ? 'noticeDetail.needed' : 'noticeDetail.optional')}
                  </Badge>
                  <span>
                    <b>{nm}</b>
                    <span className={styles.note}>{text}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <Aside notice={notice} />
      </div>
    </article>
  );
}

function Aside({ notice }: { readonly notice: ApplyNoticeDetail }) {
  const t = useText();
  const { title, supportMax, companySharePct, cashSharePct, applyFrom, applyTo, contact, files } = notice;
  return (
    <aside aria-label={t('noticeDetail.summary')} className={styles.aside}>
      <p className={styles.amount}>{formatKrw(supportMax)}</p>
      <p className={styles.note}>{t('noticeDetail.upTo')}</p>
      <dl className={styles.facts}>
        {[
          { term: t('noticeDetail.to'), value: formatDateTime(applyTo) },
          { term: t('noticeDetail.from'), value: formatDateTime(applyFrom) },
          {
            term: t('noticeDetail.perform'),
            value: [notice.performFrom, notice.performTo].map((day) => formatDate(day)).join(' ~ '),
          },
          {
            term: t('noticeDetail.share'),
            value: t('noticeDetail.shareText', { share: companySharePct, cash: cashSharePct }),
          },
          { term: t('noticeDetail.contact'), value: contact },
        ].map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Verb notice={notice} />
      {files.map(({ fileUid, orgNm, url }) => (
        <LinkButton block download={orgNm} href={url} icon={Download} key={fileUid}>
          {orgNm}
        </LinkButton>
      ))}
      <LinkButton block href={toAskHref('ASSN', title)}>
        {t('noticeDetail.ask')}
      </LinkButton>
      <p className={styles.note}>{t('noticeDetail.verbNote')}</p>
    </aside>
  );
}

function Verb({ notice: { noticeUid, state, mine } }: { readonly notice: ApplyNoticeDetail }) {
  const t = useText();
  if (mine !== null)
    return (
      <LinkButton block href={toMyApplicationHref('ASSN', mine.aplUid)} size="form" variant="secondary">
        {t('noticeDetail.mine')}
      </LinkButton>
    );
  if (state !== 'OPEN') return <p className={styles.closed}>{t(`noticeDetail.states.${state}`)}</p>;
  return (
    <LinkButton block href={toApplicationHref({ type: 'assn', noticeUid })} size="form" variant="primary">
      {t('noticeDetail.apply')}
    </LinkButton>
  );
}
