import { orderLimits } from '@haesol/contracts/travel';
import { Select, TextField } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useCodes, useSession, useText, useTextLocale } from '@haesol/remote/lifecycle';
import type { BookerValues } from './buyingValues.ts';
import styles from './fields.module.css';

/** Fields about the person who makes the reservation; the address of a guest is the proven one. */
export function BookerFields({
  form,
  hasPassport,
  hasMemo = true,
}: {
  readonly form: FormHandle<BookerValues>;
  /** The tickets need the name in the passport. */
  readonly hasPassport: boolean;
  /** @default true */
  readonly hasMemo?: boolean;
}) {
  const t = useText();
  const { guest } = useSession();
  const isKorean = useTextLocale() === 'ko';
  const nations = useCodes('NATION');
  return (
    <div className={styles.fields}>
      <TextField {...form.field('familyNm')} autoComplete="family-name" label={t('buying.familyNm')} />
      <TextField
        {...form.field('firstNm')}
        autoComplete="given-name"
        label={t('buying.firstNm')}
        optional={!isKorean}
      />
      {hasPassport && (
        <>
          <TextField
            {...form.field('passportFamilyNm')}
            autoCapitalize="characters"
            autoComplete="section-passport family-name"
            help={t('buying.passportFamilyHelp')}
            label={t('buying.passportFamilyNm')}
            required={false}
          />
          <TextField
            {...form.field('passportFirstNm')}
            autoCapitalize="characters"
            autoComplete="section-passport given-name"
            help={t('buying.passportFirstHelp')}
            label={t('buying.passportFirstNm')}
            required
          />
        </>
      )}
      <TextField
        {...form.field('phone')}
        autoComplete="tel"
        help={t('buying.phoneHelp')}
        inputMode="tel"
        label={t('buying.phone')}
        type="tel"
      />
      <TextField
        {...form.field('email')}
        autoComplete="email"
        help={t('buying.emailHelp')}
        label={t('buying.email')}
        readOnly={guest !== undefined}
        type="email"
      />
      <Select
        {...form.field('nationCd')}
        label={t('buying.nation')}
        options={nations.map(({ code, codeName }) => ({ value: code, label: codeName }))}
        placeholder={isKorean && form.values.nationCd !== '' ? undefined : t('refundAsk.choose')}
      />
      {hasMemo && (
        <TextField {...form.field('requestMemo')} countMax={orderLimits.memo} label={t('buying.memo')} optional />
      )}
    </div>
  );
}
