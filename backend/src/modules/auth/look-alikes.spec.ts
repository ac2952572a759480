import { isMisleading, isShowable, seenAs } from './look-alikes.js';

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

describe('a name that somebody gave', () => {
  it.each(['Oliver Brandt', 'Zoë Ünal', '田中さくら', 'أمينة ديالو', 'O’Neill', 'member'])(
    'may be %s',
    (name) => {
      expect(isShowable(name)).toBe(true);
    },
  );

  it.each(['a@b.org', 'a＠b.org', 'a﹫b.org', 'member-9', 'Deleted-9', 'dele\u0442ed-9', 'Oli\u200bver'])(
    'is never %j',
    (name) => {
      expect(isShowable(name)).toBe(false);
    },
  );
});
