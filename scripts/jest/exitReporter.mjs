// Ends jest after its tests. A run kept alive by something (a server, a socket, a timer) fails and names it. Otherwise exits at
// once, without freeing the heap, in which Node has hung before (exit 0 never came).

export default class ExitReporter {
  #waitMs;

  /** @param waitMs for resources that close soon */
  constructor(_config, { waitMs = 20_000 } = {}) {
    this.#waitMs = waitMs;
  }

  onRunComplete() {
    process.on('beforeExit', () => process.exit());
    setTimeout(() => {
      process.stderr.write(
        `The tests have ended, and jest is kept alive by ${process.getActiveResourcesInfo().join(', ')}.\n`,
      );
      process.exit(1);
    }, this.#waitMs).unref();
  }
}
