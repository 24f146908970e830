/** Work that never runs twice at the same time: a second request gets the result of the one in progress. */
export class Once<Key, Result> {
  readonly #running = new Map<Key, Promise<Result>>();

  run(key: Key, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = work().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
