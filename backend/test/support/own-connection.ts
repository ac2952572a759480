import { Client } from 'pg';
import type { DataSource } from 'typeorm';

/** On a connection apart from the application's, whose patience is not meant for what a test does with whole tables. */
export async function onOwnConnection<T>(
  dataSource: DataSource,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const { url } = dataSource.options as { url: string };
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
