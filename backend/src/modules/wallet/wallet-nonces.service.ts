import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { generateNonce } from 'siwe';
import { LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { WalletNonce } from './entities/wallet-nonce.entity.js';
import { nonceUnknown } from './wallet.errors.js';

export const NONCE_LIFETIME_MS = 10 * 60 * 1000;

/** Gives out nonces and takes each back once. */
@Injectable()
export class WalletNonces {
  constructor(@InjectRepository(WalletNonce) private readonly nonces: Repository<WalletNonce>) {}

  async issue(sessionId: string): Promise<string> {
    await this.nonces.delete({ expiresAt: LessThan(new Date()) });
    const nonce = generateNonce();
    await this.nonces.insert({ nonce, sessionId, expiresAt: new Date(Date.now() + NONCE_LIFETIME_MS) });
    return nonce;
  }

  /** Deleting is the check: of parallel calls one finds it. @throws nonceUnknown */
  async consume(sessionId: string, nonce: string): Promise<void> {
    const { affected } = await this.nonces.delete({
      sessionId,
      nonce,
      expiresAt: MoreThanOrEqual(new Date()),
    });
    if (affected !== 1) throw nonceUnknown();
  }
}
