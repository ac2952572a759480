import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { Participant } from './entities/participant.entity.js';
import { placesTaken } from './participants.errors.js';

// Names the lock that whoever takes or frees a place holds until the transaction ends.
const PLACES_LOCK = 7_305_113;

/** One more than are taken have one that is free. A season that was closed may have a gap, of somebody who left meanwhile. */
const FREE = `
  SELECT min(number) AS number FROM generate_series(1, $2::integer) number
  WHERE NOT EXISTS (SELECT FROM participants WHERE season = $1 AND is_active AND "order" = number)`;

/** The places of each season: numbered 1..n, while it is open without gaps, never more than it has. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seasons: SeasonsQuery,
  ) {}

  /** One after the other: parallel requests see each other's places. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [PLACES_LOCK]);
  }

  /** How many a season has, and how many of them are taken. @param number the one whose applications are open if not given */
  async tally(
    number?: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ places: number; taken: number }> {
    const { number: season, places } = await this.seasons.find(
      number ?? (await this.seasons.applying(manager)),
      manager,
    );
    return { places, taken: await this.taken(manager, season) };
  }

  /** How many of a season's are taken. */
  taken(manager: EntityManager, season: number): Promise<number> {
    return manager.countBy(Participant, { season, isActive: true });
  }

  /** The number of a season's next free place, under lock. @throws placesTaken */
  async next(manager: EntityManager, season: number): Promise<number> {
    const { places, taken } = await this.tally(season, manager);
    if (taken >= places) throw placesTaken({ places });
    const [free] = await manager.query<[{ number: number }]>(FREE, [season, taken + 1]);
    return free.number;
  }

  /**
   * Locks everybody who holds a place of a season, in the order of their ids, as whoever locks several participants: first of all where
   * more than one of them is to change.
   */
  async lockHolders(manager: EntityManager, season: number): Promise<void> {
    await manager.find(Participant, {
      select: { id: true },
      where: { season, isActive: true },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** Whoever stands behind a freed place moves up, under lock. */
  async closeGap(manager: EntityManager, season: number, freed: number): Promise<void> {
    await manager.query(
      'UPDATE participants SET "order" = "order" - 1 WHERE season = $1 AND is_active AND "order" > $2',
      [season, freed],
    );
  }
}
