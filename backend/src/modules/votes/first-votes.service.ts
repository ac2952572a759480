import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AltchaService } from '../altcha/altcha.service.js';
import { AuthRateLimits } from '../auth/auth-rate-limits.js';
import { Vote } from './entities/vote.entity.js';

/** What an account's first vote has to show: accounts made in numbers are made to vote. */
@Injectable()
export class FirstVotes {
  constructor(
    private readonly limits: AuthRateLimits,
    private readonly altcha: AltchaService,
    @InjectRepository(Vote) private readonly votes: Repository<Vote>,
  ) {}

  /** A proof of work while its network makes many accounts; several at once are all first ones. @throws altchaNeeded */
  async allow(userId: number, address: string, solution: string | undefined): Promise<void> {
    if (!this.altcha.isAsked || !(await this.limits.makesManyAccounts(address))) return;
    if (!(await this.votes.existsBy({ userId }))) await this.altcha.demand(solution);
  }
}
