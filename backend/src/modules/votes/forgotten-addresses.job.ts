import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NETWORKS_KEPT_DAYS } from '../../common/access/network-mark.js';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import type { Sweep } from '../../housekeeping/sweep.js';

const isOld = `created_at < now() - interval '${NETWORKS_KEPT_DAYS} days'`;
const MARKS = ['address_hash', 'former_voter', 'mailbox_mark'];

/** What is forgotten of each table once nobody will look for bursts any more; of plays the counts alone stay. */
const FORGOTTEN: readonly Sweep[] = [
  // All of a vote that is found by one of them, so that its row is written once.
  ...MARKS.map((mark) => sweepOfMark('votes', mark, MARKS)),
  sweepOfMark('follows', 'address_hash'),
  { name: 'film_plays', table: 'film_plays', due: isOld, by: 'created_at', isPromised: true },
  {
    // Whom the award does not count, nobody needs to know once it is closed.
    name: 'uncounted_mailboxes',
    table: 'uncounted_mailboxes',
    due: `participant_id = ANY (ARRAY(
      SELECT participant.id FROM participants participant JOIN awards award ON award.season = participant.season
      WHERE kind = 'social' AND status = 'closed' AND coalesce(end_date, award.created_at) < now()))`,
    by: 'participant_id, mark',
    isPromised: true,
  },
];

/** Forgets from which address, mailbox or deleted account votes, follows and plays came. */
@Injectable()
export class ForgottenAddressesJob implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: Housekeeping) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('forgotten-addresses', FORGOTTEN, async () => this.forget());
  }

  async forget(): Promise<void> {
    await this.housekeeping.run(FORGOTTEN);
  }
}

function sweepOfMark(table: string, mark: string, marks = [mark]): Sweep {
  const set = marks.map((name) => `${name} = NULL`).join(', ');
  const due = `${mark} IS NOT NULL AND ${isOld}`;
  return { name: `${table}_${mark}`, table, due, by: 'created_at', set, isPromised: true };
}
