import { ThreadsPoolWorker } from 'vitest/node';
import type { PoolOptions, WorkerRequest } from 'vitest/node';

type Listener = (message: unknown) => void;

let kept: KeptWorker | undefined;

/** The next mutant finds Node's modules loaded and compiled, which is most of what a test over HTTP costs. */
export const keptWorkers = {
  name: 'kept',
  createPoolWorker: (options: PoolOptions) => (kept ??= new KeptWorker(options)),
};

class KeptWorker extends ThreadsPoolWorker {
  #listeners: [event: string, listener: Listener][] = [];
  #config: unknown;
  #runs = 0;

  override async start() {
    if (this.#runs === 0) await super.start();
  }

  override on(event: string, listener: Listener) {
    this.#listeners.push([event, listener]);
    super.on(event, listener);
  }

  override send(request: WorkerRequest) {
    if (request.type === 'start') {
      this.#config = request.context.config;
      this.#runs += 1;
      if (this.#runs > 1) this.#answer('started');
      else super.send(request);
    } else if (request.type === 'run')
      super.send({ ...request, context: { ...request.context, config: this.#config } } as WorkerRequest);
    else if (request.type === 'stop') this.#answer('stopped');
    else super.send(request);
  }

  /** Each run of the app leaves its modules behind, so that the thread ends now and then. */
  override async stop() {
    if (this.#runs > 40) {
      kept = undefined;
      return super.stop();
    }
    for (const [event, listener] of this.#listeners.splice(0)) this.off(event, listener);
  }

  #answer(type: 'started' | 'stopped') {
    queueMicrotask(() => {
      for (const [event, listener] of [...this.#listeners])
        if (event === 'message') listener({ __vitest_worker_response__: true, type });
    });
  }
}
