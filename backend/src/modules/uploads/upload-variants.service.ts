import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isStorageFailure } from '../../common/errors/connection-failure.js';
import { UploadVariant } from './entities/upload-variant.entity.js';
import { Upload } from './entities/upload.entity.js';
import { pictureLibrary } from './picture-library.js';
import { VARIANT_WIDTHS } from './picture.types.js';
import type { UploadName } from './upload-path.js';
import { uploadNotFound } from './uploads.errors.js';

const QUALITY = 78;

/** All but the bytes of the picture. */
const LIGHT = {
  id: true,
  key: true,
  byNumber: true,
  userId: true,
  uses: true,
  width: true,
  sha256: true,
} as const;

/** A picture as WebP, with what names its bytes. */
interface ServedVariant {
  /** What it is made of, without its bytes. */
  upload: Upload;
  bytes: Buffer;
  tag: string;
}

/** Makes pictures lighter for those who look at them: as WebP, no wider than asked for. Each is made once and kept. */
@Injectable()
export class UploadVariants {
  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    @InjectRepository(UploadVariant) private readonly variants: Repository<UploadVariant>,
  ) {}

  /**
   * @param name one of VARIANT_WIDTHS, or 'narrow' for the middle of a banner
   * @throws uploadNotFound also for any other name, so that nobody can fill the database
   */
  async find(which: UploadName, name: string): Promise<ServedVariant> {
    const isNarrow = name === 'narrow';
    if (!isNarrow && !VARIANT_WIDTHS.some((width) => String(width) === name)) throw uploadNotFound();
    const upload = await this.uploads.findOne({ select: LIGHT, where: which });
    if (!upload) throw uploadNotFound();
    const { id } = upload;
    // A picture is never enlarged, so that several names may mean the same one.
    const own = isNarrow ? name : String(Math.min(Number(name), upload.width));
    const kept = await this.variants.findOneBy({ uploadId: id, name: own });
    const tag = `${upload.sha256}-${own}-webp`;
    return { upload, bytes: kept?.bytes ?? (await this.make(id, own)), tag };
  }

  private async make(id: number, name: string): Promise<Buffer> {
    const upload = await this.uploads.findOneBy({ id });
    const source = name === 'narrow' ? upload?.narrowBytes : upload?.bytes;
    if (!source) throw uploadNotFound();
    const sharp = await pictureLibrary();
    const picture = name === 'narrow' ? sharp(source) : sharp(source).resize({ width: Number(name) });
    const bytes = await picture.webp({ quality: QUALITY }).toBuffer();
    // Whoever asked at the same moment has made the same; a picture deleted meanwhile keeps nothing.
    await this.keep(id, name, bytes);
    return bytes;
  }

  /** Without room for it the next reader makes it anew: looking at a picture needs no free disk. */
  private async keep(id: number, name: string, bytes: Buffer): Promise<void> {
    const inserted = this.variants.query(
      `INSERT INTO upload_variants (upload_id, name, bytes)
        SELECT id, $2, $3 FROM uploads WHERE id = $1 FOR KEY SHARE
        ON CONFLICT DO NOTHING`,
      [id, name, bytes],
    );
    await inserted.catch((error: unknown) => {
      if (!isStorageFailure(error)) throw error;
    });
  }
}
