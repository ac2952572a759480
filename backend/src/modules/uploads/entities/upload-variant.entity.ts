import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Upload } from './upload.entity.js';

/** An uploaded picture as WebP, made when it is first asked for and gone with the picture. */
@Entity('upload_variants')
export class UploadVariant {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'upload_variants_pkey' })
  uploadId: number;

  @ManyToOne(() => Upload, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'upload_id', foreignKeyConstraintName: 'upload_variants_upload_id_fkey' })
  upload?: Relation<Upload>;

  /** Width in pixels, or 'narrow' for the middle of a banner. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'upload_variants_pkey' })
  name: string;

  @Column({ type: 'bytea' })
  bytes: Buffer;
}
