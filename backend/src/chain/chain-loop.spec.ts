import type { AppConfig } from '../config/app-config.js';
import { ChainLoop } from './chain-loop.js';
import type { FollowedChains } from './followed-chains.js';

const delays: number[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => Promise.resolve(void delays.push(ms)),
}));

describe('the work on a chain', () => {
  let leads: boolean;
  let busyLooks: number;
  let readings: number;
  let pauses: number[];
  let loop: ChainLoop;

  beforeEach(() => {
    delays.length = 0;
    [leads, busyLooks, readings, pauses] = [true, 0, 0, []];
  });

  /** Until it has come to its end of looks at which something is awaited, and to its second pause at rest. */
  async function run(): Promise<void> {
    const rested = Promise.withResolvers<void>();
    const attention = {
      get isBusy() {
        return busyLooks-- > 0;
      },
      isDue: true,
      look: () => Promise.resolve(),
      during: (read: () => Promise<unknown>) => read(),
      untilAwake: (ms: number) => (pauses.push(ms) === 2 ? end(rested) : Promise.resolve()),
    };
    const watcher = {
      adoptNew: () => Promise.resolve(),
      poll: () => Promise.resolve(void (readings += 1)),
    };
    const tracker = { track: () => Promise.resolve(), problems: [] };
    const leader = {
      lead: () => Promise.resolve(leads),
      get leads() {
        return leads;
      },
      report: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    const chain = { chainId: 97, attention, watcher, tracker, leader };
    loop = new ChainLoop(
      { role: 'all' } as unknown as AppConfig,
      { all: [chain] } as unknown as FollowedChains,
    );
    await loop.onApplicationBootstrap();
    await rested.promise;
    await loop.beforeApplicationShutdown();
  }

  async function end({ resolve }: PromiseWithResolvers<void>): Promise<void> {
    void loop.beforeApplicationShutdown();
    resolve();
    return Promise.resolve();
  }

  it('is read twice a second while something is awaited, and at rest looked at every four seconds', async () => {
    busyLooks = 3;
    await run();
    expect(delays).toEqual([500, 500, 500]);
    expect(pauses).toEqual([4_000, 4_000]);
    expect(readings).toBe(5);
  });

  it('is taken over within two seconds by a process that does not lead, which reads nothing until then', async () => {
    leads = false;
    await run();
    expect([pauses, readings]).toEqual([[2_000, 2_000], 0]);
  });
});
