import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AltchaModule } from '../altcha/altcha.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AdminAccountsController } from './admin-accounts.controller.js';
import { AccountAddresses } from './account-addresses.js';
import { AccountRegistrations } from './account-registrations.js';
import { AccountSuspensions } from './account-suspensions.service.js';
import { AccountsQuery } from './accounts.query.js';
import { AdminAccountSetup } from './admin-account.setup.js';
import { AuthRateLimits } from './auth-rate-limits.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { EmailChangeLimits } from './email-change-limits.js';
import { EmailChanges } from './email-changes.js';
import { PasswordDemands } from './password-demands.service.js';
import { User } from './entities/user.entity.js';
import { AccountDeletion } from './own-data/account-deletion.service.js';
import { AccountExport } from './own-data/account-export.service.js';
import { AccountParts } from './own-data/account-parts.service.js';
import { OwnDataController } from './own-data/own-data.controller.js';
import { PersonalData } from './own-data/personal-data.service.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { OwnSessions } from './own-sessions.service.js';
import { SecurityEvents } from './security-events.js';
import { LocalStrategy } from './sign-in/login.guard.js';
import { ShownPasswords } from './sign-in/shown-passwords.service.js';
import { SessionSerializer } from './sign-in/signed-in-session.js';
import { SignIns } from './sign-in/sign-ins.service.js';
import { SuspensionChanges } from './suspension-changes.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [
    AltchaModule,
    AuditModule,
    TypeOrmModule.forFeature([User]),
    PassportModule.register({ session: true }),
  ],
  controllers: [
    AdminUsersController,
    AdminAccountsController,
    AuthController,
    OwnDataController,
    OwnSessionsController,
  ],
  providers: [
    AccountAddresses,
    AccountDeletion,
    AccountExport,
    AccountParts,
    AccountRegistrations,
    AccountSuspensions,
    AccountsQuery,
    AdminAccountSetup,
    AuthRateLimits,
    AuthService,
    EmailChangeLimits,
    EmailChanges,
    PasswordDemands,
    LocalStrategy,
    OwnSessions,
    PersonalData,
    SecurityEvents,
    SessionSerializer,
    ShownPasswords,
    SignIns,
    SuspensionChanges,
    UsersService,
  ],
  exports: [
    AccountAddresses,
    AccountDeletion,
    AccountRegistrations,
    AuthRateLimits,
    EmailChanges,
    PasswordDemands,
    PersonalData,
    SecurityEvents,
    ShownPasswords,
    SignIns,
    SuspensionChanges,
    UsersService,
  ],
})
export class AuthModule {}
