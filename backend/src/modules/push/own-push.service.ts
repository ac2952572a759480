import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fewRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

/** Whoever knows an endpoint can write there: of it, its service alone is told. */
const BROWSERS = `
  SELECT id, substring(endpoint from '^https?://([^/]+)') AS service, created_at AS "createdAt"
  FROM push_subscriptions WHERE user_id = $1 ORDER BY id`;

/** Which browsers are told of an account's news. */
@Injectable()
export class OwnPush implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'pushSubscriptions',
      export: (manager, userId) => fewRows(manager, BROWSERS, userId),
      erase: async (manager, { id }) => {
        await manager.query('DELETE FROM news_to_push WHERE user_id = $1', [id]);
        await manager.query('DELETE FROM push_subscriptions WHERE user_id = $1', [id]);
      },
    });
  }
}
