// Ends jest when its tests have ended. A run that something keeps alive (a server, a socket, a timer) fails and names it.
// One with nothing left to do ends at once, without freeing its heap first: Node has hung there (exit 0 never came).

export default class ExitReporter {
  #waitMs;

  /** @param waitMs for what ends by itself soon */
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
