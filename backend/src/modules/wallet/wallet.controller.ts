import { Body, Controller, Delete, HttpCode, Inject, Post, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { UserDto } from '../auth/dto/user.dto.js';
import { LinkWalletDto, WalletNonceDto } from './dto/wallet.dto.js';
import { WalletNonces } from './wallet-nonces.service.js';
import { WalletService } from './wallet.service.js';

@ApiTags('wallet')
@Controller('wallet')
@SignedIn()
export class WalletController {
  constructor(
    private readonly wallet: WalletService,
    private readonly nonces: WalletNonces,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** A nonce for one message, bound to this session. */
  @Post('nonce')
  @ApiTooManyRequestsResponse({ description: 'Too many; see Retry-After' })
  async createWalletNonce(
    @CurrentUser() { id }: SignedInUser,
    @Req() request: Request,
  ): Promise<WalletNonceDto> {
    return { nonce: await this.nonces.issue(id, request.sessionID) };
  }

  /** Links the wallet that signed; one wallet belongs to one account. */
  @Post('link')
  @HttpCode(200)
  @ChangesNothingShown('Nobody else is shown whose wallet it is.')
  @ApiConflictResponse({ description: 'The wallet is linked to another account' })
  @ApiUnprocessableEntityResponse({
    description: 'Replayed, expired, foreign or wrongly signed; the message says which',
  })
  async linkWallet(
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Body() dto: LinkWalletDto,
  ): Promise<UserDto> {
    return UserDto.from(await this.wallet.link(user, request.sessionID, this.domain(request), dto));
  }

  /** Forgets the linked wallet. */
  @Delete('link')
  @ChangesNothingShown('Nobody else is shown whose wallet it is.')
  async unlinkWallet(@CurrentUser() user: SignedInUser): Promise<UserDto> {
    return UserDto.from(await this.wallet.unlink(user));
  }

  private domain(request: Request): string {
    return this.config.publicUrl ? new URL(this.config.publicUrl).host : (request.headers.host ?? '');
  }
}
