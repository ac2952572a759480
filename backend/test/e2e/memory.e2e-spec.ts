import { setTimeout as delay } from 'node:timers/promises';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import { memoryOf } from '../support/process-memory.js';

/** Bytes; measured were 150 to 160 million, and 215 where nothing else on the machine runs on Node (docs/performance.md). */
const MOST_BYTES = 220_000_000;
const MEGABYTE = 1_000_000;

/** Between two looks; it is at rest where it has not grown meanwhile. */
const LOOK_MS = 2_000;

describe('the memory of an API process', () => {
  let api: ApiProcess;

  beforeAll(async () => {
    api = await ApiProcess.prepare(undefined, { NODE_ENV: 'production' });
    await api.start();
  });
  afterAll(() => api.close());

  it('is little once it has started and is at rest', async () => {
    let held = 0;
    await eventually(async () => {
      const now = memoryOf(api.pid);
      const grown = now - held;
      held = now;
      await delay(LOOK_MS);
      expect(grown).toBeLessThan(MEGABYTE);
    });
    expect(held).toBeLessThanOrEqual(MOST_BYTES);
  });
});
