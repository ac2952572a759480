import type { EntityManager } from 'typeorm';
import { tokenHash } from '../../modules/identity/account-tokens.service.js';
import { AccountToken } from '../../modules/identity/entities/account-token.entity.js';
import { Participant } from '../../modules/participants/entities/participant.entity.js';
import { Setting } from '../../modules/settings/entities/setting.entity.js';
import { Viewer } from '../../modules/viewers/entities/viewer.entity.js';
import { DEMO_INVITED, demoInvitation, emailOf } from './demo-accounts.js';
import type { DemoCast } from './demo-cast.js';
import { FILM_HOSTS } from './demo-films.js';
import { DEMO_PARTICIPANTS } from './demo-participants.js';
import type { DemoSeason } from './demo-season.js';
import { DEMO_STORY, type DemoStory } from './demo-story.js';
import { DEMO_VIEWERS } from './demo-viewers.js';
import { joinedOf } from './fill-voters.js';

/** Fills the season: its dates, places, invitations and viewers. @returns whom it is played with */
export async function fillChallenge(
  manager: EntityManager,
  season: DemoSeason,
  users: ReadonlyMap<string, number>,
): Promise<DemoCast> {
  await manager.save(viewers(season, users).map((viewer) => manager.create(Viewer, viewer)));
  await manager.insert(Setting, settings(season));
  await fillInvitations(manager, season);
  return castOf(manager, season, DEMO_STORY, users);
}

/** The invitations that the launcher prints; they count until the season ends. */
async function fillInvitations(manager: EntityManager, season: DemoSeason): Promise<void> {
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

/** Gives the participants of a story their places in a season. */
export async function castOf(
  manager: EntityManager,
  season: DemoSeason,
  story: DemoStory,
  users: ReadonlyMap<string, number>,
  joined = joinedOf(season),
): Promise<DemoCast> {
  const saved = await manager.save(
    participants(season, story, users).map((participant) => manager.create(Participant, participant)),
  );
  const ids = new Map(story.participants.map(({ username }, index) => [username, saved[index]!.id]));
  return { season, story, users, joined, participants: ids };
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

function participants(
  season: DemoSeason,
  story: DemoStory,
  users: ReadonlyMap<string, number>,
): Partial<Participant>[] {
  const thisYear = season.now.getUTCFullYear();
  return story.participants.map(({ username, graduatedYearsAgo, daysBefore, record }, index) => ({
    ...record,
    season: season.number,
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
