import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
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

  /** @throws participantDataNotFound */
  async findOwn(userId: number): Promise<Participant> {
    const participant = await this.participants.findOneBy({ userId });
    if (!participant) throw participantDataNotFound();
    return participant;
  }

  /** Everybody with their account, those with a place first. */
  listForAdmin(): Promise<Participant[]> {
    return this.participants.find({
      relations: { user: true },
      order: { isActive: 'DESC', order: 'ASC', id: 'ASC' },
    });
  }
}
