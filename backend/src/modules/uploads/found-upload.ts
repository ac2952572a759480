import type { Repository } from 'typeorm';
import type { Upload } from './entities/upload.entity.js';
import type { UploadName } from './upload-path.js';
import { uploadNotFound } from './uploads.errors.js';

/** All but the bytes. */
const LIGHT = ['id', 'key', 'byNumber', 'userId', 'uses', 'contentType', 'width', 'sha256'] as const;

/** A picture without its bytes, for whoever has yet to see whether they are sent. */
export interface FoundUpload extends Pick<Upload, (typeof LIGHT)[number]> {
  /** How many bytes it has; PostgreSQL knows without reading them. */
  size: number;
  /** The same of the middle of a banner; null for all else. */
  narrowSize: number | null;
}

/** @throws uploadNotFound */
export async function findUpload(uploads: Repository<Upload>, name: UploadName): Promise<FoundUpload> {
  const { entities, raw } = await uploads
    .createQueryBuilder('upload')
    .select(LIGHT.map((column) => `upload.${column}`))
    .addSelect('octet_length(upload.bytes)', 'size')
    .addSelect('octet_length(upload.narrowBytes)', 'narrowSize')
    .where(name)
    .getRawAndEntities<Pick<FoundUpload, 'size' | 'narrowSize'>>();
  const [[upload], [sizes]] = [entities, raw];
  if (!upload || !sizes) throw uploadNotFound();
  return Object.assign(upload, { size: sizes.size, narrowSize: sizes.narrowSize });
}
