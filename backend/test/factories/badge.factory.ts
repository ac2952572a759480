import type { BadgeState } from '../../src/modules/nft/badge-types.js';
import type { NftBadgeDto } from '../../src/modules/nft/dto/nft-badge.dto.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';

/** Waits until the API tells this state of the account's badge. */
export async function whenBadge(client: Client, state: BadgeState): Promise<NftBadgeDto> {
  return eventually(async () => {
    const { body } = await client.get('/nft/badge').expect(200);
    expect(body).toMatchObject({ state });
    return body as NftBadgeDto;
  });
}
