import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThanOrEqual, Repository } from 'typeorm';
import { User } from '../auth/entities/user.entity.js';
import { decodePicture } from './decode-picture.js';
import { type EncodedPicture, encodePicture } from './encode-picture.js';
import { Upload } from './entities/upload.entity.js';
import { findUpload, type FoundUpload } from './found-upload.js';
import type { PictureFormat, StoredFormat } from './picture.types.js';
import type { UploadName } from './upload-path.js';
import { MAX_UNUSED_UPLOADS, tooManyUnusedUploads, uploadNotFound } from './uploads.errors.js';

/** What is stored of a picture, whoever it belongs to. */
export type EncodedUpload = EncodedPicture & Pick<Upload, 'width' | 'height' | 'sha256' | 'key' | 'byNumber'>;

/** Keeps pictures, and counts what shows them. */
@Injectable()
export class UploadsService {
  constructor(@InjectRepository(Upload) private readonly uploads: Repository<Upload>) {}

  /** @throws what decodePicture and encodePicture throw, tooManyUnusedUploads */
  async store(userId: number, format: PictureFormat, file: Buffer): Promise<Upload> {
    const picture = await this.encode(format, file);
    return this.uploads.manager.transaction(async (manager) => {
      await this.assertRoom(manager, userId);
      return manager.save(manager.create(Upload, { userId, format, ...picture }));
    });
  }

  /** Makes of a file what may be stored, under an address at random. @throws what decodePicture and encodePicture throw */
  async encode(format: StoredFormat, file: Buffer): Promise<EncodedUpload> {
    const decoded = await decodePicture(file, format);
    const picture = await encodePicture(decoded, format);
    const { width, height } = decoded.info;
    const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
    return { ...picture, width, height, sha256, key: randomUUID(), byNumber: false };
  }

  /** Without the bytes: who may see it, and whether they have it, is asked before. @throws uploadNotFound */
  find(name: UploadName): Promise<FoundUpload> {
    return findUpload(this.uploads, name);
  }

  /** Of the picture, or of the middle of a banner. @throws uploadNotFound where it is gone by now */
  async bytesOf({ id }: FoundUpload, which: 'bytes' | 'narrowBytes' = 'bytes'): Promise<Buffer> {
    const found = await this.uploads.findOne({ select: { id: true, [which]: true }, where: { id } });
    const bytes = found?.[which];
    if (!bytes) throw uploadNotFound();
    return bytes;
  }

  /** Counts one place more that shows this picture of the account's; undefined when the account has no such picture. */
  async use(manager: EntityManager, userId: number, name: UploadName): Promise<StoredFormat | undefined> {
    const { affected } = await manager.increment(Upload, { ...name, userId }, 'uses', 1);
    if (!affected) return undefined;
    return (await manager.findOneOrFail(Upload, { select: { id: true, format: true }, where: name })).format;
  }

  /**
   * Counts one place less. A copy that nothing shows any more is gone at once: copies count with no account's unused pictures, and whoever
   * names another address again and again would fill the disk.
   */
  async release(manager: EntityManager, name: UploadName): Promise<void> {
    await manager.decrement(Upload, name, 'uses', 1);
    await manager.delete(Upload, { ...name, format: 'copied', uses: LessThanOrEqual(0) });
  }

  /** The same for many places at once, which may show a picture several times; for whoever has what nothing shows deleted by themselves. */
  async releaseAll(manager: EntityManager, userId: number, paths: readonly string[]): Promise<void> {
    await manager.query(
      `UPDATE uploads SET uses = uploads.uses - gone.places FROM uploads own JOIN (
         SELECT path, count(*) AS places FROM unnest($2::text[]) path GROUP BY path
       ) gone ON gone.path = '/api/uploads/' || own.key OR own.by_number AND gone.path = '/api/uploads/' || own.id
       WHERE own.user_id = $1 AND uploads.id = own.id`,
      [userId, paths],
    );
  }

  /** The owner's row is locked, so that parallel uploads are counted one after the other. */
  private async assertRoom(manager: EntityManager, userId: number): Promise<void> {
    await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    const unused = await manager.countBy(Upload, { userId, uses: 0 });
    if (unused >= MAX_UNUSED_UPLOADS) throw tooManyUnusedUploads({ max: MAX_UNUSED_UPLOADS });
  }
}
