import { isMounted, markMounted, onUnmounted } from './mountedRemotes.ts';

describe('markMounted', () => {
  it('counts instances: a remote is unmounted with the last of them', () => {
    const unmounted: string[] = [];
    const unsubscribe = onUnmounted(() => void unmounted.push('unmounted'));
    const releasePage = markMounted('mf-travel');
    const releaseSlot = markMounted('mf-travel');

    releasePage();
    releasePage();
    expect([isMounted('mf-travel'), unmounted]).toEqual([true, []]);
    releaseSlot();
    unsubscribe();
    markMounted('mf-travel')();

    expect([isMounted('mf-travel'), unmounted]).toEqual([false, ['unmounted']]);
  });
});
