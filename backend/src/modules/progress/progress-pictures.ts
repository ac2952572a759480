import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PICTURE_FORMATS } from '../uploads/picture.types.js';
import { PictureUses } from '../uploads/picture-uses.service.js';

/** The pictures of reports. None is ever let go of: what an edit takes away, the earlier version still shows. */
@Injectable()
export class ProgressPictures {
  constructor(private readonly uses: PictureUses) {}

  /**
   * Takes a version's pictures into use, within the caller's transaction.
   * @throws pictureNotAvailable unless the uploads among them belong to the account
   */
  async take(manager: EntityManager, userId: number, images: readonly string[]): Promise<void> {
    for (const path of images)
      await this.uses.take(manager, userId, { field: 'images', path, formats: PICTURE_FORMATS });
  }
}
