import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import { signIn } from '../auth/sign-in.js';
import { RegisterViewerDto } from './dto/register-viewer.dto.js';
import { ViewerDto } from './dto/viewer.dto.js';
import { ViewersService } from './viewers.service.js';

@ApiTags('viewers')
@Controller('viewers')
export class ViewersController {
  constructor(private readonly viewers: ViewersService) {}

  /** Registers a viewer; with a password it also makes an account of role viewer and signs it in. */
  @Post()
  @Anyone()
  @ApiConflictResponse({ description: 'The e-mail is registered already, or has an account' })
  @ApiTooManyRequestsResponse({ description: 'Too many registrations from this address; see Retry-After' })
  async registerViewer(@Body() dto: RegisterViewerDto, @Req() request: Request): Promise<ViewerDto> {
    const { viewer, account } = await this.viewers.register(dto, request.ip ?? 'unknown');
    if (account) await signIn(request, account);
    return ViewerDto.from(viewer);
  }
}
