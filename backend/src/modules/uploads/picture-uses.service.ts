import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StoredFormat } from './picture.types.js';
import { type UploadName, uploadNameOf } from './upload-path.js';
import { pictureNotAvailable } from './uploads.errors.js';
import { UploadsService } from './uploads.service.js';

/** However a path is written that the server would answer with an upload. */
const UPLOAD_PATH = /^\/api\/uploads(\/|$)/i;

/** A picture that is to be shown. */
interface PictureUse<Format> {
  /** The input's field that names it. */
  field: string;
  path: string;
  /** What it may be. */
  formats: readonly Format[];
}

/** Keeps count of the uploads that are shown somewhere; pictures from elsewhere are only addresses. */
@Injectable()
export class PictureUses {
  constructor(private readonly uploads: UploadsService) {}

  /**
   * Takes a picture into use, within the caller's transaction.
   * @returns the picture's format; null for one from elsewhere
   * @throws pictureNotAvailable unless an upload belongs to the account and has one of the formats
   */
  async take<Format extends StoredFormat>(
    manager: EntityManager,
    userId: number,
    { field, path, formats }: PictureUse<Format>,
  ): Promise<Format | null> {
    if (!UPLOAD_PATH.test(path)) return null;
    const name = uploadOf(path);
    const format = name && (await this.uploads.use(manager, userId, name));
    const usable = formats.find((one) => one === format);
    if (usable === undefined) throw pictureNotAvailable(field);
    return usable;
  }

  /** Lets go of a picture that is shown in one place less. */
  async release(manager: EntityManager, path: string): Promise<void> {
    const name = uploadOf(path);
    if (name) await this.uploads.release(manager, name);
  }

  /** Lets go of all that an account shows in these places. */
  async releaseAll(manager: EntityManager, userId: number, paths: readonly string[]): Promise<void> {
    if (paths.length > 0) await this.uploads.releaseAll(manager, userId, paths);
  }
}

function uploadOf(path: string): UploadName | undefined {
  const last = /^\/api\/uploads\/([^/]+)$/.exec(path)?.[1];
  return last === undefined ? undefined : uploadNameOf(last);
}
