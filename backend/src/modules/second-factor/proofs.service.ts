import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { loginOrigin } from '../auth/login-origin.js';
import { AuthService } from '../auth/auth.service.js';
import type { User } from '../auth/entities/user.entity.js';
import { type SignInMethod, SignIns } from '../auth/sign-ins.service.js';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { ProofChoicesDto, SecondFactorProofDto, StepUpDto } from './dto/second-factor.dto.js';
import type { PasskeyPurpose } from './entities/passkey-challenge.entity.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { codeRefused, passwordRefused, proofRefused, recoveryCodeRefused } from './second-factor.errors.js';
import { TotpService } from './totp.service.js';

type Account = Pick<User, 'id' | 'username' | 'role' | 'secondFactor'>;
type Factor = 'code' | 'recoveryCode' | 'passkey';

const METHODS: Record<Factor, SignInMethod> = {
  code: 'password_code',
  recoveryCode: 'password_recovery_code',
  passkey: 'password_passkey',
};

/** Checks what somebody shows to prove who they are. */
@Injectable()
export class Proofs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auth: AuthService,
    private readonly signIns: SignIns,
    private readonly passkeys: PasskeysService,
    private readonly totp: TotpService,
    private readonly codes: RecoveryCodes,
    private readonly audit: AuditService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
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

  /** The second step of a sign-in. @throws proofRefused, codeRefused, recoveryCodeRefused, passkeyRefused, tooManyCodes */
  async signIn(request: Request, account: Account, proof: SecondFactorProofDto): Promise<void> {
    const factor = await this.showFactor(request, account, proof, 'second-factor');
    await this.signIns.complete(request, account, METHODS[factor]);
  }

  /** A passkey, or the password with a code where there is a second factor. @throws as signIn, passwordRefused, tooManyLogins */
  async stepUp(request: Request, account: Account, { password, ...proof }: StepUpDto): Promise<void> {
    // A passkey is two factors at once: the device, and what unlocks it.
    if (!proof.passkey) await this.showPassword(request, account, password);
    if (account.secondFactor) await this.showFactor(request, account, proof, 'step-up');
  }

  private async showPassword(request: Request, account: Account, password = ''): Promise<void> {
    const isRight = await this.auth.isPassword(
      account,
      password,
      loginOrigin(this.config, request, account.username),
    );
    if (!isRight) throw passwordRefused();
  }

  private async showFactor(
    request: Request,
    account: Account,
    { code, recoveryCode, passkey }: SecondFactorProofDto,
    purpose: PasskeyPurpose,
  ): Promise<Factor> {
    const { id } = account;
    try {
      if (passkey) {
        await this.passkeys.verify(request, { purpose, userId: id, sessionId: request.sessionID }, passkey);
        return 'passkey';
      }
      if (recoveryCode !== undefined) return await this.useRecoveryCode(account, recoveryCode);
      if (code === undefined) throw proofRefused();
      if (!(await this.totp.verify(id, code))) throw codeRefused();
      return 'code';
    } catch (failure) {
      await this.signIns.failed(account, 'account.second_factor_failed');
      throw failure;
    }
  }

  private async useRecoveryCode(account: Account, recoveryCode: string): Promise<Factor> {
    if (!(await this.codes.use(account.id, recoveryCode))) throw recoveryCodeRefused();
    const left = await this.codes.countUnused(account.id);
    await this.audit.record(this.dataSource.manager, account, {
      action: 'account.recovery_code_used',
      subject: `users/${account.id}`,
      details: { left },
    });
    return 'recoveryCode';
  }
}
