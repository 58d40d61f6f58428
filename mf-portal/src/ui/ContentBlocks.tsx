import type { ContentBlock } from '@haesol/contracts/common';
import { type DataColumn, DataTable, LinkButton, RichText, TextLink } from '@haesol/kit';
import { useHasPage, useText } from '@haesol/remote/lifecycle';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { ContentChart } from '#ui/ContentChart';
import { ContentFacts } from '#ui/ContentFacts';
import { ContentMap } from '#ui/ContentMap';
import { ContentTree } from '#ui/ContentTree';
import { StepPicture } from '#ui/StepPicture';
import styles from './ContentBlocks.module.css';

type BlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>;

type CardResult = NonNullable<BlockOf<'cards'>['items'][number]['result']>;

interface BlockLists {
  /** Content of a block `education`. */
  readonly courses?: ReactNode;
  /** Content of a block `notices`. */
  readonly notices?: ReactNode;
  /** Content of a block `facts`: actions. */
  readonly verbs?: ReactNode;
}

export interface ContentBlocksProps extends BlockLists {
  readonly blocks: readonly ContentBlock[];
}

/** Content of a page by staff, block by block. */
export function ContentBlocks({ blocks, ...lists }: ContentBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name and never move; goes when they get a key.
        <Block {...lists} block={block} key={at} />
      ))}
    </div>
  );
}

function Block({ block, courses, notices, verbs }: BlockLists & { readonly block: ContentBlock }) {
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
    case 'facts':
      return <ContentFacts block={block} verbs={verbs} />;
    case 'numbers':
      return <Numbers block={block} />;
    case 'files':
      return <Files block={block} />;
    case 'chart':
      return <ContentChart block={block} />;
    case 'tree':
      return <ContentTree nodes={block.nodes} />;
    case 'map':
      return <ContentMap block={block} />;
    case 'notices':
      return notices;
    case 'education':
      return courses;
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

function Cards({ block }: { readonly block: BlockOf<'cards'> }) {
  const hasPage = useHasPage();
  const { title, items } = block;
  if (block.look === 'marks') return <Partners block={block} />;
  return (
    <section>
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.cards}>
        {items.map((item) => (
          <li className={styles.card} key={item.title}>
            {item.badge !== null && <p className={styles.badge}>{item.badge}</p>}
            <h3 className={styles.name}>
              {item.link !== null && hasPage(item.link) ? (
                <TextLink href={item.link} tone="quiet">
                  {item.title}
                </TextLink>
              ) : (
                item.title
              )}
            </h3>
            {item.result !== undefined && <Result result={item.result} />}
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Result of an example; the text below it has the same as a sentence. */
function Result({ result: { term, value, isRise } }: { readonly result: CardResult }) {
  return (
    <p aria-hidden="true" className={styles.result}>
      {term}
      <b>{value}</b>
      <span className={styles.trend}>{isRise ? '↗' : '↘'}</span>
    </p>
  );
}

/** Companies with their logos and descriptions. */
function Partners({ block: { title, items } }: { readonly block: BlockOf<'cards'> }) {
  return (
    <section>
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.partners}>
        {items.map((item) => (
          <li className={styles.partner} key={item.title}>
            <img
              alt=""
              className={styles.mark}
              height={48}
              loading="lazy"
              src={`/art/partner/${encodeURIComponent(item.title)}.svg`}
              width={48}
            />
            <span className={styles.words}>
              <b>{item.title}</b>
              <span className={styles.field}>{item.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TableRow = BlockOf<'table'>['rows'][number];

function Table({ block: { caption, head, rows } }: { readonly block: BlockOf<'table'> }) {
  const columns = head.map(
    (header, at): DataColumn<TableRow> => ({
      key: header,
      header,
      role: at === 0 ? 'title' : 'text',
      align: 'start',
      cell: (row) => row[at],
    }),
  );
  return (
    <section>
      <h2 className={styles.title}>{caption}</h2>
      <DataTable caption={caption} columns={columns} phone="lines" rowKey={(row) => row.join('|')} rows={rows} />
    </section>
  );
}

function Steps({ block: { title, items } }: { readonly block: BlockOf<'steps'> }) {
  const isDrawn = items.some(({ picture }) => picture !== undefined);
  return (
    <section>
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      <ol className={isDrawn ? styles.process : styles.steps} data-count={items.length}>
        {items.map((item) => (
          <li className={isDrawn ? styles.station : styles.step} key={item.title}>
            {item.picture !== undefined && (
              <span className={styles.drawing}>
                <StepPicture name={item.picture} />
              </span>
            )}
            <h3 className={styles.name}>{item.title}</h3>
            <p>{item.text}</p>
            {item.time !== undefined && <p className={styles.time}>{item.time}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Large numbers with their labels. */
function Numbers({ block: { items } }: { readonly block: BlockOf<'numbers'> }) {
  return (
    <ul className={styles.numbers} data-count={items.length}>
      {items.map(({ value, unit, text }) => (
        <li className={styles.number} key={text}>
          <span className={styles.amount}>
            <b>{value}</b>
            {unit}
          </span>{' '}
          <span className={styles.field}>{text}</span>
        </li>
      ))}
    </ul>
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
