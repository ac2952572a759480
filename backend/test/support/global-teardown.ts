import { once } from 'node:events';

/** Closing their input ends the services. */
export default async function tearDown(): Promise<void> {
  const services = globalThis.testServices;
  if (!services) return;
  services.stdin?.end();
  await once(services, 'exit');
}
