import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { Icon } from '../base/Icon.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import styles from './Field.module.css';

export interface FieldTexts {
  /** Visible label. */
  label: ReactNode;
  /** Shows "필수" and sets `aria-required`; validation is left to the form. */
  required?: boolean | undefined;
  /** Hides "필수", in a short form whose fields are all obviously required. */
  hideMark?: boolean | undefined;
  /** Shows "선택", for the few optional fields among required ones. */
  optional?: boolean | undefined;
  /** Help text, placed before the control. */
  help?: ReactNode;
  /** Error message, placed after the control. */
  error?: ReactNode;
  /** Id of an error message elsewhere that concerns this control too, e.g. of its group. */
  errorId?: string | undefined;
  /** Hides the label visually, if the context is clear (a search row). */
  hideLabel?: boolean | undefined;
}

/** Props for the control inside a field. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control, e.g. for an error summary's link; generated if absent. */
  id?: string | undefined;
  /** Places the label before the control in one line, for the header of a list. */
  inline?: boolean | undefined;
  /** Ids of further descriptions, such as a counter. */
  describedBy?: string | undefined;
  /** Renders the control. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Splits the props of a labelled control into those of its {@link Field} and those of the element. */
export function splitFieldProps<P extends FieldTexts & Pick<FieldProps, 'id'>>({
  label,
  required,
  hideMark,
  optional,
  help,
  error,
  errorId,
  hideLabel,
  id,
  ...control
}: P) {
  return { field: { label, required, hideMark, optional, help, error, errorId, hideLabel, id }, control };
}

/** Label, help and error of one control of any kind. */
export function Field({ id, inline = false, describedBy, children, ...texts }: FieldProps) {
  const ids = useFieldIds(id, texts, describedBy);
  return (
    <div className={styles.field} data-inline={inline || undefined}>
      <div className={styles.head} data-hidden={texts.hideLabel || undefined}>
        <label htmlFor={ids.control}>{texts.label}</label>
        <FieldMark {...texts} />
      </div>
      <FieldHelp help={texts.help} id={ids.help} />
      {children({
        id: ids.control,
        'aria-describedby': ids.describedBy,
        'aria-invalid': hasText(texts.error) || texts.errorId !== undefined || undefined,
        'aria-required': texts.required || undefined,
      })}
      <FieldError error={texts.error} id={ids.error} />
    </div>
  );
}

export interface FieldsetProps extends FieldTexts {
  /** Id of the group itself, the target of an error summary's link. */
  id?: string | undefined;
  /** `radiogroup` for radio buttons. */
  role?: 'group' | 'radiogroup' | undefined;
  children: ReactNode;
}

/** Legend, help and error of several controls. */
export function Fieldset({ id, role = 'group', children, ...texts }: FieldsetProps) {
  const ids = useFieldIds(id, texts, undefined);
  const radioState =
    role === 'radiogroup'
      ? {
          role,
          'aria-invalid': hasText(texts.error) || undefined,
          'aria-required': texts.required || undefined,
        }
      : {};
  return (
    <fieldset
      {...radioState}
      aria-describedby={ids.describedBy}
      aria-labelledby={ids.label}
      className={styles.field}
      id={ids.control}
    >
      <legend className={styles.head} data-hidden={texts.hideLabel || undefined}>
        <span id={ids.label}>{texts.label}</span>
        <FieldMark {...texts} />
      </legend>
      <FieldHelp help={texts.help} id={ids.help} />
      {children}
      <FieldError error={texts.error} id={ids.error} />
    </fieldset>
  );
}

function FieldMark({ required, hideMark, optional }: Pick<FieldTexts, 'hideMark' | 'required' | 'optional'>) {
  const say = useKitText();
  if (hideMark) return null;
  if (required) {
    return (
      <span className={styles.mark} data-required="">
        {say(uiTexts.required)}
      </span>
    );
  }
  return optional ? <span className={styles.mark}>{say(uiTexts.optional)}</span> : null;
}

function FieldHelp({ help, id }: { help: ReactNode; id: string }) {
  return hasText(help) ? (
    <p className={styles.help} id={id}>
      {help}
    </p>
  ) : null;
}

/** Error message under a control. */
export function FieldError({ error, id }: { error: ReactNode; id?: string }) {
  return hasText(error) ? (
    <p className={styles.error} id={id}>
      <Icon of={CircleAlert} size={18} />
      <span>{error}</span>
    </p>
  ) : null;
}

/** Id of the error message of a field or group. */
export const toErrorId = (id: string): string => `${id}-error`;

function useFieldIds(id: string | undefined, { help, error, errorId }: FieldTexts, describedBy: string | undefined) {
  const made = useId();
  const control = id ?? made;
  const ids = { control, label: `${control}-label`, help: `${control}-help`, error: toErrorId(control) };
  const described = [hasText(error) && ids.error, errorId, hasText(help) && ids.help, describedBy]
    .filter(Boolean)
    .join(' ');
  return { ...ids, describedBy: described === '' ? undefined : described };
}

function hasText(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
