import type { Test } from 'supertest';

let count = 0;

/** An address that no other test counts anything of. */
export const ownAddress = (): string => `198.18.${Math.floor((count += 1) / 250)}.${count % 250}`;

/** Sends a call from there, where one proxy is trusted. */
export const from = (address: string, call: Test): Test => call.set('X-Forwarded-For', address);
