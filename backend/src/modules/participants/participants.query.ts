import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { Participant } from './entities/participant.entity.js';
import { ownFirst } from './own-first.js';
import { isListedFor, isShownTo, type Reader } from './shown-participants.js';
import { participantDataNotFound, participantNotFound, participantsNotShown } from './participants.errors.js';

/** Reads participants. */
@Injectable()
export class ParticipantsQuery {
  constructor(
    @InjectRepository(Participant) private readonly participants: Repository<Participant>,
    private readonly seasons: SeasonsQuery,
  ) {}

  /**
   * Those who hold a place in a season, by its number.
   * @param number the current season's if not given. @throws seasonNotFound, participantsNotShown
   */
  async listActive(reader?: Reader, number?: number): Promise<Participant[]> {
    const season = await this.seasons.find(number ?? (await this.seasons.current()));
    if (!isListedFor(season, reader)) throw participantsNotShown();
    return this.participants.find({
      where: { season: season.number, isActive: true },
      order: { order: 'ASC' },
    });
  }

  /** Those who hold a place in a season and of whom everybody may know, by their places. */
  listPublic(season: number, manager: EntityManager = this.participants.manager): Promise<Participant[]> {
    return manager.find(Participant, {
      where: { season, isActive: true, isPublic: true },
      order: { order: 'ASC' },
    });
  }

  /** How many places of each season are taken; of one without any nothing is said. */
  async countBySeason(): Promise<Map<number, number>> {
    const rows = await this.participants.query<{ season: number; taken: number }[]>(
      'SELECT season, count(*)::integer AS taken FROM participants WHERE is_active GROUP BY season',
    );
    return new Map(rows.map(({ season, taken }) => [season, taken]));
  }

  /** Inactive participants have no public page, and neither have those of whom nobody may know yet. @throws participantNotFound */
  async findActive(id: number, reader?: Reader): Promise<Participant> {
    const where = { id, isActive: true };
    const participant = await this.participants.findOne({ where, relations: { ofSeason: true } });
    if (!participant || !isShownTo(participant, participant.ofSeason!, reader)) throw participantNotFound();
    return participant;
  }

  /** For whoever has read them otherwise, whether they hold a place or not. @throws participantNotFound */
  async assertShown(manager: EntityManager, participant: Participant, reader: Reader): Promise<void> {
    if (participant.isPublic) return;
    const season = await this.seasons.find(participant.season, manager);
    if (!isShownTo(participant, season, reader)) throw participantNotFound();
  }

  /** Whoever changes what belongs to them comes one after the other; with a place or without. @throws participantNotFound */
  async lock(manager: EntityManager, id: number): Promise<Participant> {
    const lock = { mode: 'for_no_key_update' } as const;
    const participant = await manager.findOne(Participant, { where: { id }, lock });
    if (!participant) throw participantNotFound();
    return participant;
  }

  /**
   * In a season that is not closed, and stays open until the transaction ends.
   * @param season the one that is meant; undefined for any. @throws participantNotFound, seasonClosed
   */
  async lockActive(manager: EntityManager, id: number, season?: number): Promise<Participant> {
    await this.holdSeason(manager, id, season);
    const participant = await this.lock(manager, id);
    if (!participant.isActive) throw participantNotFound();
    return participant;
  }

  /** Its season alone: before any account, for whoever locks one in between. @throws participantNotFound, seasonClosed */
  async holdSeason(manager: EntityManager, id: number, season?: number): Promise<void> {
    const where = { id, isActive: true, ...(season !== undefined && { season }) };
    const named = await manager.findOneBy(Participant, where);
    if (!named) throw participantNotFound();
    await this.seasons.holdOpen(manager, named.season);
  }

  /** As {@link lockActive}, for the place that an account holds ({@link findOwn}). @throws participantDataNotFound, seasonClosed */
  async lockOwn(manager: EntityManager, userId: number, season?: number): Promise<Participant> {
    const own = await ownFirst(manager, userId, { season, isActive: true });
    if (!own) throw participantDataNotFound();
    return this.lockActive(manager, own.id);
  }

  /** Where an account takes part, or will; else the current season. */
  async seasonOf(manager: EntityManager, userId: number): Promise<number> {
    const current = await this.seasons.current(manager);
    const own = await ownFirst(manager, userId, { isActive: true });
    return Math.max(own?.season ?? current, current);
  }

  /** Whether an account holds a place in a season that is not closed. */
  async holdsOpenPlace(userId: number): Promise<boolean> {
    return this.participants.exists({ where: openPlacesOf(userId) });
  }

  /** Whether an account holds a place in a season, whichever that is. */
  async holdsPlace(manager: EntityManager, userId: number, season: number): Promise<boolean> {
    return manager.existsBy(Participant, { userId, season, isActive: true });
  }

  /** The places that an account holds in seasons that are not closed, the newest first. */
  async listOpenPlaces(userId: number): Promise<Participant[]> {
    return this.participants.find({ where: openPlacesOf(userId), order: { season: 'DESC' } });
  }

  /**
   * The place that an account has in this season; if none is named in the current one, else in the newest.
   * @throws participantDataNotFound
   */
  async findOwn(userId: number, season?: number): Promise<Participant> {
    const participant = await ownFirst(this.participants.manager, userId, { season });
    if (!participant) throw participantDataNotFound();
    return participant;
  }
}

const openPlacesOf = (userId: number) => ({ userId, isActive: true, ofSeason: { closedAt: IsNull() } });
