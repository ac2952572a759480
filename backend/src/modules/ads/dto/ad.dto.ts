import { ApiProperty } from '@nestjs/swagger';
import { currencyOf } from '../../../chain/chains.js';
import {
  AD_CATEGORIES,
  AD_FORMATS,
  AD_STATUSES,
  type AdCategory,
  type AdFormat,
  type AdStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../ad.types.js';
import { PictureCopyDto } from '../../uploads/copying/dto/picture-copy.dto.js';
import { shownPicture } from '../../uploads/copying/picture-address.types.js';
import { AdDeliveryDto, AdRunDto } from '../runs/dto/ad-run.dto.js';
import { GivenReportDto } from '../../../common/reports/given-report.dto.js';
import type { ReportsOfAd } from '../ad-reports.query.js';
import type { Ad } from '../entities/ad.entity.js';
import { AdSumsDto } from './ad-sums.dto.js';

/** An advertisement; the reason of a rejection is for its owner and the admin only. */
export class AdDto {
  /** @example 12 */
  id: number;

  /** @example 'Solar lamps for night markets' */
  title: string;

  /** @example 'Rent a lamp by the evening and pay from your takings.' */
  description: string;

  @ApiProperty({ enum: AD_CATEGORIES, enumName: 'AdCategory', example: 'technology' })
  category: AdCategory;

  /** Path on this site; null also while a picture from elsewhere has not been copied. @example /demo/lamps.svg */
  imageUrl: string | null;

  /** What it is by its picture; null for a picture copied from elsewhere, and where a picture was possible but not given. */
  @ApiProperty({ enum: AD_FORMATS, enumName: 'AdFormat', nullable: true, example: 'banner' })
  format: AdFormat | null;

  /** @example https://example.org */
  destinationUrl: string | null;

  /** @example 'Rent a lamp' */
  callToAction: string | null;

  @ApiProperty({ enum: AD_STATUSES, enumName: 'AdStatus', example: 'approved' })
  status: AdStatus;

  /** Account that submitted it. */
  userId: number;

  /** How its owner meant to pay. */
  paymentMethod: string | null;

  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus', example: 'settled' })
  paymentStatus: PaymentStatus;

  /** Hash of the transaction that paid for it. */
  transactionHash: string | null;

  /** Chain of that transaction; null while it is not paid. @example 97 */
  paymentChainId: number | null;

  /** Coin in which it was paid. @example BNB */
  paymentCurrency: string | null;

  /** When it was submitted. */
  createdAt: Date;

  /** Why it was rejected; absent for the public. */
  reason?: string | null;

  /** The picture from elsewhere that has not been copied yet; absent for the public, null where there is none. */
  @ApiProperty({ type: () => PictureCopyDto, nullable: true, required: false })
  pictureCopy?: PictureCopyDto | null;

  /** What it had in its places, all days together; absent for the public. */
  @ApiProperty({ type: () => AdSumsDto, required: false })
  metrics?: AdSumsDto;

  /** Its run; absent for the public. */
  run?: AdRunDto;

  /** Whether it is delivered, and what it lacks; absent for the public. */
  delivery?: AdDeliveryDto;

  /** What the public may see. */
  static from(ad: Ad): AdDto {
    const { id, title, description, category, imageUrl, format, destinationUrl, callToAction, status } = ad;
    const { userId, paymentMethod, paymentStatus, transactionHash, paymentChainId, createdAt } = ad;
    return {
      id,
      title,
      description,
      category,
      imageUrl: shownPicture(imageUrl),
      format,
      destinationUrl,
      callToAction,
      status,
      userId,
      paymentMethod,
      paymentStatus,
      transactionHash,
      paymentChainId,
      paymentCurrency: paymentChainId === null ? null : currencyOf(paymentChainId),
      createdAt,
    };
  }

  /** What its owner and the admin may see. @param runDays days of an ad that has none yet, as the version before took it */
  static forManager(ad: Ad, pictureCopy: PictureCopyDto | null, runDays: number): AdDto {
    const now = new Date();
    const run = AdRunDto.of(ad, runDays, now);
    return { ...AdDto.from(ad), reason: ad.reason, pictureCopy, run, delivery: AdDeliveryDto.of(ad, now) };
  }
}

/** An advertisement in the moderation table. */
export class AdminAdDto extends AdDto {
  /** Name of the account that submitted it. */
  username: string;

  /** Counts its owner's changes; sent back with a decision, so that nothing is approved unseen. */
  revision: number;

  /** True when a participant submitted it: they may not advertise their own project. */
  byParticipant: boolean;

  /** What a participant declared: that it is not for their own project; null of anybody else, and of ads before this was asked. */
  notOwnProject: boolean | null;

  /** How many accounts reported it, counted no further than to 1,000; none once a moderator has decided. @example 2 */
  reportCount: number;

  /** The newest reports, up to 20. */
  reports: GivenReportDto[];

  static forModerator(
    ad: Ad,
    pictureCopy: PictureCopyDto | null,
    runDays: number,
    reports: ReportsOfAd,
  ): AdminAdDto {
    const { username, role } = ad.user!;
    const { revision, notOwnProject } = ad;
    return {
      ...AdDto.forManager(ad, pictureCopy, runDays),
      username,
      revision,
      byParticipant: role === 'participant',
      notOwnProject,
      ...reports,
    };
  }
}
