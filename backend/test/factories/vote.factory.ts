import { randomBytes } from 'node:crypto';
import type { CommentDto } from '../../src/modules/votes/dto/comment.dto.js';
import type { NewVoteDto } from '../../src/modules/votes/dto/vote.dto.js';
import { VoteBundles } from '../../src/modules/votes/vote-bundles.service.js';
import { Award } from '../../src/modules/awards/entities/award.entity.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import type { TestApp } from '../support/test-app.js';
import { invited, takePlace } from './participant.factory.js';
import { saveSetting } from './settings.factory.js';
import type { SignedIn } from './user.factory.js';

/** Somebody with a place, and the account behind it. */
export interface Candidate extends SignedIn {
  participantId: number;
}

/** As a browser draws it. */
export const drawPseudonym = (): string => `0x${randomBytes(32).toString('hex')}`;

/** Opens Viewers' Choice. */
export async function openVoting(app: TestApp): Promise<void> {
  await app.dataSource.manager.update(Award, { kind: 'votes' }, { status: 'open' });
}

/** People with places, in an open Viewers' Choice. */
export async function candidates(app: TestApp, count: number): Promise<Candidate[]> {
  await openVoting(app);
  await saveSetting(await app.admin(), 'maxParticipants', String(count));
  const people = await invited(app, count);
  const found: Candidate[] = [];
  for (const person of people) found.push({ ...person, participantId: (await takePlace(person)).id });
  return found;
}

/** Casts a vote and tells it. */
export async function castVote(
  client: Client,
  participantId: number,
  changes: object = {},
): Promise<NewVoteDto> {
  const { body } = await client.post('/votes', { participantId, ...changes }).expect(201);
  return body as NewVoteDto;
}

/** Votes with a comment and tells the comment's number. */
export async function castComment(client: Client, participantId: number, comment: string): Promise<number> {
  return (await castVote(client, participantId, { comment })).commentId!;
}

/** Does what the clock does every half second, until it is done: what the clock is just telling, the test's telling leaves to it. */
export const tellVotes = (app: TestApp): Promise<void> =>
  eventually(async () => {
    await app.nest.get(VoteBundles).tell();
    expect(await app.dataSource.query('SELECT key FROM untold_votes')).toEqual([]);
  });

/** The newest comments on a participant as this client sees them. */
export async function commentsOn(client: Client, participantId: number): Promise<CommentDto[]> {
  const { body } = await client.get(`/participants/${participantId}/comments`).expect(200);
  return body as CommentDto[];
}
