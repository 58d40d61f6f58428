import { type Reason, revealLimits } from '@haesol/contracts/common';
import { Button, MessageBar } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useContext, useState } from 'react';
import type * as z from 'zod/mini';
import { EntityDialog, type EntityField } from './EntityDialog.tsx';
import { LookContext } from './LookPurpose.tsx';
import { purposeFields } from './purposeFields.ts';

export interface RevealBarProps<S extends z.core.$ZodType<Reason>> {
  readonly isShown: boolean;
  onHide(): void;
  /** Body of the call, with the reason of the look. */
  readonly body: S;
  /** Key of the item, for the draft of the reason. */
  readonly draft: string;
  /** Fields beside the reason. */
  readonly fields?: readonly EntityField[];
  send(body: z.output<S>): Promise<unknown>;
}

/** Says that personal data are masked, and asks for the purpose of a look at them. */
export function RevealBar<S extends z.core.$ZodType<Reason>>({
  isShown,
  onHide,
  body,
  draft,
  fields = [],
  send,
}: RevealBarProps<S>) {
  const t = useText();
  const looks = useContext(LookContext);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {isShown ? (
        <MessageBar action={<Button onClick={onHide}>{t('members.hide')}</Button>} kind="warning" live="polite">
          {t('members.shown', { minutes: revealLimits.minutes })}
        </MessageBar>
      ) : (
        <MessageBar action={<Button onClick={() => setAsking(true)}>{t('members.reveal')}</Button>} kind="info">
          {t('members.masked')}
        </MessageBar>
      )}
      {isAsking && (
        <EntityDialog
          body={body}
          draft={`reveal.${draft}`}
          fields={[...purposeFields(t), ...fields]}
          initial={{}}
          onClose={() => setAsking(false)}
          save={t('members.revealSave', { minutes: revealLimits.minutes })}
          saved={undefined}
          send={async (reason) => {
            await send(reason);
            looks?.state(reason);
          }}
          title={t('members.revealTitle')}
        >
          <p>{t('members.revealNote')}</p>
        </EntityDialog>
      )}
    </>
  );
}
