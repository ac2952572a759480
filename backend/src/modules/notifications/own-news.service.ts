import { Injectable, type OnModuleInit } from '@nestjs/common';
import { oneRow, ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

const NEWS = `
  SELECT id, kind, params, created_at AS "createdAt", read_at AS "readAt" FROM notifications WHERE user_id = $1`;

const PREFERENCES = 'SELECT news, mailed_at AS "mailedAt" FROM mail_preferences WHERE user_id = $1';

const CHOSEN = `
  SELECT reminders, digest, push, digest_from AS "digestFrom" FROM notification_preferences WHERE user_id = $1`;

/** What an account was told, and how it wanted to be told. */
@Injectable()
export class OwnNews implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register(
      {
        name: 'notifications',
        export: (manager, userId) => ownRows(manager, NEWS, userId),
        erase: async (manager, { id }) => {
          await manager.query('DELETE FROM news_to_mail WHERE user_id = $1', [id]);
          await manager.query('DELETE FROM notifications WHERE user_id = $1', [id]);
        },
      },
      {
        name: 'mailPreferences',
        export: (manager, userId) => oneRow(manager, PREFERENCES, userId),
        erase: async (manager, { id }) => {
          await manager.query('DELETE FROM mail_preferences WHERE user_id = $1', [id]);
        },
      },
      {
        name: 'notificationPreferences',
        export: (manager, userId) => oneRow(manager, CHOSEN, userId),
        erase: async (manager, { id }) => {
          await manager.query('DELETE FROM notification_preferences WHERE user_id = $1', [id]);
        },
      },
    );
  }
}
