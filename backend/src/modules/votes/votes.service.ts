import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { keccak256 } from 'ethers';
import type { Pool } from 'pg';
import { DataSource, Repository } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { DurableCommits } from '../../common/durable-commits.js';
import { pgPool } from '../../common/pg-pool.js';
import { CAST_VOTE } from './cast-vote.sql.js';
import type { CastVoteDto } from './dto/cast-vote.dto.js';
import { Vote } from './entities/vote.entity.js';
import { FormerVoters } from './former-voters.js';
import { RefusedVotes } from './refused-votes.service.js';
import { VoteRefusals } from './vote-refusals.service.js';
import { NetworkMark } from '../../common/access/network-mark.js';
import { VoterMailbox } from './voter-mailbox.js';

/** Where nothing was in the way of a refused vote any more, as the month had just changed. */
const ATTEMPTS = 3;

/** Where a vote comes from. */
export interface VoteOrigin {
  /** Of the network. */
  address: string;
  /** Of the account. */
  email: string;
  /** That the account's address leads to. */
  mailbox: string | null;
  /** By which the participant is told of a comment. */
  name: string;
}

/** Takes votes: one a participant and calendar month for each account. */
@Injectable()
export class VotesService {
  /** Straight from the driver, which plans a named statement once a connection; planning is half of its time. */
  private readonly pool: Pool;
  private readonly commits: DurableCommits;

  constructor(
    dataSource: DataSource,
    @InjectRepository(Vote) private readonly votes: Repository<Vote>,
    private readonly networks: NetworkMark,
    private readonly formerVoters: FormerVoters,
    private readonly mailboxes: VoterMailbox,
    private readonly refusals: VoteRefusals,
    private readonly refused: RefusedVotes,
  ) {
    this.pool = pgPool(dataSource);
    this.commits = new DurableCommits(this.pool);
  }

  /** @throws alreadyVoted, mailboxVoted, voteForOneself, pseudonymTaken, awardNotVotedOn, monthFixed, tooManyVotes, and what VoteRefusals throws */
  async cast(
    voter: SignedInUser,
    dto: CastVoteDto,
    { address, email, mailbox, name }: VoteOrigin,
  ): Promise<Vote> {
    this.refused.assertFew(voter.id);
    const secret = dto.pseudonym ? null : `0x${randomBytes(32).toString('hex')}`;
    const pseudonym = dto.pseudonym ?? keccak256(secret!);
    const { participantId, awardId = null, comment = null } = dto;
    const former = this.formerVoters.hash(email);
    const mailboxMark = this.mailboxes.hash(mailbox);
    const mark = this.networks.hash(address);
    const given = [
      voter.id,
      participantId,
      awardId,
      comment,
      pseudonym,
      secret,
      mark,
      name,
      former,
      mailboxMark,
    ];
    for (let attempt = 1; ; attempt++) {
      const { rows } = await this.pool.query<Vote>({ name: 'cast-vote', text: CAST_VOTE, values: given });
      if (rows[0]) {
        await this.commits.flushed();
        return rows[0];
      }
      if (attempt === 1) await this.refused.count(voter.id);
      const refusal = await this.refusals.reason(
        { id: voter.id, former, mailboxMark },
        { ...dto, pseudonym },
      );
      if (refusal) throw refusal;
      if (attempt === ATTEMPTS) throw new Error('A vote was refused without a reason');
    }
  }

  /** Newest first. */
  listOwn(userId: number): Promise<Vote[]> {
    return this.votes.find({ where: { userId }, relations: { participant: true }, order: { id: 'DESC' } });
  }
}
