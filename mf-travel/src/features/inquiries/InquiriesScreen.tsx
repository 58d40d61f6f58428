import { type FileRef, toInquiryEventsPath } from '@haesol/contracts/common';
import { inquiryGet } from '@haesol/contracts/travel';
import { Badge, EmptyState, LinkButton, Pagination, Skeleton, TextLink } from '@haesol/kit';
import {
  DetailView,
  QueryView,
  useEndpoint,
  useEvents,
  useFormats,
  useGet,
  useListState,
  useSession,
  useShell,
  useText,
} from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import { useQueryClient } from '@tanstack/react-query';
import { paths, toInquiryHref } from '#paths';
import { BuyerGate } from '#ui/BuyerGate';
import { useOwnBookings } from '#ui/guestSession';
import { InquiryForm, type InquiryFormProps } from '#ui/InquiryForm';
import { InquiryRow } from '#ui/InquiryRow';
import { FurtherForm } from './FurtherForm.tsx';
import styles from './InquiriesScreen.module.css';
import { inquiriesState } from './inquiriesState.ts';

/** Inquiries to the travel service: list, detail, and form. */
export default function InquiriesScreen(props: { readonly inquiryUid: string | undefined }) {
  return (
    <BuyerGate>
      <Inquiries {...props} />
    </BuyerGate>
  );
}

function Inquiries({ inquiryUid }: { readonly inquiryUid: string | undefined }) {
  const { state } = useListState(inquiriesState);
  if (inquiryUid !== undefined) return <OneInquiry inquiryUid={inquiryUid} />;
  return state.write === 'Y' ? <Ask gdsUid={state.gdsUid} rsvtUid={state.rsvtUid} /> : <List />;
}

function Ask({ rsvtUid, gdsUid }: Pick<InquiryFormProps, 'gdsUid' | 'rsvtUid'>) {
  const shell = useShell();
  return (
    <InquiryForm
      gdsUid={gdsUid}
      onSent={(inquiryUid) => shell.navigate(toInquiryHref(inquiryUid), { replace: true })}
      rsvtUid={rsvtUid}
    />
  );
}

function List() {
  const t = useText();
  const { state, hrefOf } = useListState(inquiriesState);
  const query = useGet(inquiriesState.get);
  const { isLogin } = useSession();
  // Guests ask from the page of their booking.
  const own = useOwnBookings();
  const ask = isLogin ? (
    <LinkButton href={hrefOf({ write: 'Y' })} variant="primary">
      {t('inquiries.ask')}
    </LinkButton>
  ) : (
    <LinkButton href={own.href}>{own.label}</LinkButton>
  );
  return (
    <div className={styles.screen}>
      <QueryView
        empty={<EmptyState title={t('inquiries.empty')}>{ask}</EmptyState>}
        isEmpty={({ cnt_total: total }) => total === 0}
        query={query}
        skeleton={<Skeleton lines={2} rows={4} />}
      >
        {({ list, cnt_total: total }) => {
          const { page, pageCount } = toPages(state, total);
          return (
            <>
              <p>{ask}</p>
              <ul className={styles.list} data-ruled>
                {list.map((inquiry) => (
                  <InquiryRow inquiry={inquiry} key={inquiry.inquiryUid} />
                ))}
              </ul>
              {pageCount > 1 && (
                <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} page={page} pageCount={pageCount} />
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

function FileItems({ files }: { readonly files: readonly FileRef[] }) {
  return files.map(({ fileUid, orgNm, url }) => (
    <li key={fileUid}>
      <a download href={url}>
        {orgNm}
      </a>
    </li>
  ));
}

function OneInquiry({ inquiryUid }: { readonly inquiryUid: string }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const client = useQueryClient();
  const query = useEndpoint(inquiryGet, { params: { inquiryUid } });
  const { data } = query;
  const answers = data?.posts.filter(({ officeYn }) => officeYn === 'Y').length;
  // Shows an answer as soon as the office has written it. The first event has the present number.
  useEvents(data === undefined ? undefined : toInquiryEventsPath(inquiryUid), (event) => {
    const { cnt } = event.data as { cnt: string };
    if (cnt !== String(answers)) void client.invalidateQueries({ queryKey: [inquiryGet.name] });
  });
  const toList = { href: paths.inquiries, label: t('inquiries.toList') };
  return (
    <DetailView
      headingLevel={2}
      lines={8}
      missing={{ title: t('inquiries.missing'), text: t('inquiries.chooseText') }}
      query={query}
      toList={toList}
      uid={inquiryUid}
    >
      {({ title, lang, categoryNm, content, posts, answerState, createdDt, files, bundleUrl }) => (
        <article className={styles.screen}>
          <header>
            <Badge color={answerState === 'ANSWERED' ? 'blue' : 'gray'}>{t(`inquiries.states.${answerState}`)}</Badge>
            <h2 className={styles.title} lang={lang}>
              {title}
            </h2>
            <p className={styles.facts}>{`${categoryNm} · ${formatDateTime(createdDt)}`}</p>
          </header>
          <p className={styles.content} lang={lang}>
            {content}
          </p>
          {files.length > 0 && (
            <ul className={styles.list}>
              <FileItems files={files} />
              {bundleUrl !== null && files.length > 1 && (
                <li>
                  <a download href={bundleUrl}>
                    {t('inquiries.bundle')}
                  </a>
                </li>
              )}
            </ul>
          )}
          {posts.map((post) => (
            <section className={styles.post} data-office={post.officeYn === 'Y' || undefined} key={post.postUid}>
              <h3>{t(post.officeYn === 'Y' ? 'inquiries.answer' : 'inquiries.further')}</h3>
              <p className={styles.content} lang={lang}>
                {post.content}
              </p>
              {post.files.length > 0 && (
                <ul className={styles.list}>
                  <FileItems files={post.files} />
                </ul>
              )}
              <p className={styles.facts}>{formatDateTime(post.createdDt)}</p>
            </section>
          ))}
          {posts.length > 0 && (
            <FurtherForm inquiryUid={inquiryUid} key={posts.filter(({ officeYn }) => officeYn === 'N').length} />
          )}
          <p>
            <TextLink href={paths.inquiries}>{t('inquiries.toList')}</TextLink>
          </p>
        </article>
      )}
    </DetailView>
  );
}
