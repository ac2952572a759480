import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { SignedIn, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { RecoveryCodesDto } from './dto/recovery-codes.dto.js';
import { ConfirmTotpDto, NewTotpDto } from './dto/second-factor.dto.js';
import { SecondFactors } from './second-factors.service.js';
import { TotpService } from './totp.service.js';

@ApiTags('security')
@Controller('auth/totp')
@SignedIn()
export class TotpController {
  constructor(
    private readonly totp: TotpService,
    private readonly factors: SecondFactors,
  ) {}

  /** A new secret for an authenticator app; it counts once a code has confirmed it. */
  @Post()
  @StepUp('always')
  @ChangesNothingShown('Nobody else is shown by what an account proves itself.')
  @ApiConflictResponse({ description: 'An app is set up already' })
  beginTotp(@CurrentUser() { id, username }: SignedInUser): Promise<NewTotpDto> {
    return this.totp.begin(id, username);
  }

  /** Takes the first code of the app. With the first factor come ten recovery codes, told this once. */
  @Post('confirm')
  @HttpCode(200)
  @StepUp('always')
  @ChangesNothingShown('Nobody else is shown by what an account proves itself.')
  @ApiConflictResponse({ description: 'Nothing was begun, or an app is set up already' })
  async confirmTotp(
    @CurrentUser() user: SignedInUser,
    @Body() { code }: ConfirmTotpDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.confirmTotp(user, code) };
  }

  /** Forgets the app's secret; who has a second factor proves themselves by a code of it, or by another factor, before (auth/step-up). */
  @Delete()
  @HttpCode(204)
  @StepUp('always')
  @ChangesNothingShown('Nobody else is shown by what an account proves itself.')
  removeTotp(@CurrentUser() user: SignedInUser): Promise<void> {
    return this.factors.removeTotp(user);
  }
}
