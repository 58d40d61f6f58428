import { type TravelInfoDetail, travelInfoGet } from '@haesol/contracts/travel';
import { LinkButton, RichText } from '@haesol/kit';
import { DetailView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import Phone from 'lucide-react/icons/phone';
import { paths } from '#paths';
import styles from '#styles/listScreen.module.css';
import { PlaceMap } from '#ui/PlaceMap';

/** Travel information with telephone number and location. */
export default function InfoScreen({ id }: { readonly id: string | undefined }) {
  const t = useText();
  const query = useEndpoint(travelInfoGet, id === undefined ? undefined : { params: { id } });
  const toList = { href: paths.info, label: t('info.toList') };
  return (
    <DetailView
      choose={{ title: t('info.choose'), text: t('info.chooseText') }}
      lines={8}
      missing={{ title: t('info.missing'), text: t('info.chooseText') }}
      query={query}
      titleOf={({ title }) => title}
      toList={toList}
      uid={id}
    >
      {(info) => <Info info={info} />}
    </DetailView>
  );
}

function Info({ info }: { readonly info: TravelInfoDetail }) {
  const t = useText();
  const { id, title, lang, summary, html, tel, lat, lng } = info;
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
