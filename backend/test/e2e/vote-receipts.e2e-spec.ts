import { randomBytes } from 'node:crypto';
import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import type { VoteReceiptDto } from '../../src/modules/votes/dto/vote-receipt.dto.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { VoteTree } from '../../src/modules/votes/entities/vote-tree.entity.js';
import { FixedMonths } from '../../src/modules/votes/fixed-months.service.js';
import { LEAF_TYPES } from '../../src/modules/votes/trees/vote-proof.js';
import { VoteTrees } from '../../src/modules/votes/trees/vote-trees.service.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { closeMonths, PAST_MONTH, pastVote } from '../factories/vote-month.factory.js';
import { eventually } from '../support/eventually.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

describe('the receipt of a vote', () => {
  const secret = `0x${randomBytes(32).toString('hex')}`;
  let app: TestApp;
  let voter: SignedIn;
  let otherVoter: SignedIn;
  let participantId: number;
  let vote: Vote;
  let drawnByServer: Vote;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopClosing(app);
    // A tree that is made late is one all the same.
    app.nest.get(FixedMonths).patienceMs = 10 * 60_000;
    const { manager } = app.dataSource;
    const [person] = await invited(app, 1);
    ({ id: participantId } = await takePlace(person!));
    voter = await signedIn(app, 'viewer');
    otherVoter = await signedIn(app, 'viewer');
    vote = await pastVote(manager, participantId, PAST_MONTH, { userId: voter.id });
    drawnByServer = await pastVote(manager, participantId, PAST_MONTH, { userId: otherVoter.id, secret });
    for (let count = 0; count < 20; count++) await pastVote(manager, participantId, PAST_MONTH);
    await closeMonths(app);
  });
  afterAll(() => app.stop());

  const receipt = async (): Promise<VoteReceiptDto> =>
    (await voter.client.get(`/votes/${vote.id}/receipt`).expect(200)).body as VoteReceiptDto;

  it('leads to the root on the chain, and to no other from a changed vote', async () => {
    const { leaf, proof, root, month } = await receipt();
    expect(await app.chain.registry.getFunction('roots').staticCall(month)).toBe(root);
    expect(leaf).toEqual([PAST_MONTH, participantId, 1, vote.pseudonym, true]);
    expect(StandardMerkleTree.verify(root, LEAF_TYPES, leaf, proof)).toBe(true);
    expect(StandardMerkleTree.verify(root, LEAF_TYPES, [...leaf.slice(0, 4), false], proof)).toBe(false);
  });

  it('has the secret only where the server drew it', async () => {
    expect(await receipt()).not.toHaveProperty('secret');
    const { body } = await otherVoter.client.get(`/votes/${drawnByServer.id}/receipt`).expect(200);
    expect(body).toMatchObject({ secret });
  });

  it('is for the voter alone', async () => {
    const stranger = await signedIn(app);
    const { body } = await stranger.client.get(`/votes/${vote.id}/receipt`).expect(404);
    expect(body).toMatchObject({ code: 'vote_not_found' });
    await (await app.admin()).get(`/votes/${vote.id}/receipt`).expect(404);
    await app.client().get(`/votes/${vote.id}/receipt`).expect(401);
  });

  it('does not exist for a vote that does not', async () => {
    await voter.client.get('/votes/2147483647/receipt').expect(404);
    await voter.client.get('/votes/none/receipt').expect(400);
  });

  it('waits until the votes of the month are fixed', async () => {
    const month = new Date().toISOString().slice(0, 7);
    const open = await pastVote(app.dataSource.manager, participantId, month, { userId: voter.id });
    const { body } = await voter.client.get(`/votes/${open.id}/receipt`).expect(409);
    expect(body).toMatchObject({ code: 'month_not_fixed' });
  });

  it('is given of a month that was fixed before trees were stored', async () => {
    // It tells the registry from when the root is published, which would else be between the two.
    const before = await eventually(async () => {
      const told = await receipt();
      expect(told.registry).not.toBeNull();
      return told;
    });
    await app.dataSource.manager.delete(VoteTree, { month: PAST_MONTH });
    expect(await receipt()).toEqual(before);
    await app.dataSource.manager.delete(VoteTree, { month: PAST_MONTH });
    await app.nest.get(VoteTrees).makeMissing();
    expect(await app.dataSource.manager.countBy(VoteTree, { month: PAST_MONTH, root: before.root })).toBe(1);
  });

  it('is refused rather than made up once the votes were changed behind its back', async () => {
    const { manager } = app.dataSource;
    await manager.update(Vote, { id: vote.id }, { counted: false });
    const changed = await voter.client.get(`/votes/${vote.id}/receipt`).expect(409);
    expect(changed.body).toMatchObject({ code: 'vote_not_in_root' });
    await manager.update(Vote, { id: vote.id }, { counted: true });
    await receipt();

    const late = await signedIn(app, 'viewer');
    const added = await pastVote(manager, participantId, PAST_MONTH, { userId: late.id });
    await late.client.get(`/votes/${added.id}/receipt`).expect(409);
    // What was proved before still is, until nothing is left of the tree.
    await receipt();
    await manager.delete(VoteTree, { month: PAST_MONTH });
    await voter.client.get(`/votes/${vote.id}/receipt`).expect(409);
  });
});
