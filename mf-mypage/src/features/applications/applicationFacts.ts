import { toPhoneText } from '@haesol/contracts/common';
import { toBizNoText } from '@haesol/contracts/identity';
import {
  type AdviceField,
  type ApplicationDetail,
  type ApplicationValues,
  listAdviceFields,
  sumBudget,
  toAmount,
} from '@haesol/contracts/learn';
import type { DefinitionItem } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import type { TFunction } from 'i18next';

type Value = ApplicationValues[string] | undefined;

const textOf = (value: Value): string => (typeof value === 'string' ? value : '');
const listOf = (value: Value): readonly string[] => (Array.isArray(value) ? value : []);
const formatWon = (t: TFunction, amount: number) => t('applications.won', { amount: amount.toLocaleString('en-US') });

/** Joins what is not empty. */
const join = (...texts: readonly string[]) => texts.filter((text) => text !== '').join(' · ');
/** Formats digits; other text, e.g. of an earlier form, stays. */
const formatDigits = (digits: string, toText: (count: number) => string) =>
  /^\d+$/.test(digits) ? toText(Number(digits)) : digits;

/** Removes rows with an empty value. */
const filled = (items: readonly (DefinitionItem & { readonly value: string })[]) =>
  items.filter(({ value }) => value !== '');

function toAdviceFact(t: TFunction, field: AdviceField, value: Value, codeNms: ApplicationDetail['codeNms']): string {
  switch (field.input) {
    case 'codes':
      return listOf(value)
        .map((code) => codeNms[code] ?? code)
        .join(' > ');
    case 'dates':
      return listOf(value)
        .flatMap((day, at) =>
          day === '' ? [] : t('applications.facts.wishDate', { no: at + 1, day: formatDate(day) }),
        )
        .join(' · ');
    case 'cards':
    case 'choice':
      return field.options[textOf(value)]?.label ?? '';
    default:
      return textOf(value);
  }
}

const toAdviceFacts = (t: TFunction, { values, codeNms }: ApplicationDetail) =>
  listAdviceFields().flatMap((field) => {
    const term = field.shownAs ?? field.label;
    return term === '' ? [] : [{ term, value: toAdviceFact(t, field, values[field.name], codeNms) }];
  });

/** Lists the rows of a project's budget and its participants, one on each line. */
function toProjectRows(t: TFunction, values: ApplicationValues) {
  const at = (name: string, row: number) => listOf(values[name])[row] ?? '';
  const won = (name: string, row: number) => formatWon(t, toAmount(at(name, row)));
  const budget = listOf(values.budgetNm).map((name, row) =>
    t('applications.facts.budgetRow', {
      name,
      support: won('budgetSupport', row),
      cash: won('budgetCash', row),
      kind: won('budgetKind', row),
    }),
  );
  const people = listOf(values.personNm).map((name, row) =>
    join(
      name,
      at('personOrg', row),
      at('personRole', row),
      formatDigits(at('personShare', row), (pct) => `${pct}%`),
    ),
  );
  return { budget: budget.join('\n'), people: people.join('\n') };
}

function toProjectFacts(t: TFunction, { values }: ApplicationDetail) {
  const { total, support, cash, kind } = sumBudget(values);
  const rows = toProjectRows(t, values);
  const period = [textOf(values.performFrom), textOf(values.performTo)].filter((day) => day !== '');
  return [
    { term: t('applications.facts.summary'), value: textOf(values.summary) },
    { term: t('applications.facts.goal'), value: textOf(values.goal) },
    {
      term: t('applications.facts.professor'),
      value: values.professorMode === 'NAMED' ? textOf(values.professorNm) : t('applications.facts.matching'),
    },
    { term: t('applications.facts.period'), value: period.map((day) => formatDate(day)).join('~') },
    { term: t('applications.facts.total'), value: formatWon(t, total) },
    {
      term: t('applications.facts.shares'),
      value: t('applications.facts.sharesText', {
        support: formatWon(t, support),
        cash: formatWon(t, cash),
        kind: formatWon(t, kind),
      }),
    },
    { term: t('applications.facts.budget'), value: rows.budget },
    { term: t('applications.facts.people'), value: rows.people },
    { term: t('applications.facts.effect'), value: textOf(values.effect) },
  ];
}

function toSupportFacts(t: TFunction, { values }: ApplicationDetail) {
  const amounts = listOf(values.budgetKrw);
  return [
    { term: t('applications.facts.supportWish'), value: textOf(values.wish) },
    {
      term: t('applications.facts.costs'),
      value: listOf(values.budgetNm)
        .map((name, row) => `${name} ${formatWon(t, toAmount(amounts[row] ?? ''))}`)
        .join(', '),
    },
    { term: t('applications.facts.schedule'), value: textOf(values.schedule) },
    { term: t('applications.facts.effect'), value: textOf(values.effect) },
  ];
}

function toCompanyFacts(t: TFunction, values: ApplicationValues) {
  const toPersons = (count: number) => t('applications.facts.persons', { count: count.toLocaleString('en-US') });
  return [
    { term: t('applications.facts.company'), value: textOf(values.companyNm) },
    { term: t('applications.facts.bizNo'), value: toBizNoText(textOf(values.bizNo)) },
    { term: t('applications.facts.ceo'), value: textOf(values.ceoNm) },
    { term: t('applications.facts.employees'), value: formatDigits(textOf(values.employees), toPersons) },
    {
      term: t('applications.facts.sales'),
      value: formatDigits(textOf(values.salesKrw), (amount) => formatWon(t, amount)),
    },
  ];
}

function toOwnFacts(t: TFunction, application: ApplicationDetail) {
  if (application.kind === 'TECH') return toAdviceFacts(t, application);
  if (application.kind === 'ASSN') return toProjectFacts(t, application);
  return application.kind === 'COLLABO' ? toSupportFacts(t, application) : [];
}

/** Lists the submitted values. */
export function toFacts(t: TFunction, application: ApplicationDetail): DefinitionItem[] {
  const { kind, values, refNm } = application;
  return filled([
    { term: t(`applications.facts.ref.${kind}`), value: refNm ?? '' },
    ...toOwnFacts(t, application),
    ...toCompanyFacts(t, values),
    {
      term: t('applications.facts.applicant'),
      value: join(
        textOf(values.applicantNm),
        textOf(values.affiliation),
        textOf(values.position),
        toPhoneText(listOf(values.tel)),
        textOf(values.email),
      ),
    },
  ]);
}
