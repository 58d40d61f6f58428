import type { TaxInvoice, TaxState } from '@haesol/contracts/lab';
import { type RawBuilder, sql } from 'kysely';

interface TaxRow {
  readonly tax_state: TaxState;
  readonly tax_no: string | null;
  readonly tax_on: string | null;
}

export const taxColumns = ['r.tax_state', 'r.tax_no', 'r.tax_on'] as const;

export const toTaxInvoice = ({ tax_state: state, tax_no: no, tax_on: dt }: TaxRow): TaxInvoice => ({ state, no, dt });

const taxNames = { NONE: '요청 없음', ASKED: '발행 요청', ISSUED: '발행 완료' } as const satisfies Record<
  TaxState,
  string
>;

/** Returns an invoice as the audit log shows it. */
export const toTaxText = ({ state, no, dt }: TaxInvoice): string =>
  [taxNames[state], no && `승인번호 ${no}`, dt && `발행일 ${dt}`].filter(Boolean).join(' · ');

/** SQL condition of a list. `DUE`: asked for, and the device was used. */
export function hasTaxState(state: TaxState | 'DUE' | ''): RawBuilder<boolean> {
  if (state === '') return sql<boolean>`true`;
  if (state === 'DUE') return sql<boolean>`(r.tax_state = 'ASKED' and r.state = 'COMPLETED')`;
  return sql<boolean>`r.tax_state = ${state}`;
}
