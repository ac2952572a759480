import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NETWORKS_KEPT_DAYS } from '../../common/access/network-mark.js';
import { JobQueue } from '../../queue/job-queue.js';

/** What is forgotten of each table once nobody will look for bursts any more; of plays the counts alone stay. */
const FORGOTTEN_BY_AGE = [
  ...['address_hash', 'former_voter', 'mailbox_mark'].map((mark) => forgetting('votes', mark)),
  forgetting('follows', 'address_hash'),
  'DELETE FROM film_plays WHERE created_at < now() - make_interval(days => $1)',
];

/** Whom the award does not count, nobody needs to know once it is closed. */
const FORGOTTEN_WITH_AWARD = `
  DELETE FROM uncounted_mailboxes WHERE EXISTS (SELECT FROM awards WHERE kind = 'social' AND status = 'closed')`;

/** Forgets from which address, mailbox or deleted account votes, follows and plays came. */
@Injectable()
export class ForgottenAddressesJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: 'forgotten-addresses',
      work: async () => this.forget(),
      everyMinute: {},
    });
  }

  async forget(): Promise<void> {
    for (const forget of FORGOTTEN_BY_AGE) await this.dataSource.query(forget, [NETWORKS_KEPT_DAYS]);
    await this.dataSource.query(FORGOTTEN_WITH_AWARD);
  }
}

function forgetting(table: string, mark: string): string {
  return `UPDATE ${table} SET ${mark} = NULL WHERE ${mark} IS NOT NULL AND created_at < now() - make_interval(days => $1)`;
}
