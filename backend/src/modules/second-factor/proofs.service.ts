import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { User } from '../auth/entities/user.entity.js';
import { ShownPasswords } from '../auth/sign-in/shown-passwords.service.js';
import { type SignInMethod, SignIns, withPassword } from '../auth/sign-in/sign-ins.service.js';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { ProofChoicesDto, SecondFactorProofDto, StepUpDto } from './dto/second-factor.dto.js';
import type { PasskeyPurpose } from './entities/passkey-challenge.entity.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import {
  codeRefused,
  noPasskey,
  oneProof,
  passwordRefused,
  proofRefused,
  recoveryCodeRefused,
} from './second-factor.errors.js';
import { TotpService } from './totp.service.js';

type Account = Pick<User, 'id' | 'username' | 'role' | 'secondFactor'>;

/** What was found to be true of somebody, by the code that verified it; never what was sent or left out. */
export interface Verified {
  method: SignInMethod;
  /** Whether a second factor was shown, rather than the password alone. */
  withFactor: boolean;
}

/** Checks what somebody shows to prove who they are. */
@Injectable()
export class Proofs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: ShownPasswords,
    private readonly signIns: SignIns,
    private readonly passkeys: PasskeysService,
    private readonly totp: TotpService,
    private readonly codes: RecoveryCodes,
    private readonly audit: AuditService,
  ) {}

  /** By what the account may prove itself, with a challenge for its passkeys. */
  async choices(request: Request, account: Account, purpose: PasskeyPurpose): Promise<ProofChoicesDto> {
    const challenged = { purpose, userId: account.id, sessionId: request.sessionID };
    const [totp, passkey] = await Promise.all([
      this.totp.isOn(account.id),
      this.passkeys.requestOptions(request, challenged),
    ]);
    return { passwordOnly: !account.secondFactor, totp, passkey: passkey ?? null };
  }

  /**
   * The second step of a sign-in, after the password. @param account with the hash of the password that was shown
   * @throws oneProof, codeRefused, recoveryCodeRefused, noPasskey, passkeyRefused, tooManyCodes
   */
  async signIn(request: Request, account: User, shown: SecondFactorProofDto): Promise<void> {
    const { method } = await this.verifyFactor(request, account, shown, 'second-factor');
    const by = method === 'passkey' ? 'password_passkey' : method;
    await this.signIns.complete(request, account, withPassword(account, by));
  }

  /**
   * Verifies exactly one proof: the password, the password with a code or a recovery code, or a passkey, which is two factors at
   * once (the device, and what unlocks it). The password alone is none for an account with a second factor.
   * @throws as signIn, passwordRefused, proofRefused, tooManyLogins
   */
  async verify(request: Request, account: Account, { password, ...shown }: StepUpDto): Promise<Verified> {
    if (password === undefined && shown.passkey === undefined) throw oneProof();
    if (password !== undefined && shown.passkey !== undefined) throw oneProof();
    if (shown.passkey !== undefined) return this.verifyFactor(request, account, shown, 'step-up');
    if (shown.code !== undefined && shown.recoveryCode !== undefined) throw oneProof();
    await this.showPassword(request, account, password!);
    if (shown.code !== undefined || shown.recoveryCode !== undefined)
      return this.verifyFactor(request, account, shown, 'step-up');
    if (account.secondFactor) throw proofRefused();
    return { method: 'password', withFactor: false };
  }

  private async showPassword(request: Request, account: Account, password: string): Promise<void> {
    if (!(await this.passwords.accountOf(request, account.username, password))) throw passwordRefused();
  }

  private async verifyFactor(
    request: Request,
    account: Account,
    shown: SecondFactorProofDto,
    purpose: PasskeyPurpose,
  ): Promise<Verified> {
    if (Object.values(shown).filter((each) => each !== undefined).length !== 1) throw oneProof();
    try {
      return { method: await this.factorIn(request, account, shown, purpose), withFactor: true };
    } catch (failure) {
      await this.signIns.failed(account, 'account.second_factor_failed');
      throw failure;
    }
  }

  private async factorIn(
    request: Request,
    account: Account,
    { code, recoveryCode, passkey }: SecondFactorProofDto,
    purpose: PasskeyPurpose,
  ): Promise<SignInMethod> {
    const { id } = account;
    if (passkey !== undefined) {
      if ((await this.passkeys.list(id)).length === 0) throw noPasskey();
      await this.passkeys.verify(request, { purpose, userId: id, sessionId: request.sessionID }, passkey);
      return 'passkey';
    }
    if (recoveryCode !== undefined) return this.useRecoveryCode(account, recoveryCode);
    if (code === undefined || !(await this.totp.verify(id, code))) throw codeRefused();
    return 'password_code';
  }

  private async useRecoveryCode(account: Account, recoveryCode: string): Promise<SignInMethod> {
    if (!(await this.codes.use(account.id, recoveryCode))) throw recoveryCodeRefused();
    const left = await this.codes.countUnused(account.id);
    await this.audit.record(this.dataSource.manager, account, {
      action: 'account.recovery_code_used',
      subject: `users/${account.id}`,
      details: { left },
    });
    return 'password_recovery_code';
  }
}
