import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fewRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

const VIEWERS = `
  SELECT name, email, wallet_address AS "walletAddress", interests, language, created_at AS "createdAt",
    confirmed_at AS "confirmedAt", unsubscribed_at AS "unsubscribedAt", mailed_at AS "mailedAt",
    ARRAY(SELECT participant.name FROM viewer_choices JOIN participants participant ON participant.id = participant_id
      WHERE viewer_id = viewers.id ORDER BY participant.id) AS chosen
  FROM viewers WHERE user_id = $1 ORDER BY id`;

/** What an account said of itself as a viewer. */
@Injectable()
export class OwnViewer implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'viewer',
      export: (manager, userId) => fewRows(manager, VIEWERS, userId),
      erase: async (manager, { id, provedEmail }) => {
        await manager.query(
          'DELETE FROM viewers WHERE user_id = $1 OR (user_id IS NULL AND lower(email) = lower($2))',
          [id, provedEmail],
        );
      },
    });
  }
}
