import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { registryAtom } from '../registry/registry.ts';
import type { OverrideBadgeProps } from './OverrideBadge.tsx';

/** Place of the badge, whose code is loaded only once this browser has chosen builds. */
export function OverrideSpot() {
  const { override } = useAtomValue(registryAtom);
  const [Badge, setBadge] = useState<ComponentType<OverrideBadgeProps>>();
  const isNeeded = override !== undefined && Badge === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    // The builds are the same without it, and the next registry retries.
    void import(/* webpackChunkName: "override" */ './OverrideBadge.tsx')
      .then((module) => setBadge(() => module.OverrideBadge))
      .catch(() => undefined);
  }, [isNeeded]);
  return override !== undefined && Badge !== undefined ? <Badge override={override} /> : null;
}
