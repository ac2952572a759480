import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, IsNull, MoreThanOrEqual, Repository } from 'typeorm';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { PasskeyChallenge, type PasskeyPurpose } from './entities/passkey-challenge.entity.js';
import { tooManyAttempts } from './second-factor.errors.js';

const LIFETIME_MS = 5 * 60 * 1000;

/** So many an account in that time; where nobody is known yet, the network's are counted. */
export const CHALLENGES = 60;

/** For what, and to whom, a challenge is given. */
export interface Challenged {
  purpose: PasskeyPurpose;
  /** Undefined for signing in by a passkey alone, where nobody is known yet. */
  userId?: number;
  sessionId?: string;
}

/** Gives out challenges and takes each back once, in every process. */
@Injectable()
export class PasskeyChallenges {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    @InjectRepository(PasskeyChallenge) private readonly challenges: Repository<PasskeyChallenge>,
  ) {
    this.limiter = rateLimiter(dataSource, 'passkey-challenge', CHALLENGES, LIFETIME_MS / 1000);
  }

  /** In base64url. @throws tooManyAttempts */
  async issue({ purpose, userId, sessionId }: Challenged): Promise<string> {
    if (userId !== undefined) await takePoint(this.limiter, String(userId), tooManyAttempts);
    const challenge = randomBytes(32).toString('base64url');
    await this.challenges.insert({
      challenge,
      purpose,
      userId: userId ?? null,
      sessionId: sessionId ?? null,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    });
    return challenge;
  }

  /** Deleting is the check: of parallel calls one finds it. */
  async take(challenge: string, { purpose, userId, sessionId }: Challenged): Promise<boolean> {
    if (!/^[\w-]+$/.test(challenge)) return false;
    const { affected } = await this.challenges.delete({
      challenge,
      purpose,
      userId: userId ?? IsNull(),
      sessionId: sessionId ?? IsNull(),
      expiresAt: MoreThanOrEqual(new Date()),
    });
    return affected === 1;
  }
}
