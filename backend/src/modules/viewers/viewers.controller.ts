import { Body, Controller, Post, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { Anyone } from '../../common/access/access.decorator.js';
import { SignIns } from '../auth/sign-ins.service.js';
import { RegisterViewerDto } from './dto/register-viewer.dto.js';
import { RegisteredViewerDto, ViewerDto } from './dto/viewer.dto.js';
import { ViewersService } from './viewers.service.js';

@ApiTags('viewers')
@Controller('viewers')
export class ViewersController {
  constructor(
    private readonly viewers: ViewersService,
    private readonly signIns: SignIns,
  ) {}

  /**
   * Registers a viewer. Without a password the answer is what was sent, for known and unknown addresses alike; with one an account
   * of role viewer is made and signed in, and what is kept of it comes along. 409 then where the address is taken.
   */
  @Post()
  @Anyone()
  @ApiConflictResponse({
    description: 'With a password: the e-mail is registered already, or has an account',
  })
  @ApiForbiddenResponse({ description: 'altcha_needed: solve a challenge of GET altcha, then ask again' })
  @ApiTooManyRequestsResponse({ description: 'Too many registrations from this address; see Retry-After' })
  async registerViewer(
    @Body() dto: RegisterViewerDto,
    @Req() request: Request,
  ): Promise<RegisteredViewerDto> {
    const { registered, account } = await this.viewers.register(dto, request.ip ?? 'unknown');
    if (!account) return RegisteredViewerDto.from(registered);
    await this.signIns.registered(request, account.user);
    return ViewerDto.from(account.viewer);
  }
}
