import type { NumberedEvent } from './site-event.types.js';

/** Keeps proxies from ending a stream that has nothing to say, and shows which browsers are gone. */
export const HEARTBEAT = Buffer.from(': still here\n\n');

/** An event as the format of server-sent events has it. JSON has no line breaks of its own. */
export const frameOf = ({ id, event, data }: NumberedEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The stream is open, and whoever comes back with this number misses nothing. */
export const readyFrame = (id: number): string => `id: ${id}\nevent: ready\ndata: {}\n\n`;

/** What was missed cannot be said: everything has to be fetched anew. */
export const resetFrame = (id: number): string => `id: ${id}\nevent: reset\ndata: {}\n\n`;

/** How long the browser waits before it comes back; not all at once when a process ends. */
export const retryFrame = (random = Math.random()): string =>
  `retry: ${1_000 + Math.round(random * 2_000)}\n\n`;
