import {
  type ApplicationDraft,
  type ApplicationValues,
  applyDraftCreate,
  applyDraftGet,
  applyDraftSave,
} from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall } from '@haesol/shared/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApplicationTarget } from './applicationTypes.ts';

export interface SavedDraft {
  /** When the server last kept it; null before the first time. */
  readonly savedDt: string | null;
  readonly hasFailed: boolean;
  /** Keeps the values on the server. @returns uid of the application @throws {CallError} */
  save(values: ApplicationValues, step: number): Promise<string>;
  /** The same in passing: a failure is shown beside the time. */
  saveQuietly(values: ApplicationValues, step: number): void;
}

/** Keeps what is typed on the server, one request after the other, so that the last one counts. */
export function useApplicationDraft({ kind, refUid }: ApplicationTarget, draft: ApplicationDraft | null): SavedDraft {
  const call = useCall();
  const client = useQueryClient();
  const aplUid = useRef(draft?.aplUid);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [savedDt, setSavedDt] = useState(draft?.savedDt ?? null);
  const [hasFailed, setFailed] = useState(false);

  async function send(values: ApplicationValues, step: number): Promise<string> {
    const body = { kind, refUid, values, step };
    const saved =
      aplUid.current === undefined
        ? await call(applyDraftCreate, { body })
        : await call(applyDraftSave, { params: { aplUid: aplUid.current }, body });
    aplUid.current = saved.aplUid;
    setSavedDt(saved.savedDt);
    setFailed(false);
    client.removeQueries({ queryKey: [applyDraftGet.name] });
    return saved.aplUid;
  }

  function save(values: ApplicationValues, step: number): Promise<string> {
    const sent = last.current.then(() => send(values, step));
    last.current = sent.catch(() => setFailed(true));
    return sent;
  }

  return {
    savedDt,
    hasFailed,
    save,
    saveQuietly(values, step) {
      save(values, step).catch((error: unknown) => {
        // Shown beside the time by `hasFailed`; anything but a refused call is a fault.
        if (!(error instanceof CallError)) throw error;
      });
    },
  };
}
