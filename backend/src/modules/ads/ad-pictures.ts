import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import type { PictureFormat } from '../uploads/picture.types.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { pictureNotAvailable } from './ads.errors.js';

/** However a path is written that the server would answer with an upload. */
const UPLOAD_PATH = /^\/api\/uploads(\/|$)/i;

/** Keeps count of the uploads that ads show; pictures from elsewhere are only addresses. */
@Injectable()
export class AdPictures {
  constructor(private readonly uploads: UploadsService) {}

  /**
   * Takes the new picture into use and lets go of the old one, within the caller's transaction.
   * @returns the new picture's format; null for one from elsewhere
   * @throws pictureNotAvailable unless an upload belongs to the account
   */
  async change(
    manager: EntityManager,
    userId: number,
    from: string | null,
    to: string | null,
  ): Promise<PictureFormat | null> {
    const format = to !== null && UPLOAD_PATH.test(to) ? await this.use(manager, userId, to) : null;
    const old = uploadIdOf(from);
    if (old !== undefined) await this.uploads.release(manager, old);
    return format;
  }

  private async use(manager: EntityManager, userId: number, path: string): Promise<PictureFormat> {
    const id = uploadIdOf(path);
    const format = id === undefined ? undefined : await this.uploads.use(manager, userId, id);
    if (format === undefined) throw pictureNotAvailable();
    return format;
  }
}

function uploadIdOf(path: string | null): number | undefined {
  const id = Number(/^\/api\/uploads\/([1-9]\d{0,9})$/.exec(path ?? '')?.[1]);
  return id <= MAX_ID ? id : undefined;
}
