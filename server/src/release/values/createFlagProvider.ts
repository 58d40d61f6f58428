import { type Provider, type ResolutionDetails, StandardResolutionReasons } from '@openfeature/server-sdk';
import { type FlagTarget, isFlagOn, type StoredFlag } from './flagRules.ts';

const toDefault = async <T>(value: T): Promise<ResolutionDetails<T>> => ({
  value,
  reason: StandardResolutionReasons.DEFAULT,
});

/**
 * Provider of OpenFeature over the rules in the database. A flag without a rule has the default of its remote; flags are booleans.
 * @param findFlag returns a rule of the last reading
 */
export function createFlagProvider(findFlag: (name: string) => StoredFlag | undefined): Provider {
  return {
    metadata: { name: 'haesol-database' },
    runsOn: 'server',
    async resolveBooleanEvaluation(name, defaultValue, { targetingKey, deployment, roles }) {
      const flag = findFlag(name);
      if (flag === undefined) return toDefault(defaultValue);
      const target = { deployment, roles, group: targetingKey === undefined ? undefined : Number(targetingKey) };
      const isSplit = flag.share > 0 && flag.share < 100;
      return {
        // The context is that of createRemoteValues.ts, whose type the SDK does not keep.
        value: isFlagOn(flag, target as FlagTarget),
        reason: isSplit ? StandardResolutionReasons.SPLIT : StandardResolutionReasons.TARGETING_MATCH,
      };
    },
    resolveStringEvaluation: (_name, value) => toDefault(value),
    resolveNumberEvaluation: (_name, value) => toDefault(value),
    resolveObjectEvaluation: (_name, value) => toDefault(value),
  };
}
