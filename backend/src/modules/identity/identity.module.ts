import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AdminLinksController } from './admin-links.controller.js';
import { AccountTokens } from './account-tokens.service.js';
import { ConfirmationsService } from './confirmations.service.js';
import { AccountToken } from './entities/account-token.entity.js';
import { AddressReminder } from './entities/address-reminder.entity.js';
import { IdentityLimits } from './identity-limits.js';
import { IdentityController } from './identity.controller.js';
import { HandedLinks } from './handed-links.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { NotMeService } from './not-me.service.js';
import { OwnLinks } from './own-links.service.js';
import { PasswordResets } from './password-resets.service.js';
import { SecurityMails } from './security-mails.service.js';
import { SiteLinks } from './site-links.js';
import { UnprovenAccountsJob } from './unproven-accounts.job.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AccountToken, AddressReminder]),
    AuditModule,
    AuthModule,
    MailModule,
    SecondFactorModule,
    SeasonsModule,
    SettingsModule,
  ],
  controllers: [AdminLinksController, IdentityController, InvitationsController],
  providers: [
    AccountTokens,
    ConfirmationsService,
    HandedLinks,
    IdentityLimits,
    InvitationsService,
    NotMeService,
    OwnLinks,
    PasswordResets,
    SecurityMails,
    SiteLinks,
    UnprovenAccountsJob,
  ],
  exports: [AccountTokens, IdentityLimits],
})
export class IdentityModule {}
