import { KitLanguageContext, type TranslateKit } from '@haesol/kit/useKitText';
import type { ReactNode } from 'react';
import { messages } from '../messages.ko.ts';

const translate: TranslateKit = (key) => (messages.kit as Readonly<Record<string, string>>)[key];

/** Gives the kit the language of the shell; the roots of remotes have their own. */
export function KitTexts({ children }: { readonly children: ReactNode }) {
  return <KitLanguageContext value={translate}>{children}</KitLanguageContext>;
}
