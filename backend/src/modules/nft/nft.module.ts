import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AdminBadgesController } from './admin-badges.controller.js';
import { AdminBadgesQuery } from './admin-badges.query.js';
import { BadgeContracts } from './badge-contracts.js';
import { BadgeMints } from './badge-mints.service.js';
import { BadgeSweep } from './badge-sweep.service.js';
import { BadgeMetadata } from './badge-metadata.service.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { BadgeNews } from './badge-news.service.js';
import { BadgeOperations } from './badge-operations.service.js';
import { BadgeQueue } from './badge.queue.js';
import { BadgesLedger } from './badges.ledger.js';
import { BadgeUpgrades } from './badge-upgrades.js';
import { NftBadge } from './entities/nft-badge.entity.js';
import { MintLimits } from './mint-limits.service.js';
import { MintMailbox } from './mint-mailbox.js';
import { MintWarnings } from './mint-warnings.js';
import { NftController } from './nft.controller.js';
import { NftService } from './nft.service.js';
import { OwnBadge } from './own-badge.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([NftBadge]),
    AuthModule,
    NotificationsModule,
    ParticipantsModule,
    SeasonsModule,
  ],
  controllers: [AdminBadgesController, NftController],
  providers: [
    AdminBadgesQuery,
    BadgeContracts,
    BadgeMetadata,
    BadgeMints,
    BadgeSweep,
    BadgeNews,
    BadgeOperations,
    BadgeQueue,
    BadgesLedger,
    BadgeUpgrades,
    MintLimits,
    MintMailbox,
    MintWarnings,
    NftService,
    OwnBadge,
  ],
  exports: [NftService],
})
export class NftModule {}
