import { type Reason, requireReason, revealLimits, revealReason } from '@haesol/contracts/common';
import { useText } from '@haesol/remote/lifecycle';
import { createContext, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { EntityDialog } from './EntityDialog.tsx';
import { purposeFields } from './purposeFields.ts';
import { useRevealed } from './useRevealed.tsx';

interface OpenedFile {
  readonly url: string;
  readonly label: string;
  /** Downloads or shows the file. @param url with the purpose */
  open(url: string): void;
}

export interface Looks {
  /** Purpose that was stated for this item; undefined before. */
  readonly reason: Reason | undefined;
  state(reason: Reason): void;
  /** Asks for the purpose, then opens the file. */
  ask(file: OpenedFile): void;
}

/** Purpose of looks at the files of an item with personal data; undefined elsewhere. */
export const LookContext = createContext<Looks | undefined>(undefined);

/** Returns the address of a file with the purpose, which the server records with the look. */
export const withPurpose = (url: string, { purposeCd, memo }: Reason): string =>
  `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ purposeCd, memo })}`;

const body = z.strictObject(revealReason).check(requireReason);

/** Asks once for the purpose of looks at the files of one item, which holds for half an hour. */
export function LookPurpose({ item, children }: { readonly item: string; readonly children: ReactNode }) {
  const t = useText();
  const { values: reason, show } = useRevealed<Reason>();
  const [asked, setAsked] = useState<OpenedFile>();
  return (
    <LookContext value={{ reason, state: show, ask: setAsked }}>
      {children}
      {asked !== undefined && (
        <EntityDialog
          body={body}
          draft={`look.${item}`}
          fields={purposeFields(t)}
          initial={{}}
          onClose={() => setAsked(undefined)}
          save={t('members.openFile')}
          saved={undefined}
          send={(stated) => {
            show(stated);
            asked.open(withPurpose(asked.url, stated));
            return Promise.resolve();
          }}
          title={t('members.fileTitle', { name: asked.label })}
        >
          <p>{t('members.fileNote', { minutes: revealLimits.minutes })}</p>
        </EntityDialog>
      )}
    </LookContext>
  );
}
