import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Roles } from '../../common/access/access.decorator.js';
import { linkNextPage } from '../../common/next-page.js';
import { AdminBadgesQuery } from './admin-badges.query.js';
import { AdminBadgeDto } from './dto/admin-badge.dto.js';
import { BadgeMintsDto } from './dto/badge-mints.dto.js';
import { ListBadgesDto } from './dto/list-badges.dto.js';
import { MintLimits } from './mint-limits.service.js';

@ApiTags('admin')
@Controller('admin/badges')
@Roles('admin')
export class AdminBadgesController {
  constructor(
    private readonly query: AdminBadgesQuery,
    private readonly limits: MintLimits,
  ) {}

  /** Badges with their accounts, newest first; the next page is named in the Link header. */
  @Get()
  async listAdminBadges(
    @Query() filter: ListBadgesDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminBadgeDto[]> {
    const { badges, next } = await this.query.list(filter);
    linkNextPage(request, response, next);
    return badges;
  }

  /** How many mints are signed today, and how many badges wait. */
  @Get('mints')
  async getBadgeMints(): Promise<BadgeMintsDto> {
    return this.limits.standing();
  }
}
