import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { IsNull, LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { PasskeyChallenge, type PasskeyPurpose } from './entities/passkey-challenge.entity.js';

const LIFETIME_MS = 5 * 60 * 1000;

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
  constructor(
    @InjectRepository(PasskeyChallenge) private readonly challenges: Repository<PasskeyChallenge>,
  ) {}

  /** In base64url. */
  async issue({ purpose, userId, sessionId }: Challenged): Promise<string> {
    await this.challenges.delete({ expiresAt: LessThan(new Date()) });
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
