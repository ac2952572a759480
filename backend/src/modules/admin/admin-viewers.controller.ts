import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { ViewerDto } from '../viewers/dto/viewer.dto.js';
import { ViewersService } from '../viewers/viewers.service.js';

@ApiTags('admin')
@Controller('admin/viewers')
@Roles('admin')
export class AdminViewersController {
  constructor(private readonly viewers: ViewersService) {}

  /** Every viewer, newest first. */
  @Get()
  async listAdminViewers(): Promise<ViewerDto[]> {
    return (await this.viewers.list()).map(ViewerDto.from);
  }
}
