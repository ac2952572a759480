import type { ParticipantDto } from '../../src/modules/participants/dto/participant.dto.js';
import { acceptInvitation } from '../factories/identity.factory.js';
import { toldDuring } from '../factories/event.factory.js';
import { invited, participantInput, takePlace } from '../factories/participant.factory.js';
import { invite, saveSetting } from '../factories/settings.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const INVITATION_ONLY = 'The challenge is invitation-only.';

describe('participants', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM participants');
    await app.dataSource.query('DELETE FROM settings');
  });
  afterAll(() => app.stop());

  describe('registering', () => {
    it('takes the next place and the role, at once', async () => {
      const [first, second] = await invited(app, 2);
      const input = participantInput({
        socialWebsite: 'https://amina.example.org',
        impactGoals: 'Clean water',
      });
      const { body } = await first!.client.post('/participants', input).expect(201);
      expect(body).toMatchObject({ ...input, userId: first!.id, order: 1, isActive: true, votesReceived: 0 });
      expect(await takePlace(second!)).toMatchObject({ order: 2, profileImageUrl: null, impactGoals: null });
      expect((await first!.client.get('/auth/me')).body).toMatchObject({ role: 'participant' });
    });

    it('goes by the e-mail, whatever its case and the spaces around it in the list', async () => {
      const person = await signedIn(app);
      await invite(admin, ['somebody@example.org', ` ${person.email.toUpperCase()} `]);
      await acceptInvitation(admin, person);
      await person.client.post('/participants', participantInput()).expect(201);
    });

    it('is refused without an invitation', async () => {
      await invited(app, 1);
      const { client } = await signedIn(app);
      const { body } = await client.post('/participants', participantInput()).expect(403);
      expect(body).toEqual({ statusCode: 403, code: 'invitation_only', message: INVITATION_ONLY });
      expect((await client.get('/auth/me')).body).toMatchObject({ role: 'user' });
    });

    it('is refused once the invitation is taken back', async () => {
      const [person] = await invited(app, 1);
      await invite(admin, []);
      await person!.client.post('/participants', participantInput()).expect(403);
    });

    it('is refused a second time', async () => {
      const [person] = await invited(app, 1);
      await takePlace(person!);
      const { body } = await person!.client.post('/participants', participantInput()).expect(409);
      expect(body).toMatchObject({ code: 'already_registered' });
      expect((await app.client().get('/participants')).body).toHaveLength(1);
    });

    it('is refused when all places are taken', async () => {
      const [first, second] = await invited(app, 2);
      await saveSetting(admin, 'maxParticipants', '1');
      await takePlace(first!);
      const { body } = await second!.client.post('/participants', participantInput()).expect(409);
      expect(body).toEqual({
        statusCode: 409,
        code: 'places_taken',
        params: { places: 1 },
        message: 'The maximum number of participants (1) has been reached.',
      });
    });

    it.each(['viewer', 'admin'] as const)('is not for a %s', async (role) => {
      const { client, email } = await signedIn(app, role);
      await invite(admin, [email]);
      const { body } = await client.post('/participants', participantInput()).expect(403);
      expect(body).toMatchObject({ message: INVITATION_ONLY });
    });
  });

  describe('an application', () => {
    const year = new Date().getUTCFullYear();
    const AGE = 'Participants must be between 18 and 35 years old';
    const HTTPS = 'Please enter an address that starts with https://';
    const EXPERIENCE = 'Participants may have at most 3 years of work experience';
    const GRADUATION = 'Participants must have graduated within the last 5 years';

    it.each([
      ['name', 'A', 'Name must be at least 2 characters'],
      ['name', undefined, 'Name must be at least 2 characters'],
      ['bio', 'x'.repeat(19), 'Bio must be at least 20 characters'],
      ['bio', 'x'.repeat(501), 'Bio must not exceed 500 characters'],
      ['profession', 'x', 'Profession must be at least 2 characters'],
      ['projectDescription', 'x'.repeat(49), 'Project description must be at least 50 characters'],
      ['projectDescription', 'x'.repeat(1001), 'Project description must not exceed 1000 characters'],
      ['age', 17, AGE],
      ['age', 36, AGE],
      ['age', 20.5, AGE],
      ['age', '27', AGE],
      ['age', undefined, AGE],
      ['workExperience', 4, EXPERIENCE],
      ['workExperience', -1, EXPERIENCE],
      ['workExperience', null, EXPERIENCE],
      ['graduationYear', year - 6, GRADUATION],
      ['graduationYear', year + 1, GRADUATION],
      ['graduationYear', String(year), GRADUATION],
      ['graduationYear', undefined, GRADUATION],
      [
        'profileImageUrl',
        'javascript:alert(1)',
        'Please enter an address that starts with http:// or https://',
      ],
      ['socialTwitter', 'http://x.com/amina', HTTPS],
      ['socialWebsite', 'amina.example.org', HTTPS],
      ['socialLinkedin', 7, HTTPS],
      ['order', 1, 'order is not a known field'],
      ['userId', 1, 'userId is not a known field'],
      ['votesReceived', 1000, 'votesReceived is not a known field'],
    ])('is refused with %s %j', async (field, value, message) => {
      const [person] = await invited(app, 1);
      const input = participantInput({ [field]: value });
      const { body } = await person!.client.post('/participants', input).expect(400);
      expect(body).toMatchObject({ message, errors: { [field]: [message] } });
    });

    it.each([{ age: 18 }, { age: 35 }, { workExperience: 0 }, { workExperience: 3 }, { socialTiktok: '' }])(
      'is accepted with %j',
      async (changes) => {
        const [person] = await invited(app, 1);
        await takePlace(person!, changes);
      },
    );
  });

  describe('the public list', () => {
    it('shows those with a place, by its number, without what is private', async () => {
      const [first, second] = await invited(app, 2);
      await takePlace(first!, { name: 'Amina' });
      await takePlace(second!, { name: 'Mateo' });
      const { body, text } = await app.client().get('/participants').expect(200);
      expect((body as ParticipantDto[]).map(({ name, order }) => [order, name])).toEqual([
        [1, 'Amina'],
        [2, 'Mateo'],
      ]);
      expect(text).not.toMatch(/email|@example\.test|"age"|password|walletAddress/);
    });

    it('has a page for each of them', async () => {
      const [person] = await invited(app, 1);
      const { id } = await takePlace(person!);
      expect((await app.client().get(`/participants/${id}`).expect(200)).body).toMatchObject({
        id,
        order: 1,
      });
      await app.client().get('/participants/999999').expect(404);
      await app.client().get('/participants/first').expect(400);
    });

    it('is counted beside the places', async () => {
      const [person] = await invited(app, 1);
      await takePlace(person!);
      const { body } = await app.client().get('/challenge/settings').expect(200);
      expect(body).toMatchObject({ maxParticipants: 9, participantsCount: 1 });
    });
  });

  it('are told to open pages when they join and when they change what they say of themselves', async () => {
    const [person] = await invited(app, 1);
    let id = 0;
    const joining = await toldDuring(app, async () => ({ id } = await takePlace(person!)));
    const told = { event: 'participant', data: { id, participantId: id } };
    expect(joining).toEqual([told]);
    const change = (changes: object) => person!.client.patch('/participants/user', changes);
    expect(await toldDuring(app, () => change({ profession: 'Boat builder' }).expect(200))).toEqual([told]);
    expect(await toldDuring(app, () => change({}).expect(200))).toEqual([]);
    expect(await toldDuring(app, () => change({ profession: '' }).expect(400))).toEqual([]);
  });

  describe("one's own record", () => {
    it('can be read and changed, the links too', async () => {
      const [person] = await invited(app, 1);
      const registered = await takePlace(person!, { socialTwitter: 'https://x.com/amina' });
      const changes = {
        bio: 'Now with two colleagues and a workshop of our own.',
        profileImageUrl: '/demo/portraits/amina.svg',
        socialTwitter: null,
        impactGoals: 'Forty villages with water they trust.',
      };
      const { body } = await person!.client.patch('/participants/user', changes).expect(200);
      expect(body).toEqual({ ...registered, ...changes });
      expect((await person!.client.get('/participants/user').expect(200)).body).toEqual(body);
      expect((await person!.client.patch('/participants/user').expect(200)).body).toEqual(body);
    });

    it.each([
      ['bio', 'short', 'Bio must be at least 20 characters'],
      ['name', null, 'name must be a text'],
      ['age', 20, 'age is not a known field'],
      ['isActive', true, 'isActive is not a known field'],
      ['currentMilestone', 'Sold', 'currentMilestone is not a known field'],
    ])('refuses %s %j', async (field, value, message) => {
      const [person] = await invited(app, 1);
      await takePlace(person!);
      const { body } = await person!.client.patch('/participants/user', { [field]: value }).expect(400);
      expect(body).toMatchObject({ message, errors: { [field]: [message] } });
    });

    it('that cannot be found is said so', async () => {
      const { client } = await signedIn(app, 'participant');
      const { body } = await client.get('/participants/user').expect(404);
      const message = "We couldn't find your participant details. Please contact support.";
      expect(body).toMatchObject({ message });
      await client.patch('/participants/user', { name: 'Amina' }).expect(404);
    });
  });
});
