import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, Repository } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { COMMENTS_A_PAGE, type ListCommentsDto } from './dto/list-comments.dto.js';
import { Vote } from './entities/vote.entity.js';
import { voteOf } from './vote-of-comment.js';

/** One page of comments; `next` is the cursor of the page after it. */
export interface CommentsPage {
  comments: Vote[];
  next: number | undefined;
}

/** Reads what voters said. */
@Injectable()
export class CommentsQuery {
  constructor(
    @InjectRepository(Vote) private readonly votes: Repository<Vote>,
    private readonly participants: ParticipantsQuery,
  ) {}

  /** Newest first; hidden ones only for their author and the administrator. @throws participantNotFound */
  async list(
    participantId: number,
    viewer: SignedInUser | undefined,
    { limit = COMMENTS_A_PAGE, cursor }: ListCommentsDto,
  ): Promise<CommentsPage> {
    await this.participants.findActive(participantId, viewer);
    const query = this.votes
      .createQueryBuilder('vote')
      .leftJoinAndSelect('vote.user', 'user')
      .where('vote.participant_id = :participantId AND vote.comment IS NOT NULL', { participantId })
      .orderBy('vote.id', 'DESC')
      .limit(limit + 1);
    if (cursor) query.andWhere(`vote.id < ${voteOf(':cursor')}`, { cursor });
    if (viewer?.role !== 'admin')
      query.andWhere(
        new Brackets((either) => {
          either.where('NOT vote.hidden').orWhere('vote.user_id = :viewer', { viewer: viewer?.id ?? null });
        }),
      );
    const found = await query.getMany();
    const comments = found.slice(0, limit);
    return { comments, next: found.length > limit ? comments.at(-1)!.commentId! : undefined };
  }
}
