import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Secret } from 'otpauth';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { RecoveryCode } from './entities/recovery-code.entity.js';

const COUNT = 10;
/** So many random bits that a plain digest is enough: nobody finds a code by trying, and nothing is gained by a slow one. */
const BYTES = 15;

/** Codes to be written down, each of which stands in once for a second factor. */
@Injectable()
export class RecoveryCodes {
  constructor(@InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>) {}

  /** Ten new ones in place of all earlier; they are told this once and kept as hashes. */
  async renew(manager: EntityManager, userId: number): Promise<string[]> {
    const codes = Array.from({ length: COUNT }, newCode);
    await manager.delete(RecoveryCode, { userId });
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ userId, hash: hashOf(code) })),
    );
    return codes;
  }

  async forget(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(RecoveryCode, { userId });
  }

  /** The update is the check: of parallel calls one finds the code unused. */
  async use(userId: number, code: string): Promise<boolean> {
    const { affected } = await this.codes.update(
      { userId, hash: hashOf(code), usedAt: IsNull() },
      { usedAt: new Date() },
    );
    return affected === 1;
  }

  countUnused(userId: number): Promise<number> {
    return this.codes.countBy({ userId, usedAt: IsNull() });
  }
}

/** Twenty-four letters and digits in six groups. */
function newCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(BYTES)).buffer });
  return base32.toLowerCase().match(/.{4}/g)!.join('-');
}

/** However it was typed: with spaces, without hyphens, in capitals. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
