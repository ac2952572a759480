import { Body, Controller, Get, HttpCode, Inject, Patch, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ChangesNothingShown } from '../../answers/changes-nothing-shown.decorator.js';
import { Anyone, Roles, SignedIn, WithoutAddress } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { accountOf } from '../../common/access/account-of-session.js';
import { hasSteppedUp } from '../../common/access/session-marks.js';
import { sessionCookie } from '../../common/access/session-cookie.js';
import { notSignedIn, stepUpNeeded } from '../../common/errors/common.errors.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { AuthService } from './auth.service.js';
import { isCommonPassword } from './common-passwords.js';
import { CheckPasswordDto, PasswordStrengthDto } from './dto/check-password.dto.js';
import { LoginDto } from './dto/login.dto.js';
import { RegisterDto } from './dto/register.dto.js';
import { UpdateUserDto } from './dto/update-user.dto.js';
import { UserDto } from './dto/user.dto.js';
import type { User } from './entities/user.entity.js';
import { LoginGuard, ShownAccount } from './sign-in/login.guard.js';
import { signOut } from './sign-in/signed-in-session.js';
import { SignIns } from './sign-in/sign-ins.service.js';
import { UsersService } from './users.service.js';

@ApiTags('auth')
@Controller('auth')
@WithoutAddress()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly signIns: SignIns,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Creates an account of role user and signs it in. 409 when the username or e-mail is taken. */
  @Post('register')
  @Anyone()
  @ApiConflictResponse({ description: 'Username or e-mail is taken' })
  @ApiForbiddenResponse({ description: 'altcha_needed: solve a challenge of GET altcha, then ask again' })
  @ApiTooManyRequestsResponse({ description: 'Too many accounts from this address; see Retry-After' })
  async register(@Body() dto: RegisterDto, @Req() request: Request): Promise<UserDto> {
    const user = await this.auth.register(dto, request.ip ?? 'unknown');
    await this.signIns.registered(request, user);
    return UserDto.from(user);
  }

  /**
   * Signs in. 401 for a wrong name or password, 429 after too many failures; 403 second_factor_needed where a second factor has
   * to be shown by auth/second-factor, within five minutes in this session.
   */
  @Post('login')
  @HttpCode(200)
  @Anyone()
  @UseGuards(LoginGuard)
  @ApiBody({ type: LoginDto })
  @ApiUnauthorizedResponse({ description: 'Invalid username or password' })
  @ApiForbiddenResponse({ description: 'second_factor_needed: go on with auth/second-factor' })
  @ApiTooManyRequestsResponse({
    description: 'Too many failed logins, or too many right ones in a row; see Retry-After',
  })
  async login(@Req() request: Request, @ShownAccount() account: User): Promise<UserDto> {
    await this.signIns.passwordShown(request, account);
    const user = await this.users.findById(account.id);
    return UserDto.from(user!);
  }

  /** Whether a password is among the first that anybody tries, for the form in which it is chosen. */
  @Post('password-check')
  @HttpCode(200)
  @Anyone()
  @ChangesNothingShown('It only looks a word up.')
  async checkPassword(@Body() { password }: CheckPasswordDto): Promise<PasswordStrengthDto> {
    return { common: await isCommonPassword(password) };
  }

  /** Ends the session; fine without one too. */
  @Post('logout')
  @HttpCode(204)
  @Anyone()
  @ChangesNothingShown('Nobody else is shown who is signed in.')
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await signOut(request);
    const { name, options } = sessionCookie(this.config);
    response.clearCookie(name, options);
  }

  /** The signed-in account; 401 without one. */
  @Get('me')
  @SignedIn()
  async getCurrentUser(@CurrentUser() current: SignedInUser): Promise<UserDto> {
    const user = await this.users.findById(current.id);
    if (!user) throw notSignedIn();
    return UserDto.from(user);
  }

  /**
   * Changes language or password, or begins to change the e-mail address. 400 when the current password is wrong; 403
   * step_up_needed for password and address where a second factor has to be shown before.
   */
  @Patch('me')
  @SignedIn()
  @ChangesNothingShown('Nobody else is shown an account’s language, password or address.')
  @ApiTooManyRequestsResponse({
    description: 'Too many wrong current passwords, or wishes for another address; see Retry-After',
  })
  async updateCurrentUser(
    @CurrentUser() current: SignedInUser,
    @Body() dto: UpdateUserDto,
    @Req() request: Request,
  ): Promise<UserDto> {
    const hasFactor = accountOf(request)?.secondFactor ?? false;
    const changesWayIn = dto.password !== undefined || dto.email !== undefined;
    if (changesWayIn && hasFactor && !hasSteppedUp(request, hasFactor)) throw stepUpNeeded();
    return UserDto.from(await this.auth.updateUser(current, dto, request));
  }

  /** Turns a viewer account into one that may place ads. */
  @Post('become-advertiser')
  @HttpCode(200)
  @Roles('viewer')
  async becomeAdvertiser(@CurrentUser() current: SignedInUser): Promise<UserDto> {
    return UserDto.from(await this.auth.becomeAdvertiser(current));
  }
}
