import type { Code } from '@haesol/contracts/common';
import { adviceModes, applicationLimits } from '@haesol/contracts/learn';
import { DependentSelects, Fieldset, RadioGroup, Select, TextArea, TextField, TextLink } from '@haesol/kit';
import { DateField } from '@haesol/kit/calendar';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import styles from './AdviceForm.module.css';
import type { AdviceFormHandle } from './adviceValues.ts';

/** Fields with the narrower ones below each. */
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

export function ProblemFields({ form, fields }: { readonly form: AdviceFormHandle; readonly fields: readonly Code[] }) {
  const t = useText();
  return (
    <div className={styles.stack}>
      <DependentSelects
        {...form.field('techField')}
        label={t('apply.tech.field')}
        labels={[t('apply.tech.fieldWide'), t('apply.tech.fieldNarrow')]}
        options={toFieldOptions(fields)}
      />
      <TextField {...form.field('title')} countMax={applicationLimits.title} label={t('apply.tech.title')} />
      <TextArea
        {...form.field('problem')}
        countMax={applicationLimits.problem}
        help={t('apply.tech.problemHelp')}
        label={t('apply.tech.problem')}
        rows={8}
      />
      <TextArea {...form.field('wish')} countMax={applicationLimits.wish} label={t('apply.tech.wish')} rows={5} />
    </div>
  );
}

interface WayFieldsProps {
  readonly form: AdviceFormHandle;
  readonly advisors: readonly { readonly value: string; readonly label: string }[];
}

/** Day in Asia/Seoul. */
const toToday = (now: number) => new Date(now + 9 * 3_600_000).toISOString().slice(0, 10);

export function WayFields({ form, advisors }: WayFieldsProps) {
  const t = useText();
  const today = toToday(useShell().now());
  const { value, onValueChange, ...dates } = form.field('wishDates');
  return (
    <div className={styles.stack}>
      <RadioGroup
        {...form.field('modeCd')}
        label={t('apply.tech.mode')}
        layout="cards"
        options={adviceModes.map((mode) => ({
          value: mode,
          label: t(`apply.tech.modes.${mode}`),
          description: t(`apply.tech.modeTexts.${mode}`),
        }))}
      />
      <Fieldset
        error={dates.error}
        help={t('apply.tech.wishDatesHelp')}
        id={dates.id}
        label={t('apply.tech.wishDates')}
        optional
      >
        <div className={styles.dates}>
          {[0, 1, 2].map((at) => (
            <DateField
              key={at}
              label={t('apply.tech.wishDate', { no: at + 1 })}
              min={today}
              onValueChange={(day) =>
                onValueChange([0, 1, 2].map((other) => (other === at ? day : (value[other] ?? ''))))
              }
              today={today}
              value={value[at] ?? ''}
            />
          ))}
        </div>
      </Fieldset>
      <Select
        {...form.field('advisorUid')}
        help={<TextLink href={paths.advisors}>{t('apply.tech.findAdvisor')}</TextLink>}
        label={t('apply.tech.advisor')}
        optional
        options={advisors}
        placeholder={t('apply.tech.anyAdvisor')}
      />
      <RadioGroup
        {...form.field('ndaYn')}
        help={t('apply.tech.ndaHelp')}
        label={t('apply.tech.nda')}
        options={(['Y', 'N'] as const).map((yn) => ({ value: yn, label: t(`apply.tech.ndas.${yn}`) }))}
      />
    </div>
  );
}
