import type { EntityManager } from 'typeorm';
import { Participant } from '../../modules/participants/entities/participant.entity.js';
import { Setting } from '../../modules/settings/entities/setting.entity.js';
import { Viewer } from '../../modules/viewers/entities/viewer.entity.js';
import { DEMO_INVITED, emailOf } from './demo-accounts.js';
import type { DemoCast } from './demo-cast.js';
import { FILM_HOSTS } from './demo-films.js';
import { DEMO_PARTICIPANTS } from './demo-participants.js';
import type { DemoSeason } from './demo-season.js';
import { DEMO_VIEWERS } from './demo-viewers.js';
import { fillInvitations } from './fill-invitations.js';

/** Fills the season: its dates, places, invitations and viewers. @returns whom it is played with */
export async function fillChallenge(
  manager: EntityManager,
  season: DemoSeason,
  users: ReadonlyMap<string, number>,
): Promise<DemoCast> {
  const saved = await manager.save(
    participants(season, users).map((participant) => manager.create(Participant, participant)),
  );
  await manager.save(viewers(season, users).map((viewer) => manager.create(Viewer, viewer)));
  await manager.insert(Setting, settings(season));
  await fillInvitations(manager, season);
  const ids = new Map(DEMO_PARTICIPANTS.map(({ username }, index) => [username, saved[index]!.id]));
  return { season, users, participants: ids };
}

function settings(season: DemoSeason): Pick<Setting, 'key' | 'value' | 'description'>[] {
  const invited = [...DEMO_PARTICIPANTS.map(({ username }) => username), ...DEMO_INVITED];
  return [
    {
      key: 'challengeStartDate',
      value: season.start.toISOString(),
      description: 'When the first month begins',
    },
    { key: 'challengeEndDate', value: season.end.toISOString(), description: 'When the countdown ends' },
    {
      key: 'participantWhitelist',
      value: invited.map(emailOf).join(','),
      description: 'Who is invited to the challenge',
    },
    { key: 'videoHosts', value: FILM_HOSTS, description: 'PeerTube hosts whose films play here' },
  ];
}

function participants(season: DemoSeason, users: ReadonlyMap<string, number>): Partial<Participant>[] {
  const thisYear = new Date().getUTCFullYear();
  return DEMO_PARTICIPANTS.map(({ username, graduatedYearsAgo, daysBefore, record }, index) => ({
    ...record,
    userId: users.get(username)!,
    invitedAs: emailOf(username),
    order: index + 1,
    graduationYear: thisYear - graduatedYearsAgo,
    profileImageUrl: `/demo/portraits/${username}.svg`,
    createdAt: season.before(daysBefore),
  }));
}

function viewers(season: DemoSeason, users: ReadonlyMap<string, number>): Partial<Viewer>[] {
  return DEMO_VIEWERS.map(({ account, joined, ...viewer }) => ({
    ...viewer,
    userId: account === undefined ? null : users.get(account)!,
    createdAt: season.afterMonth(0, joined),
  }));
}
