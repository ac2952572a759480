import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { TotpSecret } from './entities/totp-secret.entity.js';
import { codeRefused, tooManyCodes, totpExists, totpNotBegun } from './second-factor.errors.js';
import { SecretBox } from '../../common/secret-box.js';

const ISSUER = 'Future Change-Makers';
const PERIOD_SECONDS = 30;
const FREE_FAILURES = 5;
const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 15 * 60;

/** What is put into an authenticator app, told once. */
export interface NewTotp {
  secret: string;
  uri: string;
}

/** Codes of authenticator apps (RFC 6238: six digits, 30 seconds), which count once and are not worth guessing. */
@Injectable()
export class TotpService {
  private readonly box: SecretBox;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.box = new SecretBox(config.sessionSecret, 'totp secrets');
  }

  async isOn(userId: number, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    const found = await manager.findOneBy(TotpSecret, { userId });
    return !!found?.confirmedAt;
  }

  /** A new secret, which counts once confirm() has seen a code of it. @throws totpExists */
  async begin(userId: number, username: string): Promise<NewTotp> {
    const secret = new Secret({ size: 20 });
    await this.dataSource.transaction(async (manager) => {
      if (await this.isOn(userId, manager)) throw totpExists();
      const sealed = this.box.seal(secret.base32, String(userId));
      await manager.upsert(TotpSecret, { userId, secret: sealed, failures: 0, failedAt: null }, ['userId']);
    });
    const uri = new TOTP({ issuer: ISSUER, label: username, secret, period: PERIOD_SECONDS }).toString();
    return { secret: secret.base32, uri };
  }

  /** @throws totpNotBegun, totpExists, codeRefused, tooManyCodes */
  async confirm(manager: EntityManager, userId: number, code: string): Promise<void> {
    const found = await this.lock(manager, userId);
    if (!found) throw totpNotBegun();
    if (found.confirmedAt) throw totpExists();
    const step = this.stepOf(found, code);
    if (step === undefined) throw codeRefused();
    await manager.update(TotpSecret, { userId }, { confirmedAt: new Date(), lastStep: step });
  }

  async remove(manager: EntityManager, userId: number): Promise<boolean> {
    const { affected } = await manager.delete(TotpSecret, { userId });
    return affected === 1;
  }

  /** Whether the code is right. Guesses wait for one another by the row's lock. @throws tooManyCodes */
  verify(userId: number, code: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const found = await this.lock(manager, userId);
      if (!found?.confirmedAt) return false;
      const seconds = secondsToWait(found);
      if (seconds > 0) throw tooManyCodes(seconds);
      const step = this.stepOf(found, code);
      const changes =
        step === undefined
          ? { failures: found.failures + 1, failedAt: new Date() }
          : { failures: 0, failedAt: null, lastStep: step };
      await manager.update(TotpSecret, { userId }, changes);
      return step !== undefined;
    });
  }

  private lock(manager: EntityManager, userId: number): Promise<TotpSecret | null> {
    return manager.findOne(TotpSecret, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** The half minute that the code belongs to: now, or one before or after; undefined for one that does not count. */
  private stepOf({ userId, secret: sealed, lastStep }: TotpSecret, code: string): number | undefined {
    const secret = this.box.open(sealed, String(userId));
    if (secret === undefined) return undefined;
    const clock = { period: PERIOD_SECONDS, timestamp: Date.now() };
    const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), ...clock });
    const step = delta === null ? 0 : TOTP.counter(clock) + delta;
    return step > lastStep ? step : undefined;
  }
}

/** Five wrong codes are free; from then on each doubles the wait, up to a quarter of an hour. */
function secondsToWait({ failures, failedAt }: TotpSecret): number {
  if (failures < FREE_FAILURES || !failedAt) return 0;
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY_SECONDS);
  return Math.ceil((failedAt.getTime() + delay * 1000 - Date.now()) / 1000);
}
