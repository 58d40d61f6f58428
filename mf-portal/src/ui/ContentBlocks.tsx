import type { ContentBlock } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Badge, LinkButton, RichText, TextLink } from '@haesol/shared/ui';
import Download from 'lucide-react/icons/download';
import MapPin from 'lucide-react/icons/map-pin';
import { isOpen, paths } from '#paths';
import { ContentChart } from '#ui/ContentChart';
import { ContentTree } from '#ui/ContentTree';
import styles from './ContentBlocks.module.css';

type BlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>;

export interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
}

/** What staff put together for a page, block by block. */
export function ContentBlocks({ blocks }: ContentBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name and never move; goes when they get a key.
        <Block block={block} key={at} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: ContentBlock }) {
  const t = useText();
  switch (block.type) {
    case 'html':
      return <RichText html={block.html} />;
    case 'image':
      return <Picture block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'table':
      return <Table block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'files':
      return <Files block={block} />;
    case 'chart':
      return <ContentChart block={block} />;
    case 'tree':
      return <ContentTree nodes={block.nodes} />;
    case 'map':
      return <Place block={block} />;
    case 'notices':
    case 'education':
      return (
        <TextLink href={paths.notices} tone="more">
          {t('contentBlocks.notices')}
        </TextLink>
      );
    default:
      return null;
  }
}

function Picture({ block: { fileRef, alt, caption } }: { readonly block: BlockOf<'image'> }) {
  return (
    <figure>
      <img alt={alt} className={styles.picture} src={fileRef.url} />
      {caption !== null && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function Cards({ block: { title, items } }: { readonly block: BlockOf<'cards'> }) {
  return (
    <section>
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.cards}>
        {items.map((item) => (
          <li className={styles.card} key={item.title}>
            {item.badge !== null && <Badge color="outline">{item.badge}</Badge>}
            <h3 className={styles.name}>
              {item.link !== null && isOpen(item.link) ? (
                <TextLink href={item.link} tone="quiet">
                  {item.title}
                </TextLink>
              ) : (
                item.title
              )}
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Table({ block: { caption, head, rows } }: { readonly block: BlockOf<'table'> }) {
  return (
    <table className={styles.table}>
      <caption className={styles.title}>{caption}</caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={[first, ...others].join('|')}>
            <th scope="row">{first}</th>
            {others.map((text, at) => (
              <td key={head[at + 1] ?? text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Steps({ block: { title, items } }: { readonly block: BlockOf<'steps'> }) {
  return (
    <section>
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      <ol className={styles.steps}>
        {items.map((item) => (
          <li className={styles.step} key={item.title}>
            <h3 className={styles.name}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Files({ block: { list } }: { readonly block: BlockOf<'files'> }) {
  const t = useText();
  return (
    <section>
      <h2 className={styles.title}>{t('contentBlocks.files')}</h2>
      <ul className={styles.files}>
        {list.map(({ fileUid, orgNm, url }) => (
          <li key={fileUid}>
            <LinkButton download={orgNm} href={url} icon={Download}>
              {t('contentBlocks.download', { name: orgNm })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ block: { label, lat, lng } }: { readonly block: BlockOf<'map'> }) {
  const t = useText();
  return (
    <section>
      <h2 className={styles.title}>{t('contentBlocks.map')}</h2>
      <p className={styles.place}>
        <MapPin aria-hidden="true" size={20} />
        {label}
        <span className={styles.caption}>{t('contentBlocks.coordinates', { lat, lng })}</span>
      </p>
    </section>
  );
}
