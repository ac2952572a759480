import type { SeasonArchiveDto } from '../../src/modules/archive/dto/season-archive.dto.js';
import type { AwardDto } from '../../src/modules/awards/dto/award.dto.js';
import { BadgeOperations } from '../../src/modules/nft/badge-operations.service.js';
import type { Client } from '../support/client.js';
import { NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { eventually } from '../support/eventually.js';
import type { TestApp } from '../support/test-app.js';
import { submitAd } from './ad.factory.js';
import { whenPayment } from './payment.factory.js';
import { atInstant } from './season.factory.js';
import { signedIn } from './user.factory.js';
import { tellVotes } from './vote.factory.js';
import { closeMonths, whenPublished } from './vote-month.factory.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days after an instant, and an hour. */
export const daysAfter = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * DAY_MS + DAY_MS / 24);

/** Written YYYY-MM. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);

/** Moves the clocks of database and chain, which go on from there; the seasons follow. Whoever was signed in is not any more. */
export async function travel(app: TestApp, instant: Date): Promise<void> {
  await atInstant(app, instant);
  const seconds = Math.floor(instant.getTime() / 1000);
  await app.chain.provider.send('evm_setNextBlockTimestamp', [seconds]);
  await app.chain.mine(1);
}

/** Has somebody pay for an ad, which is approved: the coins are split. */
export async function paidAd(app: TestApp): Promise<void> {
  const { client } = await signedIn(app);
  const ad = await submitAd(client);
  await app.chain.pay(ad);
  await app.chain.mine(7);
  await whenPayment(client, ad, 'confirmed');
  await (await app.admin()).patch(`/ads/${ad}/status`, { status: 'approved' }).expect(200);
  await whenPayment(client, ad, 'settled');
  await app.chain.mine(7);
}

/** Makes an account's next badge and waits until it is minted. By hand, as the sweep goes by the clock of its process, which stands still here. */
export async function mintBadge(app: TestApp, client: Client): Promise<void> {
  // None is made while the past of a contract that has just come is read.
  const { body } = await eventually(() => client.post('/nft/badge').expect(201));
  await client.post('/nft/badge/mint').expect(202);
  const { id } = body as { id: number };
  await eventually(async () => {
    await app.nest.get(BadgeOperations).process(id);
    expect(await app.dataSource.manager.findOneBy(NftBadge, { id })).toMatchObject({
      ...{ problem: null, mintContract: expect.any(String) as string },
      tokenId: expect.any(String) as string,
    });
  });
}

const awardsOf = async (app: TestApp, season: number): Promise<AwardDto[]> =>
  (await app.client().get(`/awards?season=${season}`).expect(200)).body as AwardDto[];

/** Viewers' Choice of a season. */
export const votedAward = async (app: TestApp, season: number): Promise<AwardDto> =>
  (await awardsOf(app, season)).find(({ kind }) => kind === 'votes')!;

/** Has an administrator open or close it. */
export async function stepOfVotedAward(app: TestApp, season: number, status: string): Promise<void> {
  const { id } = await votedAward(app, season);
  await (await app.admin()).patch(`/admin/awards/${id}`, { status }).expect(200);
}

/** Has an administrator close all that are not, also those that nobody ever opened. */
async function closeAwards(app: TestApp, season: number): Promise<void> {
  const admin = await app.admin();
  for (const { id, status } of await awardsOf(app, season))
    for (const step of status === 'upcoming' ? ['open', 'closed'] : ['closed'])
      await admin.patch(`/admin/awards/${id}`, { status: step }).expect(200);
}

/** Ends a season whose dates have passed: its month gets its root, awards their winners, and nothing stands in the way. */
export async function closeSeason(app: TestApp, season: number, month: string): Promise<void> {
  await tellVotes(app);
  await closeMonths(app);
  await whenPublished(app, month);
  await closeAwards(app, season);
  const admin = await app.admin();
  const { body } = await admin.get(`/admin/seasons/${season}/closing`).expect(200);
  expect(body).toEqual([]);
  await admin.post(`/admin/seasons/${season}/close`).expect(200);
}

/** What is left of a season, as everybody reads it. */
export async function archiveOf(app: TestApp, season: number): Promise<SeasonArchiveDto> {
  return (await app.client().get(`/seasons/${season}`).expect(200)).body as SeasonArchiveDto;
}

/** Names, votes and ranks in Viewers' Choice, as an archive has them. */
export const votesIn = ({ awards }: SeasonArchiveDto): unknown[] =>
  awards.find(({ kind }) => kind === 'votes')!.standings.map(({ name, score, rank }) => [name, score, rank]);
