import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminPictureCopiesController } from './copying/admin-picture-copies.controller.js';
import { CopyPicturesJob } from './copying/copy-pictures.job.js';
import { CopyPlaces } from './copying/copy-places.service.js';
import { PictureCopy } from './copying/entities/picture-copy.entity.js';
import { PictureCopies } from './copying/picture-copies.service.js';
import { UncopiedPicturesJob } from './copying/uncopied-pictures.job.js';
import { UploadVariant } from './entities/upload-variant.entity.js';
import { Upload } from './entities/upload.entity.js';
import { HiddenUses } from './hidden-uses.service.js';
import { PictureUses } from './picture-uses.service.js';
import { UnusedUploadsJob } from './unused-uploads.job.js';
import { UploadAudience } from './upload-audience.service.js';
import { UploadVariants } from './upload-variants.service.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';
import { OwnUploads } from './own-uploads.service.js';
import { AuthModule } from '../auth/auth.module.js';

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([Upload, UploadVariant, PictureCopy])],
  controllers: [AdminPictureCopiesController, UploadsController],
  providers: [
    CopyPicturesJob,
    CopyPlaces,
    HiddenUses,
    OwnUploads,
    PictureCopies,
    PictureUses,
    UncopiedPicturesJob,
    UnusedUploadsJob,
    UploadAudience,
    UploadVariants,
    UploadsService,
  ],
  exports: [CopyPlaces, HiddenUses, PictureCopies, PictureUses],
})
export class UploadsModule {}
