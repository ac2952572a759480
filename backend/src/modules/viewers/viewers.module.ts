import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ViewersController } from './viewers.controller.js';
import { ViewersQuery } from './viewers.query.js';
import { ViewersService } from './viewers.service.js';
import { OwnViewer } from './own-viewer.service.js';

@Module({
  imports: [AuthModule],
  controllers: [ViewersController],
  providers: [OwnViewer, ViewersService, ViewersQuery],
  exports: [ViewersQuery],
})
export class ViewersModule {}
