import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Participant } from './entities/participant.entity.js';
import { participantDataNotFound, participantNotFound } from './participants.errors.js';

/** Reads participants. */
@Injectable()
export class ParticipantsQuery {
  constructor(@InjectRepository(Participant) private readonly participants: Repository<Participant>) {}

  /** Those who hold a place, by its number. */
  listActive(): Promise<Participant[]> {
    return this.participants.find({ where: { isActive: true }, order: { order: 'ASC' } });
  }

  /** Inactive participants have no public page. @throws participantNotFound */
  async findActive(id: number): Promise<Participant> {
    const participant = await this.participants.findOneBy({ id, isActive: true });
    if (!participant) throw participantNotFound();
    return participant;
  }

  /** Whoever changes what belongs to them comes one after the other; with a place or without. @throws participantNotFound */
  async lock(manager: EntityManager, id: number): Promise<Participant> {
    const lock = { mode: 'for_no_key_update' } as const;
    const participant = await manager.findOne(Participant, { where: { id }, lock });
    if (!participant) throw participantNotFound();
    return participant;
  }

  /** @throws participantNotFound */
  async lockActive(manager: EntityManager, id: number): Promise<Participant> {
    const participant = await this.lock(manager, id);
    if (!participant.isActive) throw participantNotFound();
    return participant;
  }

  /** As {@link lock}, for the place that an account holds. @throws participantDataNotFound */
  async lockOwn(manager: EntityManager, userId: number): Promise<Participant> {
    const lock = { mode: 'for_no_key_update' } as const;
    const participant = await manager.findOne(Participant, { where: { userId, isActive: true }, lock });
    if (!participant) throw participantDataNotFound();
    return participant;
  }

  /** @throws participantDataNotFound */
  async findOwn(userId: number): Promise<Participant> {
    const participant = await this.participants.findOneBy({ userId });
    if (!participant) throw participantDataNotFound();
    return participant;
  }
}
