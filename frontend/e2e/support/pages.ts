import { expect, type APIRequestContext } from '@playwright/test';
import { paths } from '../../src/paths';
import { admin } from './people';

export const members = ['advertiser', 'participant', 'judge', 'administrator'] as const;
export type Visitor = 'anyone' | (typeof members)[number];

/** Accounts of the demo data, and the administrator of the journeys. */
const accounts: Record<(typeof members)[number], { username: string; password: string }> = {
  advertiser: { username: 'amara', password: 'change-makers' },
  participant: { username: 'nadia', password: 'change-makers' },
  judge: { username: 'judith', password: 'change-makers' },
  administrator: admin,
};

const admitted: Partial<Record<string, Visitor[]>> = {
  [paths.dashboard]: ['advertiser', 'participant'],
  [paths.submitAd]: ['anyone', 'advertiser'],
  [paths.receipt]: ['administrator'],
  [paths.judging]: ['judge'],
  [paths.notifications]: ['advertiser', 'participant'],
  [paths.admin]: ['administrator'],
};

/** Every address of the site that is this visitor's to open, and one that does not exist. */
export function pagesOf(visitor: Visitor, paidWith: string): string[] {
  return [...Object.values(paths), '/no-such-page']
    .filter((address) => (admitted[address] ?? ['anyone']).includes(visitor))
    .map((address) => address.replace(/:(id|number)/, '1').replace(':hash', paidWith));
}

/** The transaction that paid a demo ad; its page is one of the site's. A site that has just begun may still be waiting for its block. */
export async function demoPayment(request: APIRequestContext): Promise<string> {
  const read = async () => {
    const answer = await request.get('/api/ads/1/payment');
    return ((await answer.json()) as { txHash: string | null }).txHash;
  };
  await expect.poll(read).not.toBeNull();
  return (await read())!;
}

/** Signs in for all pages of this context. */
export async function signInAs(visitor: Visitor, request: APIRequestContext): Promise<void> {
  if (visitor === 'anyone') return;
  const answer = await request.post('/api/auth/login', { data: accounts[visitor] });
  if (!answer.ok()) throw new Error(`${visitor} could not sign in: ${answer.status()}`);
}

const token = 'token=of-nobody';

/** Pages that show something else by what their address says, or to somebody else than those of {@link pagesOf}. */
export const otherFaces: Record<Visitor, string[]> = {
  anyone: [
    `${paths.invitation}?${token}`,
    `${paths.confirm}?${token}`,
    `${paths.confirmViewer}?${token}`,
    `${paths.notMe}?${token}`,
    `${paths.resetPassword}?${token}`,
    `${paths.unsubscribe}?${token}`,
    `${paths.support}?search=wallet`,
    `${paths.support}?search=quantum`,
  ],
  advertiser: [paths.register, paths.joinAsViewer, paths.connectWallet],
  participant: [paths.register],
  judge: [paths.dashboard],
  administrator: [paths.dashboard],
};
