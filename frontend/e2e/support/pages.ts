import type { APIRequestContext } from '@playwright/test';
import { paths } from '../../src/paths';
import { admin } from './people';

export const visitors = ['anyone', 'advertiser', 'participant', 'administrator'] as const;
export type Visitor = (typeof visitors)[number];

/** Accounts of the demo data, and the administrator of the journeys. */
const accounts: Record<Exclude<Visitor, 'anyone'>, { username: string; password: string }> = {
  advertiser: { username: 'amara', password: 'change-makers' },
  participant: { username: 'nadia', password: 'change-makers' },
  administrator: admin,
};

const admitted: Partial<Record<string, Visitor[]>> = {
  [paths.dashboard]: ['advertiser', 'participant'],
  [paths.submitAd]: ['anyone', 'advertiser'],
  [paths.admin]: ['administrator'],
};

export interface Visit {
  path: string;
  visitor: Visitor;
}

/** Every address of the site with somebody who may open it, and one that does not exist. */
export function everyVisit(paidWith: string): Visit[] {
  const addresses = [...Object.values(paths), '/no-such-page'];
  return addresses.flatMap((address) => {
    const path = address.replace(':id', '1').replace(':hash', paidWith);
    return (admitted[address] ?? ['anyone' as const]).map((visitor) => ({ path, visitor }));
  });
}

/** The transaction that paid a demo ad; its page is one of the site's. */
export async function demoPayment(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/ads/1/payment');
  const { txHash } = (await answer.json()) as { txHash: string };
  return txHash;
}

/** Signs in for all pages of this context. */
export async function signInAs(visitor: Visitor, request: APIRequestContext): Promise<void> {
  if (visitor === 'anyone') return;
  const answer = await request.post('/api/auth/login', { data: accounts[visitor] });
  if (!answer.ok()) throw new Error(`${visitor} could not sign in: ${answer.status()}`);
}
