import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Roles } from '../../common/access/access.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { ListViewersDto } from './dto/list-viewers.dto.js';
import { ViewerDto } from './dto/viewer.dto.js';
import { ViewersQuery } from './viewers.query.js';

@ApiTags('admin')
@Controller('admin/viewers')
@Roles('admin')
export class AdminViewersController {
  constructor(private readonly query: ViewersQuery) {}

  /** Viewers, newest first or sorted; the next page is named in the Link header. */
  @Get()
  async listAdminViewers(
    @Query() wanted: ListViewersDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ViewerDto[]> {
    const { rows, next } = await this.query.list(wanted);
    linkNextPage(request, response, next);
    return rows.map(ViewerDto.from);
  }
}
