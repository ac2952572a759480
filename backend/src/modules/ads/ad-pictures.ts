import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AD_PICTURE_FORMATS, type AdPictureFormat } from '../uploads/picture.types.js';
import { PictureUses } from '../uploads/picture-uses.service.js';

/** The picture of an ad, which is replaced as a whole. */
@Injectable()
export class AdPictures {
  constructor(private readonly uses: PictureUses) {}

  /**
   * Takes the new picture into use and lets go of the old one, within the caller's transaction.
   * @returns the new picture's format; null for one from elsewhere
   * @throws pictureNotAvailable unless an upload belongs to the account and was cut for an ad
   */
  async change(
    manager: EntityManager,
    userId: number,
    from: string | null,
    to: string | null,
  ): Promise<AdPictureFormat | null> {
    const use = { field: 'imageUrl', formats: AD_PICTURE_FORMATS };
    const format = to === null ? null : await this.uses.take(manager, userId, { ...use, path: to });
    if (from !== null) await this.uses.release(manager, from);
    return format;
  }
}
