import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fewRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import { ViewerJoinings } from './viewer-joinings.service.js';

const VIEWERS = `
  SELECT name, email, wallet_address AS "walletAddress", interests, language, created_at AS "createdAt",
    asked_at AS "askedAt", confirmed_at AS "confirmedAt", unsubscribed_at AS "unsubscribedAt", mailed_at AS "mailedAt",
    ARRAY(SELECT participant.name FROM viewer_choices JOIN participants participant ON participant.id = participant_id
      WHERE viewer_id = viewers.id ORDER BY participant.id) AS chosen,
    ARRAY(SELECT jsonb_build_object('news', news, 'createdAt', created_at, 'waitsUntil', due_at) FROM viewer_notices
      WHERE viewer_id = viewers.id ORDER BY created_at, source) AS told
  FROM viewers WHERE user_id = $1 ORDER BY id`;

/** What an account said of itself as a viewer. */
@Injectable()
export class OwnViewer implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly joinings: ViewerJoinings,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'viewer',
      export: (manager, userId) => fewRows(manager, VIEWERS, userId),
      erase: async (manager, { id, provedEmail }) => {
        await manager.query(
          'DELETE FROM viewers WHERE user_id = $1 OR (user_id IS NULL AND lower(email) = lower($2))',
          [id, provedEmail],
        );
        if (provedEmail !== null) await this.joinings.forget(manager, provedEmail);
      },
    });
  }
}
