// Development only, and before react-dom: stores react-dom's handles in `renderers`, so that the refresh runtime of each remote,
// which loads later, finds them.
const ignore = () => undefined;
const renderers = new Map<number, unknown>();
const scope = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };
scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer: unknown) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot: ignore,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
};

export {};
