import type { ItemNow } from '@haesol/contracts/common';
import { Button, MessageBar, VisuallyHidden } from '@haesol/kit';
import { formatTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { useId } from 'react';
import styles from './ChangedMeanwhile.module.css';

/** Field that two people have changed differently. */
interface ChangedField {
  readonly name: string;
  readonly label: string;
  /** As another has saved it, to read. */
  readonly stored: string;
  /** As it was typed here, to read. */
  readonly typed: string;
}

export interface ChangedMeanwhileProps {
  /** Undefined while it is known only that the stored values are others. */
  readonly now: ItemNow | undefined;
  readonly fields: readonly ChangedField[];
  /** Takes the saved value of a field instead of the typed one. */
  onTake(name: string): void;
}

/** Notice of a change by another while the form was open, with both versions of the fields that both have changed. */
export function ChangedMeanwhile({ now, fields, onTake }: ChangedMeanwhileProps) {
  const t = useText();
  const by = now === undefined ? t('changed.unknown') : toBy(t, now);
  return (
    <div className={styles.changed}>
      <MessageBar kind="warning" live="assertive">
        {by} {t(fields.length === 0 ? 'changed.taken' : 'changed.differs')}
      </MessageBar>
      {fields.map((field) => (
        <Versions field={field} key={field.name} onTake={() => onTake(field.name)} />
      ))}
    </div>
  );
}

function toBy(t: ReturnType<typeof useText>, { byNm, dt }: ItemNow): string {
  const time = formatTime(dt);
  return byNm === null ? t('changed.by', { time }) : t('changed.byStaff', { name: byNm, time });
}

function Versions({ field, onTake }: { readonly field: ChangedField; onTake(): void }) {
  const t = useText();
  const titleId = useId();
  const { label, stored, typed } = field;
  return (
    <section aria-labelledby={titleId} className={styles.field}>
      <h3 className={styles.label} id={titleId}>
        {label}
      </h3>
      <dl className={styles.versions}>
        {[
          { name: t('changed.stored'), text: stored },
          { name: t('changed.typed'), text: typed },
        ].map(({ name, text }) => (
          <div className={styles.version} key={name}>
            <dt>{name}</dt>
            <dd>{text === '' ? t('changed.empty') : text}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={onTake} size="small">
        {t('changed.take')}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </section>
  );
}
