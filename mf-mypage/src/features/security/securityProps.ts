import type { EndpointData } from '@haesol/contracts/common';
import type { secondFactors } from '@haesol/contracts/identity';

export interface SecurityProps {
  readonly factors: EndpointData<typeof secondFactors>;
  /** Called with new recovery codes, which no later answer contains. */
  onCodes(codes: readonly string[]): void;
}

/** Returns true if only one factor is left. */
export const isLastFactor = ({ passkeys, totpYn }: SecurityProps['factors']): boolean =>
  passkeys.length + (totpYn === 'Y' ? 1 : 0) === 1;
