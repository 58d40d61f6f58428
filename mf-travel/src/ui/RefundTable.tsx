import type { RefundRule } from '@haesol/contracts/common';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { RefundFrame } from './RefundFrame.tsx';

export interface RefundTableProps {
  readonly rules: readonly RefundRule[];
  /** In won; adds the amounts to the table. */
  readonly price?: number;
}

/** Refund rates and amounts. */
export function RefundTable({ rules, price }: RefundTableProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  return (
    <RefundFrame columns={[t('refund.when'), t('refund.rate'), ...(price === undefined ? [] : [t('refund.amount')])]}>
      {rules.map(({ label, ratePct }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{`${ratePct}%`}</td>
          {price !== undefined && <td>{formatKrw(Math.floor((price * ratePct) / 100))}</td>}
        </tr>
      ))}
    </RefundFrame>
  );
}
