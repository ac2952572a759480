import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { PushStateDto, SubscribePushDto } from './dto/push.dto.js';
import { PushKeysService } from './push-keys.service.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

@ApiTags('notifications')
@Controller('notifications/push')
@SignedIn()
export class PushController {
  constructor(
    private readonly keys: PushKeysService,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  /** The key to subscribe by, and whether this browser is told of news. */
  @Get()
  async getPush(@CurrentUser() { id }: SignedInUser, @Req() request: Request): Promise<PushStateDto> {
    const { publicKey } = await this.keys.keys();
    return { publicKey, isSubscribed: await this.subscriptions.isSubscribed(id, request.sessionID) };
  }

  /** Has this browser told of the kinds of news that were chosen. It ends with the session, where somebody ends that. */
  @Post()
  @HttpCode(204)
  @ApiTooManyRequestsResponse({ description: 'Turned on too often; see Retry-After' })
  async subscribePush(
    @CurrentUser() { id }: SignedInUser,
    @Req() request: Request,
    @Body() { subscription }: SubscribePushDto,
  ): Promise<void> {
    await this.subscriptions.add(id, request.sessionID, subscription);
  }

  /** Has this browser told of nothing any more. */
  @Delete()
  @HttpCode(204)
  @ChangesNothingShown('Nobody else is shown what an account is told of.')
  async unsubscribePush(@Req() request: Request): Promise<void> {
    await this.subscriptions.remove(request.sessionID);
  }
}
