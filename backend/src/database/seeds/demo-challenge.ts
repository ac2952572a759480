import type { EntityManager } from 'typeorm';
import { Participant } from '../../modules/participants/entities/participant.entity.js';
import { Setting } from '../../modules/settings/entities/setting.entity.js';
import { Viewer } from '../../modules/viewers/entities/viewer.entity.js';
import { daysAgo } from './days.js';
import { DEMO_INVITED, emailOf } from './demo-accounts.js';
import { DEMO_PARTICIPANTS } from './demo-participants.js';
import { DEMO_VIEWERS } from './demo-viewers.js';

const SEASON_IN_DAYS = 120;

/** Fills the season: places, invitations, viewers, and an end that the countdown runs to. */
export async function fillChallenge(
  manager: EntityManager,
  userIds: ReadonlyMap<string, number>,
): Promise<void> {
  await manager.save(participants(userIds).map((participant) => manager.create(Participant, participant)));
  await manager.save(viewers(userIds).map((viewer) => manager.create(Viewer, viewer)));
  const invited = [...DEMO_PARTICIPANTS.map(({ username }) => username), ...DEMO_INVITED];
  await manager.insert(Setting, [
    {
      key: 'challengeEndDate',
      value: daysAgo(-SEASON_IN_DAYS).toISOString(),
      description: 'When the countdown ends',
    },
    {
      key: 'participantWhitelist',
      value: invited.map(emailOf).join(','),
      description: 'Who is invited to the challenge',
    },
  ]);
}

function participants(userIds: ReadonlyMap<string, number>): Partial<Participant>[] {
  const thisYear = new Date().getUTCFullYear();
  return DEMO_PARTICIPANTS.map(({ username, graduatedYearsAgo, daysAgo: age, record }, index) => ({
    ...record,
    userId: userIds.get(username)!,
    order: index + 1,
    graduationYear: thisYear - graduatedYearsAgo,
    profileImageUrl: `/demo/portraits/${username}.svg`,
    createdAt: daysAgo(age),
  }));
}

function viewers(userIds: ReadonlyMap<string, number>): Partial<Viewer>[] {
  return DEMO_VIEWERS.map(({ account, daysAgo: age, ...viewer }) => ({
    ...viewer,
    userId: account === undefined ? null : userIds.get(account)!,
    createdAt: daysAgo(age),
  }));
}
