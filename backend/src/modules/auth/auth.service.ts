import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthRateLimits } from './auth-rate-limits.js';
import { invalidCredentials, notAViewer, wrongCurrentPassword } from './auth.errors.js';
import type { RegisterDto } from './dto/register.dto.js';
import type { UpdateUserDto } from './dto/update-user.dto.js';
import type { User } from './entities/user.entity.js';
import { hashPassword, passwordMatches } from './password.js';
import { UsersService } from './users.service.js';

/** Rules of accounts: who may sign in, and what they may change of themselves. */
@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly limits: AuthRateLimits,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws usernameTaken, emailTaken, tooManyRegistrations */
  async register({ username, email, password }: RegisterDto, address: string): Promise<User> {
    await this.limits.register(address);
    return this.users.create({ username, email, password });
  }

  /** @throws invalidCredentials, tooManyLogins */
  async verifyLogin(username: string, password: string, address: string): Promise<User> {
    await this.limits.beginLogin(username, address);
    const user = await this.users.findForLogin(username);
    if (!(await passwordMatches(user?.password, password))) throw invalidCredentials();
    await this.limits.loginSucceeded(username, address);
    return user!;
  }

  /** A new password ends the account's other sessions. @throws wrongCurrentPassword */
  async updateUser(
    current: { id: number; username: string },
    dto: UpdateUserDto,
    sessionId: string,
  ): Promise<User> {
    const { language, password, currentPassword } = dto;
    if (password === undefined) return this.users.update(current.id, language ? { language } : {});
    const stored = await this.users.findForLogin(current.username);
    if (!(await passwordMatches(stored?.password, currentPassword ?? ''))) throw wrongCurrentPassword();
    const user = await this.users.update(current.id, {
      ...(language && { language }),
      password: await hashPassword(password),
    });
    await this.endOtherSessions(current.id, sessionId);
    return user;
  }

  /** A viewer who wants to place ads becomes a user. @throws notAViewer */
  async becomeAdvertiser(id: number): Promise<User> {
    if (!(await this.users.changeRole(id, 'viewer', 'user'))) throw notAViewer();
    return this.users.update(id, {});
  }

  private async endOtherSessions(userId: number, keep: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM sessions WHERE sess->'passport'->>'user' = $1 AND sid <> $2`, [
      String(userId),
      keep,
    ]);
  }
}
