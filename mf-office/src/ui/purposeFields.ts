import { revealPurposes } from '@haesol/contracts/common';
import type { useText } from '@haesol/remote/lifecycle';
import type { EntityField } from './entityFields.ts';

/** Returns the fields for the purpose of a look at personal data. */
export const purposeFields = (t: ReturnType<typeof useText>): readonly EntityField[] => [
  {
    name: 'purposeCd',
    kind: 'select',
    label: t('members.purpose'),
    options: revealPurposes.map((value) => ({ value, label: t(`members.purposes.${value}`) })),
  },
  { name: 'memo', kind: 'line', label: t('members.purposeText'), isEmptyAllowed: true, help: t('members.purposeHelp') },
];
