import type { Client } from '../support/client.js';

/** Input of an ad that is valid as it stands. */
export function adInput(changes: object = {}) {
  return {
    title: 'Solar lamps for night markets',
    description: 'Rent a lamp by the evening and pay from your takings.',
    category: 'technology',
    ...changes,
  };
}

/** Submits an ad and tells its id. */
export async function submitAd(client: Client, changes: object = {}): Promise<number> {
  const { body } = await client.post('/ads', adInput(changes)).expect(201);
  return (body as { id: number }).id;
}
