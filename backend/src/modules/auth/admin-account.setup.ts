import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import type { AdminAccount } from '../../config/admin-settings.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { ConfigError } from '../../config/environment.js';
import { isCommonPassword } from './common-passwords.js';
import { User } from './entities/user.entity.js';
import { UsersService } from './users.service.js';

const RESET = '`npm run account -w backend -- reset-admin` makes one or sets its password.';

// Names the lock that keeps two starting processes from both creating the account.
const ADMIN_LOCK = 7_305_111;

/**
 * Makes the administrator that the configuration names, where the database has none at all. From then on the account is its owner's: what
 * the configuration says of it is ignored, as a password that was changed on the site must not come back.
 */
@Injectable()
export class AdminAccountSetup implements OnModuleInit {
  private readonly logger = new Logger(AdminAccountSetup.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly users: UsersService,
    private readonly dataSource: DataSource,
  ) {}

  async onModuleInit(): Promise<void> {
    const { admin } = this.config;
    if (!admin) return;
    await this.assertUncommon(admin);
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADMIN_LOCK]);
      const hasOne = await manager.existsBy(User, { role: 'admin', deletedAt: IsNull() });
      if (hasOne)
        this.logger.log(`ADMIN_USERNAME and ADMIN_PASSWORD are ignored: there is an administrator. ${RESET}`);
      else await this.make(manager, admin);
    });
  }

  private async assertUncommon(admin: AdminAccount): Promise<void> {
    if (!(await isCommonPassword(admin.password, admin))) return;
    const problem = 'is among the first passwords that anybody tries';
    if (this.config.production) throw new ConfigError('ADMIN_PASSWORD', problem);
    this.logger.warn(`ADMIN_PASSWORD ${problem}`);
  }

  /** An account that is there already may be a stranger's, who was quick: it is not made an administrator. */
  private async make(manager: EntityManager, admin: AdminAccount): Promise<void> {
    try {
      await this.users.create({ ...admin, role: 'admin', emailConfirmedAt: new Date() }, manager);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.error(
        `No administrator is made, as somebody has the name or address of ADMIN_USERNAME or ADMIN_EMAIL. ${RESET}`,
      );
    }
  }
}
