import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadVariant } from './entities/upload-variant.entity.js';
import { Upload } from './entities/upload.entity.js';
import { PictureUses } from './picture-uses.service.js';
import { UnusedUploadsJob } from './unused-uploads.job.js';
import { UploadVariants } from './upload-variants.service.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Upload, UploadVariant])],
  controllers: [UploadsController],
  providers: [UploadsService, UploadVariants, PictureUses, UnusedUploadsJob],
  exports: [PictureUses],
})
export class UploadsModule {}
