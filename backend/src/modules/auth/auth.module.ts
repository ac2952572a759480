import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AccountRegistrations } from './account-registrations.js';
import { AdminAccountSetup } from './admin-account.setup.js';
import { AuthRateLimits } from './auth-rate-limits.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { EmailChanges } from './email-changes.js';
import { PasswordDemands } from './password-demands.service.js';
import { User } from './entities/user.entity.js';
import { LocalStrategy } from './local.strategy.js';
import { AccountDeletion } from './own-data/account-deletion.service.js';
import { AccountExport } from './own-data/account-export.service.js';
import { AccountParts } from './own-data/account-parts.service.js';
import { OwnDataController } from './own-data/own-data.controller.js';
import { PersonalData } from './own-data/personal-data.service.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { OwnSessions } from './own-sessions.service.js';
import { SessionSerializer } from './session.serializer.js';
import { SignIns } from './sign-ins.service.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([User]), PassportModule.register({ session: true })],
  controllers: [AuthController, OwnDataController, OwnSessionsController],
  providers: [
    AccountDeletion,
    AccountExport,
    AccountParts,
    AccountRegistrations,
    AdminAccountSetup,
    AuthRateLimits,
    AuthService,
    EmailChanges,
    PasswordDemands,
    LocalStrategy,
    OwnSessions,
    PersonalData,
    SessionSerializer,
    SignIns,
    UsersService,
  ],
  exports: [
    AccountRegistrations,
    AuthRateLimits,
    AuthService,
    EmailChanges,
    PasswordDemands,
    PersonalData,
    SignIns,
    UsersService,
  ],
})
export class AuthModule {}
