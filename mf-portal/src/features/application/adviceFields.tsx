import { type Code, toSeoulDate } from '@haesol/contracts/common';
import type { AdviceField, AdviceFieldName, Advisor } from '@haesol/contracts/learn';
import { DependentSelects, Fieldset, RadioGroup, Select, TextArea, TextField, TextLink } from '@haesol/kit';
import { DateField } from '@haesol/kit/calendar';
import type { FormHandle, PartFieldProps } from '@haesol/remote/form';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import styles from './AdviceForm.module.css';
import type { AdviceFormHandle, AdviceValues } from './adviceValues.ts';

/** Data for the options of the form. */
export interface AdviceChoices {
  readonly industries: readonly Code[];
  readonly fields: readonly Code[];
  readonly advisors: readonly Advisor[];
}

export interface AdviceInputProps {
  readonly form: AdviceFormHandle;
  readonly field: AdviceField & { readonly name: AdviceFieldName };
  readonly choices: AdviceChoices;
}

/** Converts codes to options with their sub-fields. */
const toFieldOptions = (codes: readonly Code[]) =>
  codes
    .filter(({ upperCode }) => upperCode === null)
    .map(({ code, codeName }) => ({
      value: code,
      label: codeName,
      options: codes
        .filter(({ upperCode }) => upperCode === code)
        .map((narrow) => ({ value: narrow.code, label: narrow.codeName })),
    }));

/** Lists the advisers of the chosen field, and the chosen one even if of another. */
function listChoosable(advisors: readonly Advisor[], { techField, advisorUid }: AdviceValues): Advisor[] {
  const [wide] = techField;
  const isOfField = ({ fieldCd }: Advisor) => wide === '' || fieldCd === wide;
  const chosen = advisors.find((one) => one.advisorUid === advisorUid);
  return advisors.filter(isOfField).concat(chosen === undefined || isOfField(chosen) ? [] : [chosen]);
}

/** Input of a field of the form. */
export function AdviceInput({ form, field, choices }: AdviceInputProps) {
  const t = useText();
  const { label, help, isOptional = false } = field;
  // The table of the fields determines by the kind of input which values are texts and which are lists.
  const text = () => (form as unknown as FormHandle<Readonly<Record<string, string>>>).field(field.name);
  const list = () => (form as unknown as FormHandle<Readonly<Record<string, readonly string[]>>>).field(field.name);
  switch (field.input) {
    case 'line':
      return <TextField {...text()} countMax={field.max} help={help} label={label} optional={isOptional} />;
    case 'text':
      return (
        <TextArea {...text()} countMax={field.max} help={help} label={label} optional={isOptional} rows={field.rows} />
      );
    case 'cards':
    case 'choice':
      return (
        <RadioGroup
          {...text()}
          help={help}
          label={label}
          {...(field.input === 'cards' && { layout: 'cards' })}
          options={Object.entries(field.options).map(([value, option]) => ({
            value,
            label: option.label,
            description: option.text,
          }))}
        />
      );
    case 'codes':
      return (
        <DependentSelects {...list()} label={label} labels={field.labels} options={toFieldOptions(choices.fields)} />
      );
    case 'code':
      return (
        <Select
          {...text()}
          label={label}
          options={choices.industries.map(({ code, codeName }) => ({ value: code, label: codeName }))}
          placeholder={t('apply.choose')}
        />
      );
    case 'advisor':
      return (
        <Select
          {...text()}
          help={<TextLink href={paths.advisors}>{t('apply.tech.findAdvisor')}</TextLink>}
          label={label}
          optional={isOptional}
          options={listChoosable(choices.advisors, form.values).map(({ advisorUid, nm, affiliation }) => ({
            value: advisorUid,
            label: `${nm} · ${affiliation}`,
          }))}
          placeholder={t('apply.tech.anyAdvisor')}
        />
      );
    case 'dates':
      return (
        <WishDates
          {...list()}
          help={help}
          label={label}
          optional={isOptional}
          toPart={(at) => form.part(field.name, at)}
        />
      );
  }
}

interface WishDatesProps {
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly optional: boolean;
  readonly error?: string | undefined;
  readonly value: readonly string[];
  onValueChange(value: readonly string[]): void;
  readonly toPart: (at: number) => PartFieldProps;
}

/** Up to three days, in order of preference. */
function WishDates({ value, onValueChange, toPart, id, label, help, optional, error }: WishDatesProps) {
  const t = useText();
  const today = toSeoulDate(useShell().now());
  const places = [0, 1, 2];
  const isAtPart = places.some((at) => toPart(at).error !== undefined);
  return (
    <Fieldset error={isAtPart ? undefined : error} help={help} id={id} label={label} optional={optional}>
      <div className={styles.dates}>
        {places.map((at) => (
          <DateField
            {...toPart(at)}
            key={at}
            label={t('apply.tech.wishDate', { no: at + 1 })}
            min={today}
            onValueChange={(day) => onValueChange(places.map((other) => (other === at ? day : (value[other] ?? ''))))}
            today={today}
            value={value[at] ?? ''}
          />
        ))}
      </div>
    </Fieldset>
  );
}
