import { instant } from '@haesol/contracts/common';
import { bookingStateNames } from '@haesol/contracts/lab';
import { applicationStateNames, enrollStateNames } from '@haesol/contracts/learn';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import styles from './AuditDetail.module.css';

const stateNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  application: applicationStateNames,
  booking: bookingStateNames,
  enrolment: enrollStateNames,
};

/** States by the area of their action that the texts of the audit log name. */
const ownStates: Readonly<Record<string, readonly string[]>> = {
  qna: ['WAIT', 'ANSWERED'],
  inquiry: ['WAIT', 'ANSWERED'],
  equipment: ['COUNTED', 'LIFTED', 'UNPAID', 'PAID'],
  review: ['SHOWN', 'HIDDEN'],
  member: ['PENDING_CLASS', 'REFUSED', 'ACTIVE', 'LOCKED', 'DORMANT'],
};

const isInstant = (value: unknown): value is string => z.safeParse(instant, value).success;

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readValues(detail: string): Values {
  const values: unknown = detail === '' ? {} : JSON.parse(detail);
  return isValues(values) ? values : {};
}

/** Recorded values of an action as name and value; a value that changed as before and after. */
export function AuditDetail({ action, detail }: { readonly action: string; readonly detail: string }) {
  const t = useText();
  const area = action.split('.')[0] ?? '';
  const names = stateNames[area] ?? {};
  const none = t('queue.none');
  function toText(value: unknown): string {
    if (value === null || value === undefined || value === '') return none;
    // Recorded in UTC.
    if (isInstant(value)) return formatDateTime(value);
    if (typeof value === 'string') {
      if (ownStates[area]?.includes(value) === true) return t(`audit.states.${area}.${value}`);
      // Names and numbers are no states.
      if (!/^[A-Z_]+$/.test(value)) return value;
      return names[value] ?? t(`orders.states.${value}`, { defaultValue: value });
    }
    if (Array.isArray(value)) return value.map(toText).join(', ');
    if (!isValues(value)) return String(value);
    return Object.entries(value)
      .map(([key, one]) => `${key} ${toText(one)}`)
      .join(', ');
  }
  const toChange = ({ from, to }: Values) => t('audit.change', { from: toText(from), to: toText(to) });
  const { from, to, ...rest } = readValues(detail);
  const rows = [
    ...(to === undefined
      ? []
      : [[t(isInstant(to) ? 'audit.fields.when' : 'audit.fields.state'), toChange({ from, to })] as const]),
    ...Object.entries(rest).map(
      ([key, value]) =>
        [
          t(`audit.fields.${key}`, { defaultValue: key }),
          isValues(value) && 'to' in value ? toChange(value) : toText(value),
        ] as const,
    ),
  ];
  return (
    <dl className={styles.values}>
      {rows.map(([name, value]) => (
        <div className={styles.row} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
