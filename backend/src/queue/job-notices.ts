import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Db } from 'pg-boss';

type Listen = NonNullable<Db['listen']>;

const RETRY_MS = 1_000;

/**
 * Has pg-boss hear of new jobs on a connection of its own, which is opened anew when it is lost; meanwhile, and where nobody noticed the
 * loss, jobs are found by DueJobs.
 */
export const jobNotices =
  (databaseUrl: string): Listen =>
  async (channel, hear, hearAgain) => {
    const stopping = new AbortController();
    let client: Client | undefined;
    const open = async (): Promise<void> => {
      const next = new Client({
        connectionString: databaseUrl,
        application_name: 'future-change-makers jobs',
        connectionTimeoutMillis: 5_000,
        query_timeout: 5_000,
        keepAlive: true,
      });
      next.on('error', () => undefined);
      next.on('notification', ({ payload = '' }) => hear(payload));
      try {
        await next.connect();
        await next.query(`LISTEN "${channel}"`);
      } catch (error) {
        // A database that is only read lets connect, and nobody listen.
        await next.end().catch(() => undefined);
        throw error;
      }
      next.once('end', () => void reopen());
      client = next;
    };
    const reopen = async (): Promise<void> => {
      await delay(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) await open().then(hearAgain, reopen);
    };
    await open().catch(() => void reopen());
    return {
      close: async () => {
        stopping.abort();
        await client?.end().catch(() => undefined);
      },
    };
  };
