import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { adInput } from '../factories/ad.factory.js';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { EventReader } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { whileHeld } from '../support/held-lock.js';
import { PATIENT_STATEMENTS } from '../support/test-app.js';

/** Long enough for a balancer that asks every 20 ms to notice, on a busy machine too. */
const GRACE_MS = 6_000;

describe('a process that is told to end', () => {
  let api: ApiProcess;

  beforeAll(async () => {
    api = await ApiProcess.prepare(undefined, {
      SHUTDOWN_GRACE_MS: String(GRACE_MS),
      // What waits while the process ends is to wait until it has.
      ...PATIENT_STATEMENTS,
    });
  });
  beforeEach(() => api.start());
  afterAll(() => api.close());

  const isReady = async () => (await fetch(`${api.url}/api/ready`)).status === 200;

  /** Sends requests for as long as a balancer would. @param answers gets the status of each, or what went wrong */
  async function sendWhileReady(answers: (number | string)[]): Promise<void> {
    const balancer = { sends: true };
    const ask = async () => {
      while (balancer.sends)
        answers.push(await fetch(`${api.url}/api/ads?limit=1`).then(({ status }) => status, String));
    };
    const look = async () => {
      while (balancer.sends) {
        balancer.sends = await isReady();
        await delay(20);
      }
    };
    await Promise.all([look(), ask(), ask(), ask(), ask()]);
  }

  it('says so first, and no request that a balancer sends it fails', async () => {
    const answers: (number | string)[] = [];
    const sent = sendWhileReady(answers);
    await eventually(async () => Promise.resolve(expect(answers.length).toBeGreaterThan(10)));
    const before = answers.length;
    const ended = api.terminate();
    await sent;
    const stillAnswers = await fetch(`${api.url}/api/live`);
    expect([stillAnswers.status, stillAnswers.headers.get('connection')]).toEqual([200, 'close']);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(answers.length).toBeGreaterThan(before);
    expect(await ended).toBe('SIGTERM');
  });

  it('finishes what it has begun, and ends event streams in order', async () => {
    const client = api.client();
    await client.post('/auth/register', userInput()).expect(201);
    const stream = await EventReader.open(api.url);
    let ended: Promise<unknown> = Promise.resolve();
    const lock = { sql: 'LOCK TABLE ads IN EXCLUSIVE MODE', waits: 'INSERT INTO "ads"%', waiting: 1 };
    const { status } = await whileHeld(
      api.dataSource,
      lock,
      async () => client.post('/ads', adInput()),
      async () => {
        ended = api.terminate();
        await stream.until(({ hasEnded }) => hasEnded);
      },
    );
    expect(status).toBe(201);
    expect(stream.retry).toBeDefined();
    expect(await ended).toBe('SIGTERM');
  });

  it('waits for nobody who has opened a connection and says nothing', async () => {
    const { port, hostname } = new URL(api.url);
    const silent = connect(Number(port), hostname).on('error', () => undefined);
    await fetch(`${api.url}/api/live`);
    const asked = Date.now();
    expect(await api.terminate()).toBe('SIGTERM');
    expect(Date.now() - asked).toBeLessThan(GRACE_MS + 10_000);
    silent.destroy();
  });
});
