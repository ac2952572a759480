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
import type { Ad } from '../entities/ad.entity.js';

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

  /** What its owner and the admin may see. */
  static forManager(ad: Ad, pictureCopy: PictureCopyDto | null): AdDto {
    return { ...AdDto.from(ad), reason: ad.reason, pictureCopy };
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

  static forModerator(ad: Ad, pictureCopy: PictureCopyDto | null): AdminAdDto {
    const { username, role } = ad.user!;
    const { revision } = ad;
    return {
      ...AdDto.forManager(ad, pictureCopy),
      username,
      revision,
      byParticipant: role === 'participant',
    };
  }
}
