import supertest from 'supertest';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { uploadPicture } from '../factories/picture.factory.js';
import { adOf, approve } from '../factories/run.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('an ad', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  describe('that is run again', () => {
    let owner: SignedIn;
    beforeEach(async () => {
      owner = await signedIn(app);
    });

    it('is a new one like it, which awaits moderation and is not paid', async () => {
      const imageUrl = `/api/uploads/${await uploadPicture(owner.client)}`;
      const destinationUrl = 'https://example.org';
      const startsAt = new Date(Date.now() + 86_400_000).toISOString();
      const shown = { imageUrl, destinationUrl, callToAction: 'Rent a lamp' };
      const id = await submitAd(owner.client, { ...shown, startsAt });
      await approve(admin, id);
      await app.dataSource.query(`UPDATE ads SET payment_status = 'settled' WHERE id = $1`, [id]);
      const { body } = await owner.client.post(`/ads/${id}/copy`).expect(201);
      expect(body).toMatchObject({
        ...adInput(shown),
        format: 'sidebar',
        status: 'pending',
        paymentStatus: 'pending',
        run: { state: 'waiting', startsAt: null, daysLeft: 30 },
      });
      expect((body as { id: number }).id).toBeGreaterThan(id);
      expect(await adOf(owner.client, id)).toMatchObject({ status: 'approved' });
    });

    it('needs nothing said', async () => {
      const { headers } = await supertest(app.url).post('/api/auth/register').send(userInput()).expect(201);
      const [cookie] = headers['set-cookie'] as unknown as string[];
      const post = (path: string) => supertest(app.url).post(`/api${path}`).set('Cookie', cookie!);
      const { body } = await post('/ads').send(adInput()).expect(201);
      await post(`/ads/${(body as { id: number }).id}/copy`).expect(201);
    });

    it('stays a text ad, and keeps the picture where the first one lets go of it', async () => {
      const text = await submitAd(owner.client, { title: 'Solar lamps', format: 'text' });
      expect((await owner.client.post(`/ads/${text}/copy`).expect(201)).body).toMatchObject({
        format: 'text',
      });
      const imageUrl = `/api/uploads/${await uploadPicture(owner.client)}`;
      const id = await submitAd(owner.client, { imageUrl });
      const { body } = await owner.client.post(`/ads/${id}/copy`).expect(201);
      await owner.client.patch(`/ads/${id}`, { imageUrl: null }).expect(200);
      await approve(admin, (body as { id: number }).id);
      await app.client().get(imageUrl.replace('/api', '')).expect(200);
    });
  });

  describe('of a participant', () => {
    let owner: SignedIn;
    beforeEach(async () => {
      owner = await signedIn(app, 'participant');
    });

    const undeclared = async (answer: ReturnType<Client['post']>) =>
      expect((await answer.expect(400)).body).toMatchObject({
        code: 'own_project_undeclared',
        details: { notOwnProject: [{ code: 'own_project_undeclared' }] },
      });
    const moderated = async (id: number) => {
      const { body } = await admin.get(`/admin/ads?q=${id}`).expect(200);
      return (body as { id: number }[]).find((ad) => ad.id === id);
    };

    it.each([undefined, null, false])('is not taken with the declaration %j', async (notOwnProject) => {
      await undeclared(owner.client.post('/ads', adInput({ notOwnProject })));
    });

    it.each(['true', 1])('takes no %j for a declaration', async (notOwnProject) => {
      const { body } = await owner.client.post('/ads', adInput({ notOwnProject })).expect(400);
      expect(body).toMatchObject({ details: { notOwnProject: [{ code: 'boolean_required' }] } });
    });

    it('is taken once it is declared not to be for their own project, which the moderator sees', async () => {
      const id = await submitAd(owner.client, { notOwnProject: true });
      expect(await moderated(id)).toMatchObject({ byParticipant: true, notOwnProject: true });
      await owner.client.patch(`/ads/${id}`, { category: 'design' }).expect(200);
      await undeclared(owner.client.patch(`/ads/${id}`, { notOwnProject: false }));
    });

    it.each([undefined, {}, { notOwnProject: null }, { notOwnProject: false }])(
      'is not run again with %j: what was declared of one is not of the next',
      async (said) => {
        const id = await submitAd(owner.client, { notOwnProject: true });
        await undeclared(owner.client.post(`/ads/${id}/copy`, said));
        const { body } = await owner.client.post(`/ads/${id}/copy`, { notOwnProject: true }).expect(201);
        expect(await moderated((body as { id: number }).id)).toMatchObject({ notOwnProject: true });
      },
    );

    it('that leads elsewhere after an edit is declared again', async () => {
      const [here, there] = ['https://example.org/here', 'https://example.org/there'];
      const id = await submitAd(owner.client, { notOwnProject: true, destinationUrl: here });
      const edit = (changes: object) => owner.client.patch(`/ads/${id}`, changes);
      await edit({ destinationUrl: here, title: 'Solar lamps for harbours' }).expect(200);
      await undeclared(edit({ destinationUrl: there }));
      await undeclared(edit({ destinationUrl: null }));
      await undeclared(edit({ destinationUrl: there, notOwnProject: null }));
      await edit({ destinationUrl: there, notOwnProject: true }).expect(200);
    });

    it('from before that was asked is edited and run again with the declaration alone', async () => {
      const id = await submitAd(owner.client, { notOwnProject: true });
      await app.dataSource.query('UPDATE ads SET not_own_project = NULL WHERE id = $1', [id]);
      expect(await moderated(id)).toMatchObject({ notOwnProject: null });
      await undeclared(owner.client.patch(`/ads/${id}`, { category: 'design' }));
      await undeclared(owner.client.post(`/ads/${id}/copy`));
      await owner.client.post(`/ads/${id}/copy`, { notOwnProject: true }).expect(201);
      await owner.client.patch(`/ads/${id}`, { notOwnProject: true }).expect(200);
    });

    it('is asked of nobody else', async () => {
      const { client } = await signedIn(app);
      const id = await submitAd(client, { notOwnProject: false });
      expect(await moderated(id)).toMatchObject({ byParticipant: false, notOwnProject: null });
    });
  });
});
