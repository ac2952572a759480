import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { FactorErasure } from './factor-erasure.service.js';
import { PasskeyChallenge } from './entities/passkey-challenge.entity.js';
import { Passkey } from './entities/passkey.entity.js';
import { RecoveryCode } from './entities/recovery-code.entity.js';
import { TotpSecret } from './entities/totp-secret.entity.js';
import { PasskeyChallenges } from './passkey-challenges.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysService } from './passkeys.service.js';
import { Proofs } from './proofs.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactors } from './second-factors.service.js';
import { SignInController } from './sign-in.controller.js';
import { TotpController } from './totp.controller.js';
import { TotpService } from './totp.service.js';
import { OwnFactors } from './own-factors.service.js';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    TypeOrmModule.forFeature([Passkey, PasskeyChallenge, RecoveryCode, TotpSecret]),
  ],
  controllers: [PasskeysController, SecondFactorController, SignInController, TotpController],
  providers: [
    FactorErasure,
    PasskeyChallenges,
    OwnFactors,
    PasskeysService,
    Proofs,
    RecoveryCodes,
    SecondFactors,
    TotpService,
  ],
  exports: [FactorErasure],
})
export class SecondFactorModule {}
