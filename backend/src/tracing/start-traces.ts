// The first thing that main.ts loads: what is traced is patched before anybody uses it.
import { createRequire } from 'node:module';
import { processEnvironment } from '../config/environment.js';
import { readTracesEndpoint } from '../config/operation-settings.js';

const endpoint = readTracesEndpoint(processEnvironment);

// Where nobody collects traces, nothing of this is loaded.
if (endpoint !== undefined) {
  const { startTraces } = await import('./traces.js');
  startTraces(endpoint);
  const require = createRequire(import.meta.url);
  // The patches are made by `require`; they change what imports get, too.
  for (const traced of ['http', 'https', 'pg']) require(traced);
}
