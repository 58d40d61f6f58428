import { type ChangeEvent, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import styles from '../base/choice.module.css';
import { Fieldset, type FieldTexts } from './Field.tsx';
import groupStyles from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Second, smaller line; for a disabled option the reason. */
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldTexts {
  options: readonly RadioOption[];
  /** Name under which the form submits the choice; generated if absent. */
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Native event, for a form library. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => unknown) | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Passed to every radio button, as required by `register()` of a form library. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** `cards` draws a box around each option. @default 'row' */
  layout?: 'row' | 'column' | 'cards';
  id?: string | undefined;
}

/** Choice of one from a few options; native radio buttons support the arrow keys. */
export function RadioGroup({
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  ref,
  layout = 'row',
  ...texts
}: RadioGroupProps) {
  const madeName = useId();
  const optionId = useId();

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onValueChange?.(event.target.value);
  }

  return (
    <Fieldset {...texts} role="radiogroup">
      <div className={groupStyles.options} data-layout={layout}>
        {options.map((option) => (
          <label className={styles.choice} data-card={layout === 'cards' || undefined} key={option.value}>
            <input
              aria-describedby={
                option.description === undefined ? undefined : `${optionId}-${option.value}-description`
              }
              aria-labelledby={`${optionId}-${option.value}`}
              className={styles.box}
              disabled={option.disabled}
              name={name ?? madeName}
              onBlur={onBlur}
              onChange={handleChange}
              ref={ref}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span className={styles.words}>
              <span className={styles.label} id={`${optionId}-${option.value}`}>
                {option.label}
              </span>
              {option.description === undefined ? null : (
                <span className={styles.description} id={`${optionId}-${option.value}-description`}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
