import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

const counting = new AsyncLocalStorage<{ texts: string[] }>();
const original = Client.prototype.query;

Client.prototype.query = function (this: Client, ...args: unknown[]) {
  const [query] = args as [string | { text: string }];
  counting.getStore()?.texts.push(typeof query === 'string' ? query : query.text);
  return Reflect.apply(original, this, args) as unknown;
} as typeof original;

/** What the work itself asks the database, transactions' beginnings and ends included. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  await counting.run({ texts }, work);
  return texts;
}
