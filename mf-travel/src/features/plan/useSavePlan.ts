import { type OwnPlan, planGet, planList, planSave } from '@haesol/contracts/travel';
import { endpointQuery } from '@haesol/remote/http';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefusalToast } from '#ui/useRefusalToast';
import { type PlanChange, showDraft, toDraft } from './planChanges.ts';

export interface PlanSaving {
  /** Plan with the changes that are being saved. */
  readonly shown: OwnPlan;
  /** Saves a change after those before it. @returns the refusal; undefined if the change is stored */
  send(change: PlanChange): Promise<Error | undefined>;
}

/** Saves the changes of a plan one after the other: each is applied to the answer of the one before, with its version. */
export function useSavePlan(plan: OwnPlan): PlanSaving {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const refuse = useRefusalToast();
  const [changes, setChanges] = useState<readonly PlanChange[]>([]);
  const params = { planUid: plan.planUid };
  const { queryKey } = endpointQuery(planGet, { params });
  const { mutateAsync } = useMutation({
    scope: { id: `${planSave.name} ${plan.planUid}` },
    mutationFn(change: PlanChange) {
      const stored = client.getQueryData<OwnPlan>(queryKey) ?? plan;
      const draft = toDraft(stored);
      const changed = change(draft);
      // The stop was removed meanwhile.
      if (changed === draft) return Promise.resolve(stored);
      const { title, startDate, stops, passes } = changed;
      const body = { title, startDate, stops: [...stops.values()], passes: [...passes], rev: stored.rev };
      return call(planSave, { params, body });
    },
    async onSuccess(stored) {
      if (stored === client.getQueryData<OwnPlan>(queryKey)) return;
      // An answer on its way may have the version before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, stored);
      void client.invalidateQueries({ queryKey: [planList.name] });
      shell.toast({ kind: 'done', text: t('plan.saved') });
    },
    async onError(error) {
      refuse(error);
      // Shows the stored plan; the next change waits for its version.
      await client.invalidateQueries({ queryKey });
    },
    onSettled: (_stored, _error, change) => setChanges((all) => all.filter((one) => one !== change)),
  });
  return {
    shown:
      changes.length === 0
        ? plan
        : showDraft(
            plan,
            changes.reduce((draft, change) => change(draft), toDraft(plan)),
          ),
    send(change) {
      setChanges((all) => [...all, change]);
      return mutateAsync(change).then(
        () => undefined,
        (error: Error) => error,
      );
    },
  };
}
