import { Client } from 'pg';
import type { DataSource } from 'typeorm';

/** Runs work on a connection of its own. */
export async function withDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** On a connection apart from the application's, whose patience is not meant for what a test does with whole tables. */
export const onOwnConnection = <T>(
  { options }: DataSource,
  work: (client: Client) => Promise<T>,
): Promise<T> => withDatabase((options as { url: string }).url, work);
