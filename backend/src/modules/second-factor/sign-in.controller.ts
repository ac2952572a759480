import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { Anyone } from '../../common/access/access.decorator.js';
import { networkOf } from '../../common/access/network-of.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { UserDto } from '../auth/dto/user.dto.js';
import type { User } from '../auth/entities/user.entity.js';
import { SignIns } from '../auth/sign-in/sign-ins.service.js';
import { UsersService } from '../auth/users.service.js';
import { PasskeyRequestDto, UsePasskeyDto } from './dto/passkey.dto.js';
import { ProofChoicesDto, SecondFactorProofDto } from './dto/second-factor.dto.js';
import { PasskeysService } from './passkeys.service.js';
import { Proofs } from './proofs.service.js';
import { passkeyRefused, secondFactorExpired, tooManyAttempts } from './second-factor.errors.js';

const ATTEMPTS = 60;
const MINUTES_5 = 5 * 60;

/** Signing in by more than a password, or without one. */
@ApiTags('security')
@Controller('auth')
@Anyone()
export class SignInController {
  private readonly limit: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    private readonly users: UsersService,
    private readonly signIns: SignIns,
    private readonly passkeys: PasskeysService,
    private readonly proofs: Proofs,
  ) {
    this.limit = rateLimiter(dataSource, 'passkey-options', ATTEMPTS, MINUTES_5);
  }

  /** What the browser needs to sign in by any of its passkeys for this site; good for five minutes, once. */
  @Post('passkeys/login/options')
  @HttpCode(200)
  @ApiTooManyRequestsResponse({ description: 'Asked too often from this address; see Retry-After' })
  @ChangesNothingShown('A challenge is put down.')
  async beginPasskeyLogin(@Req() request: Request): Promise<PasskeyRequestDto> {
    await takePoint(this.limit, networkOf(request.ip), tooManyAttempts);
    const options = await this.passkeys.requestOptions(request, { purpose: 'sign-in' });
    return { options: options! };
  }

  /** Signs in whoever the passkey belongs to. 400 for one that is not accepted. */
  @Post('passkeys/login/verify')
  @HttpCode(200)
  async passkeyLogin(@Req() request: Request, @Body() { response }: UsePasskeyDto): Promise<UserDto> {
    const id = await this.passkeys.verify(request, { purpose: 'sign-in' }, response);
    const user = await this.users.findById(id);
    if (!user) throw passkeyRefused();
    const stillCounts = (manager: EntityManager): Promise<boolean> =>
      this.passkeys.isOf(manager, id, response.id);
    await this.signIns.complete(request, user, { method: 'passkey', stillCounts });
    return UserDto.from(user);
  }

  /** By what whoever has just shown their password may go on. 401 when that is five minutes ago. */
  @Post('second-factor/options')
  @HttpCode(200)
  @ChangesNothingShown('A challenge is put down.')
  @ApiUnauthorizedResponse({ description: 'No password was shown in this session, or too long ago' })
  async beginSecondFactor(@Req() request: Request): Promise<ProofChoicesDto> {
    return this.proofs.choices(request, await this.pending(request), 'second-factor');
  }

  /** The second step of a sign-in: a code, a recovery code or a passkey. 400 for a wrong one, 429 after too many. */
  @Post('second-factor')
  @HttpCode(200)
  @ApiUnauthorizedResponse({ description: 'No password was shown in this session, or too long ago' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong codes; see Retry-After' })
  async secondFactor(@Req() request: Request, @Body() dto: SecondFactorProofDto): Promise<UserDto> {
    const user = await this.pending(request);
    await this.proofs.signIn(request, user, dto);
    return UserDto.from(user);
  }

  /** @throws secondFactorExpired, accountSuspended */
  private async pending(request: Request): Promise<User> {
    const user = await this.signIns.awaited(request);
    if (!user) throw secondFactorExpired();
    return user;
  }
}
