import { revealLimits, revealPurposes } from '@haesol/contracts/common';
import { Button, MessageBar } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { EntityDialog, type EntityField } from './EntityDialog.tsx';

/** Holds revealed values on this page only, until they are hidden or their time ends. */
export function useRevealed<Values>() {
  const [values, setValues] = useState<Values>();
  useEffect(() => {
    if (values === undefined) return undefined;
    const timer = setTimeout(() => setValues(undefined), revealLimits.minutes * 60_000);
    return () => clearTimeout(timer);
  }, [values]);
  return { values, show: setValues, hide: () => setValues(undefined) };
}

export interface RevealBarProps<S extends z.core.$ZodType> {
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
export function RevealBar<S extends z.core.$ZodType>({
  isShown,
  onHide,
  body,
  draft,
  fields = [],
  send,
}: RevealBarProps<S>) {
  const t = useText();
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
          fields={[
            {
              name: 'purposeCd',
              kind: 'select',
              label: t('members.purpose'),
              options: revealPurposes.map((value) => ({ value, label: t(`members.purposes.${value}`) })),
            },
            {
              name: 'memo',
              kind: 'line',
              label: t('members.purposeText'),
              isEmptyAllowed: true,
              help: t('members.purposeHelp'),
            },
            ...fields,
          ]}
          initial={{}}
          onClose={() => setAsking(false)}
          save={t('members.revealSave', { minutes: revealLimits.minutes })}
          saved={undefined}
          send={send}
          title={t('members.revealTitle')}
        >
          <p>{t('members.revealNote')}</p>
        </EntityDialog>
      )}
    </>
  );
}
