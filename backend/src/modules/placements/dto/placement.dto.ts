import { ApiProperty } from '@nestjs/swagger';
import { AD_FORMATS, type AdFormat } from '../../ads/ad.types.js';
import { type Slot, SLOTS } from '../placement.types.js';

/** An ad as a place shows it. */
export class PlacedAdDto {
  /** @example 12 */
  id: number;

  /** @example 'Solar lamps for night markets' */
  title: string;

  /** @example 'Rent a lamp by the evening and pay from your takings.' */
  description: string;

  /** Path on this site; null for an ad without a picture. @example /demo/lamps.svg */
  imageUrl: string | null;

  /** Null for a picture that was copied from elsewhere, and for an ad that may have one and does not. */
  @ApiProperty({ enum: AD_FORMATS, enumName: 'AdFormat', nullable: true, example: 'banner' })
  format: AdFormat | null;

  /** Words on its button; null where its advertiser gave none. @example 'Rent a lamp' */
  callToAction: string | null;

  /** Where it leads; null where its advertiser gave no address, and then to its page on this site. @example https://example.org */
  destinationUrl: string | null;
}

/** What stands in a place for one opening of a page. */
export class PlacementDto {
  @ApiProperty({ enum: SLOTS, enumName: 'Slot', example: 'home-banner' })
  slot: Slot;

  /** Null where there is none for this place. */
  @ApiProperty({ type: () => PlacedAdDto, nullable: true })
  ad: PlacedAdDto | null;

  /** Goes back with what became of it, for an hour; one view and one click count. Null without an ad. */
  token: string | null;
}
