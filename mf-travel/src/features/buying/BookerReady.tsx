import { Skeleton } from '@haesol/kit';
import { useGet } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { booker } from './buyingGets.ts';

/**
 * Waits for the person's data, which a form takes as its first values: a visitor who becomes a buyer on the page had none when the
 * page was prepared.
 */
export function BookerReady({ children }: { readonly children: ReactNode }) {
  const { isPending } = useGet(booker);
  return isPending ? <Skeleton lines={12} /> : children;
}
