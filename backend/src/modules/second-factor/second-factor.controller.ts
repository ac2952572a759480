import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { SignedIn, StepUp, WithoutAddress } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { markSteppedUp } from '../../common/access/session-marks.js';
import { notSignedIn } from '../../common/errors/common.errors.js';
import type { User } from '../auth/entities/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import { RecoveryCodesDto } from './dto/recovery-codes.dto.js';
import { ProofChoicesDto, SecondFactorDto, StepUpDto } from './dto/second-factor.dto.js';
import { Proofs } from './proofs.service.js';
import { SecondFactors } from './second-factors.service.js';

@ApiTags('security')
@Controller('auth')
@WithoutAddress()
@SignedIn()
export class SecondFactorController {
  constructor(
    private readonly users: UsersService,
    private readonly factors: SecondFactors,
    private readonly proofs: Proofs,
  ) {}

  /** What the account has beside its password and its passkeys. */
  @Get('second-factor')
  getSecondFactor(@CurrentUser() { id }: SignedInUser): Promise<SecondFactorDto> {
    return this.factors.describe(id);
  }

  /** Ten new recovery codes in place of the earlier ones, told this once. */
  @Post('recovery-codes')
  @HttpCode(200)
  @StepUp('always')
  @ChangesNothingShown('Nobody else is shown by what an account proves itself.')
  @ApiConflictResponse({ description: 'There is no second factor' })
  async renewRecoveryCodes(@CurrentUser() user: SignedInUser): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.renewCodes(user) };
  }

  /** By what the account may prove itself again, with a challenge for its passkeys. */
  @Post('step-up/options')
  @HttpCode(200)
  @ChangesNothingShown('A challenge is put down.')
  async beginStepUp(@CurrentUser() { id }: SignedInUser, @Req() request: Request): Promise<ProofChoicesDto> {
    return this.proofs.choices(request, await this.find(id), 'step-up');
  }

  /**
   * Proves again who is signed in, for what answers step_up_needed; this session needs no further proof for ten minutes. Exactly
   * one proof is taken: 400 one_proof for more or none, 403 no_passkey for a passkey of an account that has none.
   */
  @Post('step-up')
  @HttpCode(204)
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords or codes; see Retry-After' })
  async stepUp(
    @CurrentUser() { id }: SignedInUser,
    @Req() request: Request,
    @Body() dto: StepUpDto,
  ): Promise<void> {
    const { withFactor } = await this.proofs.verify(request, await this.find(id), dto);
    markSteppedUp(request, withFactor);
  }

  private async find(id: number): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw notSignedIn();
    return user;
  }
}
