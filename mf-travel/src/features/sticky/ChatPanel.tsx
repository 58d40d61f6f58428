import { liveChatGet } from '@haesol/contracts/travel';
import { Badge, Button, DefinitionTable, EmptyState, LinkButton, MessageBar, Skeleton, TextLink } from '@haesol/kit';
import { QueryView, useEndpoint, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { lazy, Suspense, useState } from 'react';
import { paths, toInquiryHref } from '#paths';

/** Loaded for members who open the panel; the page with the same form takes its place where it cannot be loaded. */
const InquiryForm = lazy(() =>
  import('#ui/InquiryForm').then(
    (loaded) => ({ default: loaded.InquiryForm }),
    () => ({ default: InquiryLink }),
  ),
);

function InquiryLink() {
  return <LinkButton href={`${paths.inquiries}?write=Y`}>{useText()('inquiries.ask')}</LinkButton>;
}

/** Hours of the live chat, number of waiting inquiries, and the inquiry form; the external chat if configured. */
export function ChatPanel() {
  const t = useText();
  const query = useEndpoint(liveChatGet, {});
  return (
    <>
      <QueryView query={query} skeleton={<Skeleton lines={3} />}>
        {({ openYn, hours, lang, waitCnt, url, offlineMessage }) => (
          <>
            <DefinitionTable
              caption={t('sticky.chat.name')}
              items={[
                {
                  term: t('sticky.chat.state'),
                  value: (
                    <Badge color={openYn === 'Y' ? 'blue' : 'gray'}>
                      {t(openYn === 'Y' ? 'sticky.chat.open' : 'sticky.chat.closed')}
                    </Badge>
                  ),
                },
                { term: t('sticky.chat.hours'), value: <span lang={lang}>{hours}</span> },
                { term: t('sticky.chat.waiting'), value: t('sticky.chat.count', { count: waitCnt }) },
              ]}
            />
            {openYn === 'N' && <p lang={lang}>{offlineMessage}</p>}
            {url !== null && openYn === 'Y' && <LinkButton href={url}>{t('sticky.chat.start')}</LinkButton>}
          </>
        )}
      </QueryView>
      <Ask />
    </>
  );
}

/** Inquiry form; asks visitors to sign in. */
function Ask() {
  const t = useText();
  const shell = useShell();
  const { isLogin } = useSession();
  const [sentUid, setSentUid] = useState<string>();
  if (!isLogin) {
    return (
      <EmptyState text={t('sticky.chat.signInText')} title={t('sticky.chat.signInTitle')}>
        <Button variant="primary" onClick={() => void shell.requireLogin()}>
          {t('sticky.pass.signIn')}
        </Button>
      </EmptyState>
    );
  }
  if (sentUid !== undefined) {
    return (
      <MessageBar kind="success" live="polite">
        {t('inquiries.sent')} <TextLink href={toInquiryHref(sentUid)}>{t('sticky.chat.toInquiry')}</TextLink>
      </MessageBar>
    );
  }
  return (
    <section aria-label={t('inquiries.ask')}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <InquiryForm gdsUid="" onSent={setSentUid} rsvtUid="" />
      </Suspense>
    </section>
  );
}
