import { createHash } from 'node:crypto';

/** Whether an address leads elsewhere: such a picture is never shown, only its copy. */
export const isElsewhere = (address: string): boolean => /^https?:/i.test(address);

/** The address that browsers are told: of our own pictures alone. */
export const shownPicture = (address: string | null): string | null =>
  address === null || isElsewhere(address) ? null : address;

/** What an address is found by. */
export const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex');
