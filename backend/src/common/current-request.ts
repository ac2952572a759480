import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

const current = new AsyncLocalStorage<IncomingMessage>();

/** The request whose work this is; undefined for jobs, commands and what the site does by itself. */
export const currentRequest = (): IncomingMessage | undefined => current.getStore();

export const withRequest = <T>(request: IncomingMessage, work: () => T): T => current.run(request, work);
