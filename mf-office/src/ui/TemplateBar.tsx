import { adminTemplates, type OfficeTemplate, type TemplateArea } from '@haesol/contracts/member';
import { Button, Select, TextLink } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useEffect, useId, useRef } from 'react';
import { fillTemplate } from '#moves/fillTemplate';
import { paths } from '#paths';
import { usePageKeys } from '#state/pageKeys';
import styles from './TemplateBar.module.css';

type TextsByLang = Readonly<Partial<Record<OfficeTemplate['lang'], string>>>;

/** Templates with a button and a key of their own. */
const withKey = 3;

export interface TemplateBarProps {
  readonly area: TemplateArea;
  /** Language of the person who asked: its templates come first. @default 'ko' */
  readonly lang?: OfficeTemplate['lang'];
  /** Values of the variables by their names; the server fills `{이름}`, which staff see masked. */
  readonly values: Readonly<Record<string, string>>;
  /** Shows templates of one title as one, which has its text in several languages. @default false */
  readonly isByTitle?: boolean;
  /** @param texts of the same title by language */
  onInsert(text: string, texts: TextsByLang): void;
}

/** Templates for an answer: the first three by `Alt` and a digit, all in a list. */
export function TemplateBar({ area, lang: asked = 'ko', values, isByTitle = false, onInsert }: TemplateBarProps) {
  const t = useText();
  const id = useId();
  const all = useEndpoint(adminTemplates, { query: { area, pageSize: 100 } }).data?.list ?? [];
  const sorted = all.toSorted((one, other) => Number(other.lang === asked) - Number(one.lang === asked));
  const templates = sorted.filter(
    ({ title }, at) => !isByTitle || sorted.findIndex((other) => other.title === title) === at,
  );
  const insert = (template: OfficeTemplate | undefined) => {
    if (template === undefined) return;
    const ofTitle = all.filter(({ title }) => title === template.title);
    const texts = Object.fromEntries(ofTitle.map(({ lang, body }) => [lang, fillTemplate(body, values)]));
    onInsert(fillTemplate(template.body, values), texts);
  };
  const latest = useRef({ templates, insert });
  useEffect(() => {
    latest.current = { templates, insert };
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const digit = /^Digit([1-3])$/.exec(event.code)?.[1];
      if (!event.altKey || event.ctrlKey || event.isComposing || digit === undefined) return;
      event.preventDefault();
      latest.current.insert(latest.current.templates[Number(digit) - 1]);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  usePageKeys(templates.length === 0 ? [] : [{ name: 'Alt 1–3', does: t('keys.template') }]);
  return (
    <div className={styles.bar}>
      {templates.slice(0, withKey).map((template, at) => (
        <Button key={template.tplUid} onClick={() => insert(template)} size="small">
          {template.title} <kbd className={styles.key}>{t('templates.key', { no: at + 1 })}</kbd>
        </Button>
      ))}
      {templates.length > withKey && (
        <Select
          id={id}
          label={t('templates.all', { count: templates.length })}
          onChange={({ target }) => insert(templates.find(({ tplUid }) => tplUid === target.value))}
          options={templates.map(({ tplUid, title, lang }) => ({
            value: tplUid,
            label: isByTitle ? title : `${title} (${t(`templates.langs.${lang}`)})`,
          }))}
          placeholder={t('queue.choose')}
          value=""
        />
      )}
      <TextLink href={paths.templates}>{t('templates.edit')}</TextLink>
    </div>
  );
}
