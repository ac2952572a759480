import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG, type AdminAccount, type AppConfig } from '../../config/app-config.js';
import { AuditService } from '../audit/audit.service.js';
import { recordRole } from './audited-role.js';
import { ConfigError } from '../../config/environment.js';
import { isCommonPassword } from './common-passwords.js';
import { User } from './entities/user.entity.js';
import { hashPassword, passwordMatches } from './password.js';
import { UsersService } from './users.service.js';

// Names the lock that keeps two starting processes from both creating the account.
const ADMIN_LOCK = 7_305_111;

/** Creates the administrator named by the configuration, or brings its password up to date, at every start. */
@Injectable()
export class AdminAccountSetup implements OnModuleInit {
  private readonly logger = new Logger(AdminAccountSetup.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly users: UsersService,
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  async onModuleInit(): Promise<void> {
    const { admin } = this.config;
    if (!admin) return;
    await this.assertUncommon(admin);
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADMIN_LOCK]);
      const existing = await this.users.findForLogin(admin.username, manager);
      if (!existing)
        await this.users.create({ ...admin, role: 'admin', emailConfirmedAt: new Date() }, manager);
      else await this.bringUpToDate(manager, existing, admin);
    });
  }

  private async assertUncommon(admin: AdminAccount): Promise<void> {
    if (!(await isCommonPassword(admin.password, admin))) return;
    const problem = 'is among the first passwords that anybody tries';
    if (this.config.production) throw new ConfigError('ADMIN_PASSWORD', problem);
    this.logger.warn(`ADMIN_PASSWORD ${problem}`);
  }

  private async bringUpToDate(
    manager: EntityManager,
    existing: User,
    { password }: AdminAccount,
  ): Promise<void> {
    const unchanged = existing.role === 'admin' && (await passwordMatches(existing.password, password));
    if (unchanged) return;
    // First the password, so that no earlier session of this name becomes an administrator's.
    await this.users.setPassword(manager, existing.id, await hashPassword(password));
    await manager.update(User, { id: existing.id }, { role: 'admin' });
    if (existing.role !== 'admin') await recordRole(this.audit, manager, existing, 'admin');
    this.logger.log('The administrator account was brought up to date');
  }
}
