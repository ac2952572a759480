import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SecretBox } from '../../common/secret-box.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { PushKey, THE_KEYS } from './entities/push-key.entity.js';
import { PushSubscription } from './entities/push-subscription.entity.js';

/** base64url, both. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const OWNER = 'push';

/** Keeps the keys by which push services know this site. */
@Injectable()
export class PushKeysService implements OnApplicationBootstrap {
  private readonly box: SecretBox;
  private known: Promise<PushKeys> | undefined;

  constructor(
    @Inject(APP_CONFIG) { sessionSecret }: AppConfig,
    private readonly dataSource: DataSource,
  ) {
    this.box = new SecretBox(sessionSecret, 'keys of push');
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.keys();
  }

  /** Made when they are asked for first; the same in every process. */
  keys(): Promise<PushKeys> {
    this.known ??= this.findOrMake().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  private async findOrMake(): Promise<PushKeys> {
    return (await this.find(this.dataSource.manager)) ?? this.make();
  }

  private async find(manager: EntityManager): Promise<PushKeys | undefined> {
    const row = await manager
      .createQueryBuilder(PushKey, 'key')
      .addSelect('key.privateKey')
      .where({ id: THE_KEYS })
      .getOne();
    return row ? this.opened(row) : undefined;
  }

  /** Undefined where the site's secret was another when they were made. */
  private opened({ publicKey, privateKey: sealed }: PushKey): PushKeys | undefined {
    const privateKey = this.box.open(sealed, OWNER);
    return privateKey === undefined ? undefined : { publicKey, privateKey };
  }

  /** One process after the other. What browsers subscribed for by keys that cannot be opened any more is of no use: they subscribe anew. */
  private async make(): Promise<PushKeys> {
    // With the first start alone.
    const { default: webPush } = await import('web-push');
    return this.dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE push_keys IN SHARE ROW EXCLUSIVE MODE');
      const found = await this.find(manager);
      if (found) return found;
      const keys = webPush.generateVAPIDKeys();
      const privateKey = this.box.seal(keys.privateKey, OWNER);
      await manager.upsert(PushKey, { id: THE_KEYS, publicKey: keys.publicKey, privateKey }, ['id']);
      await manager.createQueryBuilder().delete().from(PushSubscription).execute();
      return keys;
    });
  }
}
