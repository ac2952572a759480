import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

const ADS = `
  SELECT id, title, description, category, image_url AS "imageUrl", format, destination_url AS "destinationUrl",
    call_to_action AS "callToAction", status, reason, payment_method AS "paymentMethod", payment_status AS "paymentStatus",
    transaction_hash AS "transactionHash", payment_chain_id AS "paymentChainId", not_own_project AS "notOwnProject",
    starts_at AS "startsAt", run_days AS "runDays", ran_ms AS "ranMs", running_since AS "runningSince", run_ends_at AS "runEndsAt",
    approved_at AS "approvedAt", paused_at AS "pausedAt", withdrawn_at AS "withdrawnAt", completed_at AS "completedAt",
    created_at AS "createdAt"
  FROM ads WHERE user_id = $1`;

const REPORTS = `
  SELECT ad_id AS id, ad_id AS "adId", reason, created_at AS "createdAt" FROM ad_reports WHERE user_id = $1`;

/** Ads of an account: they stay when it leaves, and so does what is owed for them. */
@Injectable()
export class OwnAds implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'adReports',
      export: (manager, userId) => ownRows(manager, REPORTS, userId),
      erase: async (manager, { id }) => {
        await manager.query('DELETE FROM ad_reports WHERE user_id = $1', [id]);
      },
    });
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
