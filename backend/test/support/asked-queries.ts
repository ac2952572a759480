import { Client } from 'pg';

/** A statement as it was sent, with its values. */
export interface AskedQuery {
  text: string;
  values: unknown[];
}

const original = Client.prototype.query;
const asked = new Map<string, AskedQuery[]>();
let isListening = false;

/** Values differ in what the planner makes of them, but not for ever. */
const KEPT_OF_EACH = 5;

Client.prototype.query = function (this: Client, ...args: unknown[]) {
  if (isListening) note(args);
  return Reflect.apply(original, this, args) as unknown;
} as typeof original;

function note([query, values]: unknown[]): void {
  const given = typeof query === 'string' ? { text: query, values } : (query as Partial<AskedQuery>);
  if (typeof given.text !== 'string') return;
  const known = asked.get(given.text) ?? [];
  if (known.length < KEPT_OF_EACH)
    asked.set(given.text, [
      ...known,
      { text: given.text, values: Array.isArray(given.values) ? given.values : [] },
    ]);
}

/** Everything this process asks any database during the work, by whomever. */
export async function askedDuring(work: () => Promise<unknown>): Promise<AskedQuery[]> {
  asked.clear();
  isListening = true;
  try {
    await work();
  } finally {
    isListening = false;
  }
  return [...asked.values()].flat();
}
