import type { EndpointData } from '@haesol/contracts/common';
import {
  type ApplicationDraft,
  type ApplicationValues,
  applyDraftCreate,
  applyDraftGet,
  applyDraftSave,
} from '@haesol/contracts/learn';
import { CallError, NotFoundError } from '@haesol/remote/http';
import { useCall } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApplicationTarget } from './applicationTypes.ts';

export interface SavedDraft {
  /** When the server last kept it; null before the first time. */
  readonly savedDt: string | null;
  readonly hasFailed: boolean;
  /** Keeps the values on the server. @returns uid of the application @throws {CallError} */
  save(values: ApplicationValues, step: number): Promise<string>;
  /** The same in passing: what is kept already is not sent again, and a failure is shown beside the time. */
  saveQuietly(values: ApplicationValues, step: number): void;
  /** @returns uid of the application where this page has told the server exactly these values last */
  findSaved(values: ApplicationValues, step: number): string | undefined;
  /** Begins another draft in place of the one that the server does not have any more. */
  renew(values: ApplicationValues, step: number): Promise<string>;
}

/** Whether the component is mounted, readable after it was unmounted. */
function useMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Keeps what is typed on the server, one request after the other, so that the last one counts. */
export function useApplicationDraft({ kind, refUid }: ApplicationTarget, draft: ApplicationDraft | null): SavedDraft {
  const call = useCall();
  const client = useQueryClient();
  const isMounted = useMounted();
  const aplUid = useRef(draft?.aplUid);
  /** The content that the server has, as far as this page knows; undefined while it does not. */
  const kept = useRef<string>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [savedDt, setSavedDt] = useState(draft?.savedDt ?? null);
  const [hasFailed, setFailed] = useState(false);

  async function write(body: Parameters<typeof toText>[0]): Promise<EndpointData<typeof applyDraftSave>> {
    if (aplUid.current === undefined) return call(applyDraftCreate, { body });
    try {
      return await call(applyDraftSave, { params: { aplUid: aplUid.current }, body });
    } catch (error) {
      // Discarded on another device, while it was written here. A form that was left does not bring it back.
      if (!(error instanceof NotFoundError) || !isMounted.current) throw error;
      return call(applyDraftCreate, { body });
    }
  }

  async function send(values: ApplicationValues, step: number): Promise<string> {
    const body = { kind, refUid, values, step };
    kept.current = undefined;
    const saved = await write(body);
    kept.current = toText(body);
    aplUid.current = saved.aplUid;
    setSavedDt(saved.savedDt);
    setFailed(false);
    client.removeQueries({ queryKey: [applyDraftGet.name] });
    return saved.aplUid;
  }

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = last.current.then(work);
    last.current = done.catch(() => setFailed(true));
    return done;
  }

  const save = (values: ApplicationValues, step: number) => enqueue(() => send(values, step));
  const findSaved = (values: ApplicationValues, step: number) =>
    kept.current === toText({ kind, refUid, values, step }) ? aplUid.current : undefined;

  return {
    savedDt,
    hasFailed,
    save,
    findSaved,
    renew(values, step) {
      return enqueue(() => {
        aplUid.current = undefined;
        return send(values, step);
      });
    },
    saveQuietly(values, step) {
      enqueue(async () => findSaved(values, step) ?? send(values, step)).catch((error: unknown) => {
        // Shown beside the time by `hasFailed`; anything but a refused call is a fault.
        if (!(error instanceof CallError)) throw error;
      });
    },
  };
}

const toText = (body: ApplicationTarget & { readonly values: ApplicationValues; readonly step: number }): string =>
  JSON.stringify(body);
