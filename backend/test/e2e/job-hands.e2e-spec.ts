import { JobQueue } from '../../src/queue/job-queue.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

const QUEUE = 'some-are-slow';
const SLOW = 0;

describe('jobs of which some are slow', () => {
  let app: TestApp;
  let end: () => void;
  const begun: number[] = [];
  const done: number[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    const slow = new Promise<void>((resolve) => (end = resolve));
    const work = async ({ id }: { id: number }) => {
      begun.push(id);
      if (id === SLOW) await slow;
      done.push(id);
    };
    await app.nest.get(JobQueue).register({ name: QUEUE, work, hands: 2 });
  });
  afterAll(async () => {
    end();
    await app.stop();
  });

  const add = (...ids: number[]) =>
    app.nest.get(JobQueue).addAll(
      app.dataSource.manager,
      QUEUE,
      ids.map((id) => ({ data: { id }, key: String(id) })),
    );

  it('go on while one of them takes its time', async () => {
    await add(SLOW);
    await eventually(async () => expect(begun).toEqual([SLOW]));
    const others = [1, 2, 3, 4, 5, 6];
    await add(...others);
    await eventually(async () => expect(new Set(done)).toEqual(new Set(others)));
    end();
    await eventually(async () => expect(done).toContain(SLOW));
  });
});
