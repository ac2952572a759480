import { hkdfSync, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { Repository } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { altchaNeeded } from './altcha.errors.js';
import { HIGHEST_COUNTER, PUZZLE, readSolution, type SolvedPuzzle } from './altcha-puzzle.js';
import { SpentAltcha } from './entities/spent-altcha.entity.js';

const LIFETIME_MS = 10 * 60 * 1000;

/** Gives out proofs of work and takes each solution once, in every process (ADR 0343). A challenge names nobody. */
@Injectable()
export class AltchaService {
  /** False where the site asks for none. */
  readonly isAsked: boolean;
  private readonly keys: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    @InjectRepository(SpentAltcha) private readonly spent: Repository<SpentAltcha>,
    @Inject(APP_CONFIG) { altcha, sessionSecret }: AppConfig,
  ) {
    const keyFor = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32)).toString('hex');
    this.isAsked = altcha;
    this.keys = {
      hmacSignatureSecret: keyFor('altcha challenges'),
      hmacKeySignatureSecret: keyFor('altcha solutions'),
    };
  }

  /** Signed, so that nothing of it has to be kept until it is solved. */
  issue(): Promise<Challenge> {
    const counter = randomInt(1, HIGHEST_COUNTER + 1);
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    return createChallenge({ ...PUZZLE, ...this.keys, counter, expiresAt, deriveKey });
  }

  /** Uses a solution up where the site asks for one. @throws altchaNeeded */
  async demand(solution: string | undefined): Promise<void> {
    if (!this.isAsked) return;
    const solved = solution === undefined ? undefined : readSolution(solution);
    if (!solved || !(await this.isRight(solved)) || !(await this.spend(solved))) throw altchaNeeded();
  }

  private async isRight({ challenge, solution }: SolvedPuzzle): Promise<boolean> {
    const { verified } = await verifySolution({ challenge, solution, ...this.keys, deriveKey });
    return verified;
  }

  /** The key decides: of parallel calls one inserts it. */
  private async spend({ nonce, expiresAt }: SolvedPuzzle): Promise<boolean> {
    const insert = `
      INSERT INTO spent_altchas (nonce, expires_at) VALUES ($1, to_timestamp($2)) ON CONFLICT DO NOTHING RETURNING nonce`;
    const inserted = await this.spent.query<object[]>(insert, [nonce, expiresAt]);
    return inserted.length === 1;
  }
}
