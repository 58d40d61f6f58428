import { useText } from '@haesol/remote/lifecycle';
import type * as z from 'zod/mini';
import type { EntityField } from './EntityDialog.tsx';
import { EntitySection } from './EntitySection.tsx';

interface Texts {
  readonly lang: 'en' | 'ja' | 'ko' | 'zh-CN' | 'zh-TW';
}

export interface LanguageSectionsProps<S extends z.core.$ZodType> {
  /** Texts in each language, Korean first; null for those that are missing. */
  readonly texts: readonly Texts[];
  /** Fields of one language. @param isOptional for languages that may leave texts out */
  toFields(isOptional: boolean): readonly EntityField[];
  /** Names of fields without which a language is complete. */
  readonly unneeded?: readonly string[];
  readonly body: S;
  /** Version of the entry. */
  readonly rev: number;
  /** Name of the drafts. */
  readonly draft: string;
  onRefused(): Promise<unknown>;
  send(body: z.output<S>): Promise<unknown>;
}

/** Texts of an entry, a form for each language, which names what is missing. */
export function LanguageSections<S extends z.core.$ZodType>({
  texts,
  toFields,
  unneeded = [],
  body,
  rev,
  draft,
  onRefused,
  send,
}: LanguageSectionsProps<S>) {
  const t = useText();
  return texts.map((written) => {
    const { lang } = written;
    const present = new Map<string, unknown>(Object.entries(written));
    const left = toFields(true).filter(({ name }) => (present.get(name) ?? null) === null && !unneeded.includes(name));
    return (
      <EntitySection
        body={body}
        draft={`${draft}.texts.${lang}`}
        fields={toFields(lang !== 'ko')}
        hidden={{ rev, lang }}
        initial={written}
        key={lang}
        note={
          left.length === 0
            ? undefined
            : t('goods.left', { names: left.map(({ label }) => label).join(', '), count: left.length })
        }
        onRefused={onRefused}
        save={t('goods.save.texts', { lang: t(`goods.langs.${lang}`) })}
        saved={t('goods.saved')}
        send={send}
        title={t('goods.parts.texts', { lang: t(`goods.langs.${lang}`) })}
      />
    );
  });
}
