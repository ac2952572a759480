import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { type AccountRegistration, AccountRegistrations } from '../auth/account-registrations.js';
import { AuthRateLimits } from '../auth/auth-rate-limits.js';
import type { User } from '../auth/entities/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import type { RegisterViewerDto } from './dto/register-viewer.dto.js';
import { Viewer } from './entities/viewer.entity.js';
import { viewerExists } from './viewers.errors.js';

/** A new viewer, and the account if one was asked for. */
export interface RegisteredViewer {
  viewer: Viewer;
  account: User | null;
}

/** Registers viewers; accounts and viewers of the same e-mail find each other, whichever comes first. */
@Injectable()
export class ViewersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly limits: AuthRateLimits,
    accounts: AccountRegistrations,
  ) {
    accounts.subscribe(linkToAccount);
  }

  /** With a password an account of role viewer is made too. @throws viewerExists, emailTaken, tooManyRegistrations */
  async register(
    { password, language, ...input }: RegisterViewerDto,
    address: string,
  ): Promise<RegisteredViewer> {
    await this.limits.register(address);
    const { email } = input;
    return this.dataSource.transaction(async (manager) => {
      const userId = (await this.users.findByEmail(email, manager))?.id ?? null;
      const { id } = await this.insert(manager, { ...input, userId });
      const account = password
        ? await this.users.create({ username: email, email, password, role: 'viewer', language }, manager)
        : null;
      return { viewer: await manager.findOneByOrFail(Viewer, { id }), account };
    });
  }

  /** The unique index decides, so that parallel calls cannot both win. */
  private async insert(manager: EntityManager, viewer: Partial<Viewer>): Promise<Viewer> {
    try {
      return await manager.save(manager.create(Viewer, viewer));
    } catch (error) {
      throw isTaken(error) ? viewerExists() : error;
    }
  }
}

async function linkToAccount(
  manager: EntityManager,
  { user: { id, email } }: AccountRegistration,
): Promise<void> {
  await manager.query('UPDATE viewers SET user_id = $1 WHERE lower(email) = lower($2)', [id, email]);
}

const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'viewers_email_key';
