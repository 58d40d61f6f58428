import { adminGateList } from '@haesol/contracts/travel';
import { useEndpoint, useOfflinePages, useShell } from '@haesol/remote/lifecycle';
import { useEffect, useRef, useState } from 'react';
import { findInList, type GateItem, type GateList, keepList, readKeptList } from './gateList.ts';
import { prepareCamera } from './readCodes.ts';

/** Poll interval of the list, in milliseconds. */
const everyMs = 120_000;

export interface KnownList {
  /** Undefined until this device has one. */
  readonly list: GateList | undefined;
  find(code: string): Promise<GateItem | undefined>;
}

/** Returns the list with which this device checks codes without network: the server's, or the one kept before a reload. */
export function useGateList(): KnownList {
  const shell = useShell();
  const [kept, setKept] = useState<GateList>();
  const { keepPage } = useOfflinePages();
  const { data } = useEndpoint(adminGateList, { query: { couponYn: 'Y' } }, { refetchInterval: everyMs });
  const list = data ?? kept;
  const latest = useRef(list);
  latest.current = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kept list is read once
  useEffect(() => {
    void readKeptList(shell.now()).then(setKept);
  }, []);
  useEffect(() => {
    if (data !== undefined) void keepList(data);
  }, [data]);
  const isOnline = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is kept once, as soon as there is a network
  useEffect(() => {
    if (isOnline) void prepareCamera().then(keepPage, () => undefined);
  }, [isOnline]);
  return {
    list,
    find: async (code) => latest.current && findInList(latest.current, code),
  };
}
