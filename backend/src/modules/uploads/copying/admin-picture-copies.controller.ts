import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../common/access/access.decorator.js';
import { ParseIdPipe } from '../../../common/validation/parse-id.pipe.js';
import { AdminPictureCopyDto } from './dto/picture-copy.dto.js';
import { PictureCopies } from './picture-copies.service.js';

@ApiTags('admin')
@Controller('admin/picture-copies')
@Roles('admin')
export class AdminPictureCopiesController {
  constructor(private readonly copies: PictureCopies) {}

  /** Pictures from elsewhere that could not be copied, and why; the newest hundred. */
  @Get()
  async listFailedPictureCopies(): Promise<AdminPictureCopyDto[]> {
    return (await this.copies.listFailed()).map(AdminPictureCopyDto.from);
  }

  /** Tries again to copy one. */
  @Post(':id/retry')
  @HttpCode(204)
  async retryPictureCopy(@Param('id', ParseIdPipe) id: number): Promise<void> {
    await this.copies.retry(id);
  }
}
