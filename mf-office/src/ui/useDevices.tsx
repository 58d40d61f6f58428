import { adminEquipment, equipmentList } from '@haesol/contracts/lab';
import type { SelectOption } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useHasRight } from './officeRights.tsx';

const query = { pageSize: 100 };

/** Returns the devices to choose from, hidden ones last; those of the site alone for staff without a right to the catalogue. */
export function useDevices(isOpen = true): readonly SelectOption[] {
  const t = useText();
  const mayRead = useHasRight()(['lab'], 'READ');
  const all = useEndpoint(adminEquipment, isOpen && mayRead ? { query } : undefined).data?.list;
  const offered = useEndpoint(equipmentList, isOpen && !mayRead ? { query } : undefined).data?.list;
  if (all === undefined) return (offered ?? []).map(({ eqUid, eqNm }) => ({ value: eqUid, label: eqNm }));
  return all.map(({ eqUid, eqNm, state }) => ({
    value: eqUid,
    label: state === 'HIDDEN' ? `${eqNm} (${t('equipment.states.HIDDEN')})` : eqNm,
  }));
}
