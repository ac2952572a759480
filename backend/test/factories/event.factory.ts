import type { TestApp } from '../support/test-app.js';

interface ToldEvent {
  event: string;
  data: object;
}

/** What open pages were told, in the order in which it happened; `act` alone counts. */
export async function toldDuring(app: TestApp, act: () => Promise<unknown>): Promise<ToldEvent[]> {
  await app.dataSource.query('DELETE FROM site_events');
  await act();
  return app.dataSource.query('SELECT event, data FROM site_events ORDER BY id');
}
