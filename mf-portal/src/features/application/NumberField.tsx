import { TextField, type TextFieldProps } from '@haesol/kit';
import { type NumberKind, toFinishedNumber, toTypedNumber } from './amountRules.ts';

export interface NumberFieldProps extends Omit<TextFieldProps, 'inputMode' | 'onChange' | 'value'> {
  readonly kind: NumberKind;
  readonly value: string;
  onValueChange(text: string): void;
}

/** Number with grouped digits. Text that is no number stays as it was typed, for the message of the form. */
export function NumberField({ kind, value, onValueChange, onBlur, ...props }: NumberFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="off"
      inputMode="numeric"
      onBlur={(event) => {
        const finished = toFinishedNumber(value, kind);
        if (finished !== value) onValueChange(finished);
        onBlur?.(event);
      }}
      onChange={({ target }) => onValueChange(toTypedNumber(target.value, kind))}
      value={toTypedNumber(value, kind)}
    />
  );
}
