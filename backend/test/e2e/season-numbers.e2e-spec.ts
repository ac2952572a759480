import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { Season } from '../../src/modules/seasons/entities/season.entity.js';
import { atInstant, inDays, planSecondSeason } from '../factories/season.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import { withMovableClock } from '../support/moved-clock.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

describe('the numbers of seasons in the public settings', () => {
  let app: TestApp;

  beforeAll(async () => {
    const env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    app = await TestApp.start(env);
    const admin = await app.admin();
    await saveSetting(admin, 'challengeStartDate', inDays(-300).toISOString());
  });
  afterAll(() => app.stop());

  const numbers = async () => {
    const { body } = await app.client().get('/challenge/settings').expect(200);
    const { season, applyingSeason } = body as { season: number; applyingSeason: number };
    return { season, applyingSeason };
  };

  it('stand behind the fields of the specification', async () => {
    const { body } = await app.client().get('/challenge/settings').expect(200);
    const names = Object.keys(body as object);
    expect(names.slice(-3)).toEqual(['season', 'applyingSeason', 'takesApplications']);
    expect(body).toMatchObject({ season: 1, applyingSeason: 1, takesApplications: true, maxParticipants: 9 });
  });

  it('name the next season for whoever applies, once its applications are open', async () => {
    await planSecondSeason(app, inDays(60));
    expect(await numbers()).toEqual({ season: 1, applyingSeason: 2 });
  });

  it('renew kept answers when a season begins', async () => {
    const answers = app.nest.get(PublicAnswers);
    const before = await answers.get('/api/challenge/settings');
    await atInstant(app, inDays(61));
    expect(await numbers()).toEqual({ season: 2, applyingSeason: 2 });
    expect(before.isCurrent()).toBe(false);
  });

  it('say that nobody can apply once the season is closed', async () => {
    await app.dataSource.manager.update(Season, { number: 2 }, { closedAt: inDays(0) });
    const { body } = await app.client().get('/challenge/settings').expect(200);
    expect(body).toMatchObject({ applyingSeason: 2, takesApplications: false });
  });
});
