import { liveChatGet } from '@haesol/shared/contracts';
import { QueryView, useEndpoint, useText } from '@haesol/shared/lifecycle';
import { Badge, DefinitionTable, LinkButton, Skeleton } from '@haesol/shared/ui';

/** Hours of the live chat and how many wait; the outside chat where one is set. */
export function ChatPanel() {
  const t = useText();
  const query = useEndpoint(liveChatGet, {});
  return (
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
  );
}
