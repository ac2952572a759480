import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Caches } from '../../common/caches.js';
import type { FoundPart } from '../../common/lists/found-part.js';
import { SearchedWords } from '../../common/lists/searched-words.js';
import { Participant } from './entities/participant.entity.js';

/** Finds participants by what they say of themselves: those of whom everybody may know, of all seasons. */
@Injectable()
export class FoundParticipants {
  private readonly texts: SearchedWords;

  constructor(
    @InjectRepository(Participant) private readonly participants: Repository<Participant>,
    caches: Caches,
  ) {
    this.texts = new SearchedWords(participants.manager.connection, 'participants', ['search'], caches);
  }

  /** Those with one of the words in their name first, then those of the newest season, by their places. A season has a hundred at most. */
  async find(q: string, limit: number): Promise<FoundPart<Participant>> {
    const found = await this.participants
      .createQueryBuilder('participant')
      .where('participant.isActive AND participant.isPublic')
      .andWhere(this.texts.hasByIndex('participant'))
      .orderBy(`strpos(search_text(participant.name), :searched_0) > 0`, 'DESC')
      .addOrderBy('participant.season', 'DESC')
      .addOrderBy('participant.order')
      .limit(limit + 1)
      .setParameters(this.texts.parametersOf(q))
      .getMany();
    return { rows: found.slice(0, limit), isMore: found.length > limit };
  }
}
