import type { EntityManager } from 'typeorm';
import { tokenHash } from '../../modules/identity/account-tokens.service.js';
import { AccountToken } from '../../modules/identity/entities/account-token.entity.js';
import { DEMO_INVITED, demoInvitation, emailOf } from './demo-accounts.js';
import type { DemoSeason } from './demo-season.js';

/** The invitations that the launcher prints; they count until the season ends. */
export async function fillInvitations(manager: EntityManager, season: DemoSeason): Promise<void> {
  await manager.insert(
    AccountToken,
    DEMO_INVITED.map((username) => ({
      kind: 'invitation' as const,
      hash: tokenHash(demoInvitation(username)),
      email: emailOf(username),
      params: {},
      expiresAt: season.end,
    })),
  );
}
