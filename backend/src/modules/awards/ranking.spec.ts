import { rank, winners } from './ranking.js';

const contenders = ['Amina', 'Ben', 'Chen', 'Dara'].map((name, index) => ({ id: index + 1, name }));
const ranks = (scores: [number, number][]) =>
  rank(contenders, new Map(scores)).map(({ name, rank: place }) => `${place} ${name}`);

describe('standings', () => {
  it('put the best first', () => {
    expect(
      ranks([
        [1, 1],
        [2, 4],
        [3, 2],
        [4, 3],
      ]),
    ).toEqual(['1 Ben', '2 Dara', '3 Chen', '4 Amina']);
  });

  it('give equals one rank, leave the next out, and keep the order of places', () => {
    expect(
      ranks([
        [2, 5],
        [4, 5],
        [3, 1],
      ]),
    ).toEqual(['1 Ben', '1 Dara', '3 Chen', '4 Amina']);
  });

  it('have winners only where there is a point', () => {
    expect(winners(rank(contenders, new Map()))).toEqual([]);
    expect(
      winners(
        rank(
          contenders,
          new Map([
            [2, 5],
            [3, 4],
            [4, 5],
          ]),
        ),
      ).map(({ name }) => name),
    ).toEqual(['Ben', 'Dara']);
  });
});
