import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Upload } from './entities/upload.entity.js';
import { PictureUses } from './picture-uses.service.js';
import { UnusedUploadsJob } from './unused-uploads.job.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Upload])],
  controllers: [UploadsController],
  providers: [UploadsService, PictureUses, UnusedUploadsJob],
  exports: [PictureUses],
})
export class UploadsModule {}
