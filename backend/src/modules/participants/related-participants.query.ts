import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Participant } from './entities/participant.entity.js';
import { participantNotFound } from './participants.errors.js';

/** Of a profession, and of what two say of themselves: how much alike it is. The beginning tells what a project is about. */
const ALIKE = `
  similarity(sort_text(other.profession), sort_text(own.profession))
    + similarity(left(other.search, 600), left(own.search, 600))`;

/** Finds whom the readers of a participant may like to know of: those of the same season, a hundred at most. */
@Injectable()
export class RelatedParticipants {
  constructor(@InjectRepository(Participant) private readonly participants: Repository<Participant>) {}

  /** The most alike first, of whom everybody may know. @throws participantNotFound where not everybody may know of whom it is about */
  async find(id: number, limit: number): Promise<Participant[]> {
    const where = { id, isActive: true, isPublic: true };
    if (!(await this.participants.existsBy(where))) throw participantNotFound();
    return this.participants
      .createQueryBuilder('other')
      .innerJoin(Participant, 'own', 'own.id = :id AND own.season = other.season', { id })
      .where('other.id <> :id AND other.isActive AND other.isPublic')
      .orderBy(ALIKE, 'DESC')
      .addOrderBy('other.order')
      .limit(limit)
      .getMany();
  }
}
