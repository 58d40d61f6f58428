import { toDateLocale } from '@haesol/contracts/common';
import { countryCodes, orderLimits } from '@haesol/contracts/travel';
import { Select, type SelectOption, TextField, useHydrated } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useSession, useText, useTextLocale } from '@haesol/remote/lifecycle';
import type { BookerValues } from './buyingValues.ts';
import styles from './fields.module.css';

/**
 * Lists the countries by their names in the language of the page, after hydration: the browser's names and their order may be
 * others than the server's.
 * @param chosen kept also if it is no country, as in bookings from a list with fewer countries
 */
function useNations(chosen: string): SelectOption[] {
  const t = useText();
  const locale = toDateLocale(useTextLocale());
  if (!useHydrated()) return chosen === '' ? [] : [{ value: chosen, label: chosen }];
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const nations = countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label));
  const isOther = chosen !== '' && !countryCodes.includes(chosen);
  return isOther ? [...nations, { value: chosen, label: t('buying.otherNation') }] : nations;
}

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
  const nations = useNations(form.values.nationCd);
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
        options={nations}
        placeholder={isKorean && form.values.nationCd !== '' ? undefined : t('refundAsk.choose')}
      />
      {hasMemo && (
        <TextField {...form.field('requestMemo')} countMax={orderLimits.memo} label={t('buying.memo')} optional />
      )}
    </div>
  );
}
