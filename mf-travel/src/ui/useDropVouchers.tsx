import { myPassGet, voucherGet } from '@haesol/contracts/travel';
import { useOfflinePages } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Removes vouchers that have changed: their stored documents and the cached answers, which would be stored again first when the
 * voucher is opened.
 */
export function useDropVouchers(): (paths: readonly string[]) => Promise<unknown> {
  const client = useQueryClient();
  const { dropOffline } = useOfflinePages();
  return (paths) => {
    for (const { name } of [voucherGet, myPassGet]) client.removeQueries({ queryKey: [name] });
    return Promise.all(paths.map(dropOffline));
  };
}
