import { invited, takePlace } from '../factories/participant.factory.js';
import { TestApp } from '../support/test-app.js';

const PEOPLE = [
  [
    'Amina',
    'Water engineer',
    'Sand filters that a village can build, sell and repair by itself, with local clay.',
  ],
  ['Bert', 'Baker', 'A bakery that gives what is left in the evening to whoever comes for it by bicycle.'],
  [
    'Chen',
    'Water engineer',
    'Pumps that a village can build, sell and repair by itself, with parts of bicycles.',
  ],
  [
    'Dora',
    'Engineer for water',
    'Wells that a village can dig by itself, and repair with what stands around.',
  ],
  ['Emil', 'Violinist', 'Concerts in courtyards, for which everybody brings a chair and a neighbour.'],
] as const;

describe('participants that are related to one', () => {
  let app: TestApp;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    app = await TestApp.start();
    const people = await invited(app, PEOPLE.length);
    for (const [index, [name, profession, projectDescription]] of PEOPLE.entries())
      ids[name] = (await takePlace(people[index]!, { name, profession, projectDescription })).id;
  });
  afterAll(() => app.stop());

  const related = async (name: string): Promise<string[]> => {
    const { body } = await app.client().get(`/participants/${ids[name]}/related`).expect(200);
    return (body as { name: string }[]).map((one) => one.name);
  };
  const change = (name: string, isActive: boolean) =>
    app.admin().then((admin) => admin.patch(`/admin/participants/${ids[name]}`, { isActive }).expect(200));

  it('are three others, first those of the same profession with a project alike', async () => {
    const names = await related('Amina');
    expect(names).toHaveLength(3);
    expect(names.slice(0, 2)).toEqual(['Chen', 'Dora']);
    expect(names).not.toContain('Amina');
  });

  it('are shown with what a card needs and nothing of the account', async () => {
    const { body } = await app.client().get(`/participants/${ids['Amina']}/related`).expect(200);
    expect((body as object[])[0]).toEqual({
      id: ids['Chen'],
      season: 1,
      name: 'Chen',
      profession: 'Water engineer',
      profileImageUrl: null,
      excerpt: expect.stringMatching(/^Pumps that a village/),
    });
  });

  it('are none who hold no place, and nobody has any without one', async () => {
    await change('Chen', false);
    expect(await related('Amina')).not.toContain('Chen');
    await app.client().get(`/participants/${ids['Chen']}/related`).expect(404);
    await change('Chen', true);
    expect((await related('Amina'))[0]).toBe('Chen');
  });

  it('are looked for for participants alone', async () => {
    await app.client().get('/participants/999999/related').expect(404);
    await app.client().get('/participants/first/related').expect(400);
  });
});
