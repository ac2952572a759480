import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AccountTokens } from './account-tokens.service.js';
import { ConfirmationsService } from './confirmations.service.js';
import { AccountToken } from './entities/account-token.entity.js';
import { IdentityLimits } from './identity-limits.js';
import { IdentityController } from './identity.controller.js';
import { HandedLinks } from './handed-links.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { OwnLinks } from './own-links.service.js';
import { PasswordResets } from './password-resets.service.js';
import { SiteLinks } from './site-links.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountToken]), AuditModule, AuthModule, MailModule, SettingsModule],
  controllers: [IdentityController, InvitationsController],
  providers: [
    AccountTokens,
    ConfirmationsService,
    HandedLinks,
    IdentityLimits,
    InvitationsService,
    OwnLinks,
    PasswordResets,
    SiteLinks,
  ],
  exports: [HandedLinks],
})
export class IdentityModule {}
