import { type TravelInfoDetail, travelInfoGet } from '@haesol/shared/contracts';
import { QueryView, useEndpoint, useShell, useText } from '@haesol/shared/lifecycle';
import { LinkButton, RichText, Skeleton } from '@haesol/shared/ui';
import Phone from 'lucide-react/icons/phone';
import { useEffect } from 'react';
import { paths } from '#paths';
import styles from '#styles/listScreen.module.css';
import { NothingChosen } from '#ui/NothingChosen';
import { PlaceMap } from '#ui/PlaceMap';

/** One piece of travel information, with its telephone and where it is. */
export default function InfoScreen({ id }: { readonly id: string | undefined }) {
  const t = useText();
  const query = useEndpoint(travelInfoGet, id === undefined ? undefined : { params: { id } });
  const toList = { href: paths.info, label: t('info.toList') };
  if (id === undefined) return <NothingChosen text={t('info.chooseText')} title={t('info.choose')} toList={toList} />;
  return (
    <QueryView
      notFound={<NothingChosen text={t('info.chooseText')} title={t('info.missing')} toList={toList} />}
      query={query}
      skeleton={<Skeleton lines={8} />}
    >
      {(info) => <Info info={info} key={id} />}
    </QueryView>
  );
}

function Info({ info }: { readonly info: TravelInfoDetail }) {
  const t = useText();
  const shell = useShell();
  const { id, title, lang, summary, html, tel, lat, lng } = info;
  useEffect(() => {
    shell.setTitle(title);
  }, [shell, title]);
  return (
    <article className={styles.article}>
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      <p lang={lang}>{summary}</p>
      <div lang={lang}>
        <RichText html={html} />
      </div>
      {lat !== null && lng !== null && (
        <PlaceMap label={t('attraction.mapOf', { name: title })} points={[{ id, lat, lng }]} />
      )}
      <p className={styles.actions}>
        {tel !== null && (
          <LinkButton href={`tel:${tel}`} icon={Phone} variant="primary">
            {tel}
          </LinkButton>
        )}
        <LinkButton href={paths.info}>{t('info.toList')}</LinkButton>
      </p>
    </article>
  );
}
