import { type SharingDetail, sharingGet } from '@haesol/contracts/board';
import { DefinitionTable, LinkButton, RichText, ZoomDialog } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { DetailView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { paths, toResourceAskHref } from '#paths';
import styles from './ResourceScreen.module.css';

/** Detail page of a technology, space or case. */
export default function ResourceScreen({ shareUid }: { readonly shareUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(sharingGet, shareUid === undefined ? undefined : { params: { shareUid } });
  return (
    <DetailView
      choose={{ title: t('resources.choose'), text: t('resources.chooseText') }}
      missing={{ title: t('resources.missing'), text: t('resources.missingText') }}
      query={query}
      toList={{ href: paths.resources, label: t('resources.toList') }}
      titleOf={({ title }) => title}
      uid={shareUid}
    >
      {(resource) => <Resource resource={resource} />}
    </DetailView>
  );
}

function Resource({ resource }: { readonly resource: SharingDetail }) {
  const t = useText();
  const { shareUid, type, fieldNm, title, summary, html, facts, images, files, managerNm, tel, updatedDt } = resource;
  return (
    <article className={styles.resource}>
      <header>
        <p className={styles.meta}>{[t(`resources.types.${type}`), fieldNm].join(' · ')}</p>
        <h1 className={styles.title}>{title}</h1>
        <p>{summary}</p>
      </header>
      {images.map(({ url, alt }) => (
        <Picture alt={alt} key={url} url={url} />
      ))}
      <RichText html={html} />
      <DefinitionTable
        caption={t('resources.facts')}
        items={[...facts, { term: t('resources.manager'), value: managerNm }, { term: t('resources.tel'), value: tel }]}
      />
      {files.map(({ fileUid, orgNm, url }) => (
        <p key={fileUid}>
          <LinkButton download={orgNm} href={url} icon={Download}>
            {orgNm}
          </LinkButton>
        </p>
      ))}
      <p className={styles.ways}>
        <LinkButton href={toResourceAskHref(shareUid, title)} size="form" variant="primary">
          {t(`resources.ask.${type}`)}
        </LinkButton>
        <LinkButton href={paths.resources} size="form">
          {t('resources.toList')}
        </LinkButton>
      </p>
      <p className={styles.meta}>{t('content.updated', { date: formatDate(updatedDt) })}</p>
    </article>
  );
}

function Picture({ url, alt }: { readonly url: string; readonly alt: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        aria-label={t('resources.zoom', { alt })}
        className={styles.opener}
        onClick={() => setOpen(true)}
        type="button"
      >
        <img alt={alt} className={styles.picture} height={320} src={url} width={480} />
      </button>
      <ZoomDialog alt={alt} onClose={() => setOpen(false)} open={isOpen} src={url} />
    </>
  );
}
