import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { SignedIn, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AddedPasskeyDto, AddPasskeyDto, PasskeyCreationDto, PasskeyDto } from './dto/passkey.dto.js';
import { PasskeysService } from './passkeys.service.js';
import { SecondFactors } from './second-factors.service.js';

@ApiTags('security')
@Controller('auth/passkeys')
@SignedIn()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly factors: SecondFactors,
  ) {}

  /** The account's own passkeys, oldest first. */
  @Get()
  async listPasskeys(@CurrentUser() user: SignedInUser): Promise<PasskeyDto[]> {
    return (await this.passkeys.list(user.id)).map(PasskeyDto.from);
  }

  /** What the browser needs to make a passkey; good for five minutes in this session. */
  @Post('options')
  @HttpCode(200)
  @StepUp('always')
  async beginPasskey(
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
  ): Promise<PasskeyCreationDto> {
    return { options: await this.passkeys.registrationOptions(request, user) };
  }

  /** Registers the passkey that the browser made. With the first factor come ten recovery codes, told this once. */
  @Post()
  @StepUp('always')
  @ApiConflictResponse({ description: 'It is registered already' })
  async addPasskey(
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Body() { name, response }: AddPasskeyDto,
  ): Promise<AddedPasskeyDto> {
    const { passkey, recoveryCodes } = await this.factors.addPasskey(request, user, name, response);
    return { passkey: PasskeyDto.from(passkey), recoveryCodes };
  }

  /** Forgets a passkey. With the last factor the recovery codes go too. */
  @Delete(':id')
  @HttpCode(204)
  @StepUp('always')
  removePasskey(@CurrentUser() user: SignedInUser, @Param('id', ParseIdPipe) id: number): Promise<void> {
    return this.factors.removePasskey(user, id);
  }
}
