import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SettingsService } from '../settings/settings.service.js';
import { Participant } from './entities/participant.entity.js';
import { placesTaken } from './participants.errors.js';

// Names the lock that whoever takes or frees a place holds until the transaction ends.
const PLACES_LOCK = 7_305_113;

/** The season's places: numbered 1..n without gaps, never more than the setting allows. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  /** One after the other: parallel requests see each other's places. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [PLACES_LOCK]);
  }

  /** How many there are, and how many of them are taken. */
  async tally(manager: EntityManager = this.dataSource.manager): Promise<{ places: number; taken: number }> {
    const places = await this.settings.maxParticipants(manager);
    return { places, taken: await manager.countBy(Participant, { isActive: true }) };
  }

  /** The number of the next free place, under lock. @throws placesTaken */
  async next(manager: EntityManager): Promise<number> {
    const { places, taken } = await this.tally(manager);
    if (taken >= places) throw placesTaken({ places });
    return taken + 1;
  }

  /**
   * Locks everybody who holds a place, in the order of their ids, as whoever locks several participants: first of all where
   * more than one of them is to change.
   */
  async lockHolders(manager: EntityManager): Promise<void> {
    await manager.find(Participant, {
      select: { id: true },
      where: { isActive: true },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** Whoever stands behind a freed place moves up, under lock. */
  async closeGap(manager: EntityManager, freed: number): Promise<void> {
    await manager.query('UPDATE participants SET "order" = "order" - 1 WHERE is_active AND "order" > $1', [
      freed,
    ]);
  }
}
