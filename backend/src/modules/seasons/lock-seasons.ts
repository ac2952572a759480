import type { EntityManager } from 'typeorm';

// Names the lock under which seasons are planned, closed and follow the clock one after the other.
const SEASONS_LOCK = 7_305_150;

/** Until the transaction ends. Before any other lock, as dates of seasons are judged together. */
export const lockSeasons = async (manager: EntityManager): Promise<void> => {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SEASONS_LOCK]);
};
