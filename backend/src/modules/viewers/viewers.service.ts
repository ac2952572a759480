import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { AccountAddresses, type AddressNews } from '../auth/account-addresses.js';
import { AuthRateLimits } from '../auth/auth-rate-limits.js';
import type { User } from '../auth/entities/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import type { RegisterViewerDto } from './dto/register-viewer.dto.js';
import { Viewer } from './entities/viewer.entity.js';
import { ViewerConfirmations } from './viewer-confirmations.service.js';
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
    private readonly confirmations: ViewerConfirmations,
    addresses: AccountAddresses,
  ) {
    addresses.subscribe(followAddress);
  }

  /**
   * With a password an account of role viewer is made too. Without one nothing is told of the address: neither whether it is known nor
   * whether it has an account; a letter asks whoever reads it to confirm. @throws viewerExists, emailTaken, tooManyRegistrations, altchaNeeded
   */
  async register(dto: RegisterViewerDto, address: string): Promise<RegisteredViewer> {
    await this.limits.register(address, dto.altcha);
    const { name, email, interests, password, language } = dto;
    if (!password) {
      await this.join(dto);
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

  /** A new row that nobody is asked about is not kept: nobody could confirm it, and it would never be erased. */
  private async join({
    name,
    email,
    interests = [],
    language = 'en',
    participants = [],
  }: RegisterViewerDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const viewer = { name, email, interests, language };
      const insert = manager.createQueryBuilder().insert().into(Viewer).values(viewer).orIgnore();
      const [added] = (await insert.returning('id').execute()).raw as { id: number }[];
      const isAsked = await this.confirmations.ask(manager, { ...viewer, participants });
      if (added && !isAsked) await manager.delete(Viewer, added.id);
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

/** A registration is linked to the account that has proved its address; that of an account that never did stays with it, without it. An address that it had before is not written to any more. */
async function followAddress(
  manager: EntityManager,
  { user: { id }, email, news, placeholder }: AddressNews,
): Promise<void> {
  if (news === 'proved') {
    const link = 'UPDATE viewers SET user_id = $1 WHERE user_id IS NULL AND lower(email) = lower($2)';
    await manager.query(link, [id, email]);
    const end =
      'UPDATE viewers SET confirmed_at = NULL WHERE user_id = $1 AND lower(email) <> lower($2) AND confirmed_at IS NOT NULL';
    await manager.query(end, [id, email]);
    return;
  }
  const leave = 'UPDATE viewers SET email = $3 WHERE user_id = $1 AND lower(email) = lower($2)';
  await manager.query(leave, [id, email, placeholder]);
}

const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'viewers_email_key';
