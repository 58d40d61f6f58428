import {
  listReleaseAuditEndpoint,
  listReleasesEndpoint,
  maxCanaryShare,
  type PlatformCanary,
  type PlatformOutcome,
  platformGet,
  reasonLimits,
  toActForm,
} from '@haesol/contracts/release';
import { Dialog, RadioGroup, Select, Skeleton, TextArea, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { formatDateTime } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Act, acts, findEarlier, isPossible, listChoices, needsReason, type RemoteState } from './actRules.ts';
import { FormButtons } from './FormButtons.tsx';
import { listBlocked } from './MatrixSection.tsx';
import styles from './PlatformScreen.module.css';
import { RefusedAct } from './RefusedAct.tsx';
import { toShortBuild } from './toShortBuild.ts';
import { useAct } from './useAct.ts';

const auditRows = 8;

export interface ActDialogProps {
  readonly id: string;
  readonly stable: string | undefined;
  readonly shell: string | undefined;
  readonly canaries: readonly PlatformCanary[];
  readonly outcomes: readonly PlatformOutcome[];
  onClose(): void;
  /** Called after a success with what was done. */
  onDone(text: string): void;
}

/** Changes of one remote, and its last entries in the audit. */
export function ActDialog({ id, stable, shell, canaries, outcomes, onClose, onDone }: ActDialogProps) {
  const t = useText();
  const input = { params: { remoteId: id } };
  // Asked again each time: acts, tokens and other people change them.
  const releases = useEndpoint(listReleasesEndpoint, input, { staleTime: 0 });
  const audit = useEndpoint(listReleaseAuditEndpoint, input, { staleTime: 0 });
  const blocked = outcomes.flatMap(listBlocked).filter((build) => build.id === id);
  return (
    <Dialog onClose={onClose} open size="wide" title={t('platform.acts.title', { id })}>
      <QueryView query={releases} skeleton={<Skeleton rows={4} />}>
        {({ list: builds }) => (
          <QueryView query={audit} skeleton={<Skeleton rows={4} />}>
            {({ list }) => (
              <div className={styles.section}>
                <ActChoice
                  onClose={onClose}
                  onDone={onDone}
                  state={{
                    ...{ id, stable, shell, builds, audit: list },
                    hasCanary: canaries.some((canary) => canary.id === id && canary.state === 'RUNNING'),
                    blocked: [...new Set(blocked.map(({ buildId }) => buildId))],
                  }}
                />
                <section aria-label={t('platform.acts.audit')} className={styles.audit}>
                  <h3>{t('platform.acts.audit')}</h3>
                  <ul className={styles.list}>
                    {list
                      .slice(0, auditRows)
                      .map(({ at, action, channel, fromBuild, toBuild, actor, person, reason }) => (
                        <li key={`${at} ${action} ${channel} ${toBuild}`}>
                          <time dateTime={at}>{formatDateTime(at)}</time>{' '}
                          {t(`platform.acts.actions.${action.replace('.', '_')}`, { defaultValue: action })}{' '}
                          {[channel, fromBuild && toShortBuild(fromBuild), toBuild && `→ ${toShortBuild(toBuild)}`]
                            .filter(Boolean)
                            .join(' ')}{' '}
                          {person ?? actor} {reason}
                        </li>
                      ))}
                  </ul>
                </section>
              </div>
            )}
          </QueryView>
        )}
      </QueryView>
    </Dialog>
  );
}

type StateProps = Pick<ActDialogProps, 'onClose' | 'onDone'> & { readonly state: RemoteState };

function ActChoice({ state, ...handlers }: StateProps) {
  const t = useText();
  const possible = acts.filter((act) => isPossible(act, state));
  const [chosen, choose] = useState<Act>();
  const act = chosen ?? possible[0];
  if (act === undefined) return <p>{t('platform.acts.nothing')}</p>;
  return (
    <>
      <RadioGroup
        label={t('platform.acts.choose')}
        onValueChange={(value) => choose(acts.find((one) => one === value))}
        options={possible.map((one) => ({ value: one, label: t(`platform.acts.names.${one}`) }))}
        value={act}
      />
      <ActForm act={act} key={act} state={state} {...handlers} />
    </>
  );
}

const isDestructive = (act: Act) => act === 'remove';

function ActForm({ act, state, onClose, onDone }: StateProps & { readonly act: Act }) {
  const t = useText();
  const client = useQueryClient();
  const make = useAct(act, state);
  const { id } = state;
  const choices = listChoices(act, state);
  const schema = toActForm({
    remoteId: id,
    hasBuild: choices.length > 0,
    hasShare: act === 'canary',
    isConfirmed: isDestructive(act),
    needsReason: (buildId) => needsReason(act, buildId, state),
  });
  const form = useForm(schema, {
    initial: { to: choices.length === 1 ? (choices[0] ?? '') : '', share: '5', reason: '', typed: '' },
    send: ({ to, share, reason }) => make({ to, share: Number(share), reason: reason.trim() }),
    onSent(_answer, { to }) {
      const build = toShortBuild(act === 'rollback' ? (findEarlier(state) ?? '') : to);
      onDone(t(`platform.acts.done.${act}`, { id, build }));
      onClose();
    },
    // Requests the builds again, which have changed since they were shown.
    onRefused: () => void refresh(),
  });
  const refresh = () =>
    Promise.all(
      [platformGet, listReleasesEndpoint, listReleaseAuditEndpoint].map(({ name }) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    );
  const describe = (buildId: string) => {
    const build = state.builds.find((one) => one.buildId === buildId);
    const where = build?.channels.join(', ') ?? '';
    const isGood = !needsReason('promote', buildId, state);
    return [toShortBuild(buildId), where, id !== 'shell' && t(`platform.acts.${isGood ? 'checked' : 'unchecked'}`)]
      .filter(Boolean)
      .join(' · ');
  };
  const asksReason = needsReason(act, form.values.to, state);
  return (
    <Form
      actions={
        <FormButtons
          busy={form.isBusy}
          label={t(`platform.acts.names.${act}`)}
          onCancel={onClose}
          variant={isDestructive(act) ? 'danger' : 'primary'}
        />
      }
      className={styles.section}
      failure={<RefusedAct failure={form.failure} />}
      form={form}
    >
      <p>
        {t(`platform.acts.help.${act}`, {
          id,
          from: state.stable === undefined ? t('platform.none') : toShortBuild(state.stable),
          to: toShortBuild(findEarlier(state) ?? ''),
        })}
      </p>
      {choices.length > 0 && (
        <Select
          {...form.field('to')}
          label={t('platform.build')}
          options={choices.map((value) => ({ value, label: describe(value) }))}
          placeholder={t('platform.acts.chooseBuild')}
          required
        />
      )}
      {act === 'canary' && (
        <TextField
          {...form.field('share')}
          help={t('platform.acts.shareHelp', { max: maxCanaryShare })}
          inputMode="numeric"
          label={t('platform.canary.share')}
          required
        />
      )}
      {asksReason && (
        <TextArea
          {...form.field('reason')}
          countMax={reasonLimits.max}
          help={act === 'promote' || act === 'canary' ? t('platform.acts.uncheckedHelp') : undefined}
          label={t('platform.acts.reason')}
          required
          rows={3}
        />
      )}
      {isDestructive(act) && (
        <TextField
          {...form.field('typed')}
          autoComplete="off"
          help={t('platform.acts.typedHelp', { id })}
          label={t('platform.acts.typed')}
          required
          spellCheck={false}
        />
      )}
    </Form>
  );
}
