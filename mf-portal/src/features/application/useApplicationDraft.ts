import type { EndpointData } from '@haesol/contracts/common';
import {
  type ApplicationDraft,
  type ApplicationValues,
  applyDraftCreate,
  applyDraftGet,
  applyDraftSave,
} from '@haesol/contracts/learn';
import { useRetryOnline } from '@haesol/remote/form';
import { CallError, NotFoundError } from '@haesol/remote/http';
import { useCall } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApplicationTarget } from './applicationTypes.ts';

export interface SavedDraft {
  /** Time of the last save on the server; null before the first one. */
  readonly savedDt: string | null;
  readonly hasFailed: boolean;
  /** Saves the values on the server. @returns uid of the application @throws {CallError} */
  save(values: ApplicationValues, step: number): Promise<string>;
  /** Saves in the background: unchanged values are not sent again, and a failure is shown beside the time. */
  saveQuietly(values: ApplicationValues, step: number): void;
  /** @returns uid of the application if the last save of this page had exactly these values */
  findSaved(values: ApplicationValues, step: number): string | undefined;
  /** Creates another draft if the previous one does not exist any more. */
  renew(values: ApplicationValues, step: number): Promise<string>;
}

/** Returns a ref that is true while mounted, readable after the unmount. */
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

/** Saves the draft on the server, one request after the other, so that the last one counts. */
export function useApplicationDraft({ kind, refUid }: ApplicationTarget, draft: ApplicationDraft | null): SavedDraft {
  const call = useCall();
  const client = useQueryClient();
  const isMounted = useMounted();
  const aplUid = useRef(draft?.aplUid);
  /** Last content saved by this page; undefined if unknown. */
  const kept = useRef<string>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [savedDt, setSavedDt] = useState(draft?.savedDt ?? null);
  const [hasFailed, setFailed] = useState(false);
  /** Last content that was to be saved in the background. */
  const wanted = useRef<{ readonly values: ApplicationValues; readonly step: number }>(undefined);

  async function write(body: Parameters<typeof toText>[0]): Promise<EndpointData<typeof applyDraftSave>> {
    if (aplUid.current === undefined) return call(applyDraftCreate, { body });
    try {
      return await call(applyDraftSave, { params: { aplUid: aplUid.current }, body });
    } catch (error) {
      // Discarded on another device while it was edited here. A form that was left does not restore it.
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

  function saveQuietly(values: ApplicationValues, step: number): void {
    wanted.current = { values, step };
    enqueue(async () => findSaved(values, step) ?? send(values, step)).catch((error: unknown) => {
      // `hasFailed` shows it beside the time; other errors than a refused call are bugs.
      if (!(error instanceof CallError)) throw error;
    });
  }
  useRetryOnline(hasFailed, () => {
    if (wanted.current !== undefined) saveQuietly(wanted.current.values, wanted.current.step);
  });

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
    saveQuietly,
  };
}

const toText = (body: ApplicationTarget & { readonly values: ApplicationValues; readonly step: number }): string =>
  JSON.stringify(body);
