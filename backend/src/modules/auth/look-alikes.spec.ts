import { isMisleading, seenAs } from './look-alikes.js';

describe('names that look alike', () => {
  it.each(['amara', 'Zoë Ünal', 'Иван', 'Ωμέγα', '田中Taro', '🙂', 'oliver@example.org'])(
    'are not %s',
    (name) => expect(isMisleading(name)).toBe(false),
  );

  it.each(['\u0430mara', 'ａmara', 'am\u200bara', 'a  b', 'am\u2066ara'])('are %j', (name) =>
    expect(isMisleading(name)).toBe(true),
  );

  it.each([
    ['Сара', 'capa'],
    ['ТОМ', 'tom'],
    ['νικο', 'viko'],
    ['Рома', 'poma'],
    ['Иван', 'Иван'],
    ['Amara', 'amara'],
  ])('%s is seen as %s', (name, seen) => expect(seenAs(name)).toBe(seen));
});
