import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fewRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

const REMINDERS = `
  SELECT month, created_at AS "createdAt" FROM vote_reminders WHERE user_id = $1 ORDER BY month`;

/** Of which months' votes an account was reminded. */
@Injectable()
export class OwnReminders implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'voteReminders',
      export: (manager, userId) => fewRows(manager, REMINDERS, userId),
      erase: async (manager, { id }) => {
        await manager.query('DELETE FROM vote_reminders WHERE user_id = $1', [id]);
      },
    });
  }
}
