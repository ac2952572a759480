import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { AccountAddresses, type AddressNews } from '../auth/account-addresses.js';
import { AuthRateLimits } from '../auth/auth-rate-limits.js';
import type { User } from '../auth/entities/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import type { RegisterViewerDto } from './dto/register-viewer.dto.js';
import { Viewer } from './entities/viewer.entity.js';
import { ViewerJoinings } from './viewer-joinings.service.js';
import { ViewerLetters } from './viewer-letters.service.js';
import { viewerExists } from './viewers.errors.js';

/** What was registered, and the account with its row where one was asked for. */
export interface RegisteredViewer {
  registered: RegisterViewerDto;
  account: { user: User; viewer: Viewer } | null;
}

/** Registers viewers. Whose a registration is shows once an account has proved its address. */
@Injectable()
export class ViewersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly limits: AuthRateLimits,
    private readonly joinings: ViewerJoinings,
    private readonly letters: ViewerLetters,
    addresses: AccountAddresses,
  ) {
    addresses.subscribe((manager, news) => this.followAddress(manager, news));
  }

  /**
   * With a password an account of role viewer is made too. Without one nothing is told of the address: neither whether it is known nor
   * whether it has an account; a letter asks whoever reads it to confirm, once a job has looked it up. @throws viewerExists, emailTaken, tooManyRegistrations, altchaNeeded
   */
  async register(dto: RegisterViewerDto, address: string): Promise<RegisteredViewer> {
    await this.limits.register(address, dto.altcha);
    const { name, email, interests = [], password, language = 'en', participants = [] } = dto;
    if (!password) {
      await this.joinings.note({ name, email, interests, language, participants });
      return { registered: dto, account: null };
    }
    return this.dataSource.transaction(async (manager) => {
      const { id } = await this.insert(manager, { name, email, interests });
      const input = { username: email, email, password, role: 'viewer', language, givenName: name } as const;
      const user = await this.users.create(input, manager);
      await manager.update(Viewer, { id }, { userId: user.id });
      return { registered: dto, account: { user, viewer: await manager.findOneByOrFail(Viewer, { id }) } };
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

  /** A registration is linked to the account that has proved its address; that of an account that never did stays with it, without it. */
  private async followAddress(
    manager: EntityManager,
    { user: { id }, email, news, placeholder }: AddressNews,
  ): Promise<void> {
    if (news === 'proved') {
      await manager.query(LINK, [id, email]);
      return this.letters.leaveOthers(manager, id, email);
    }
    await manager.query(LEAVE, [id, email, placeholder]);
  }
}

const LINK = 'UPDATE viewers SET user_id = $1 WHERE user_id IS NULL AND lower(email) = lower($2)';

const LEAVE = 'UPDATE viewers SET email = $3 WHERE user_id = $1 AND lower(email) = lower($2)';

const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'viewers_email_key';
