import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

const ADS = `
  SELECT id, title, description, category, image_url AS "imageUrl", format, destination_url AS "destinationUrl",
    call_to_action AS "callToAction", status, reason, payment_method AS "paymentMethod", payment_status AS "paymentStatus",
    transaction_hash AS "transactionHash", payment_chain_id AS "paymentChainId", created_at AS "createdAt"
  FROM ads WHERE user_id = $1`;

/** Ads of an account: they stay when it leaves, and so does what is owed for them. */
@Injectable()
export class OwnAds implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'ads',
      export: (manager, userId) => ownRows(manager, ADS, userId),
      // The database fills in by which name each is found.
      erase: async (manager, { id }) => {
        await manager.query('UPDATE ads SET user_id = user_id WHERE user_id = $1', [id]);
      },
    });
  }
}
