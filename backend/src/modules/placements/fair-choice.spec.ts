import type { AdFormat } from '../ads/ad.types.js';
import { settleNewcomers } from './ad-levels.js';
import type { AdInPool } from './deliverable-ads.query.js';
import { FairChoice } from './fair-choice.js';
import { shapesOf, type Slot } from './placement.types.js';

interface Changes extends Partial<AdInPool> {
  format?: AdFormat | null;
}

/** An ad as it stands wherever it may. */
const ad = (id: number, { format = 'banner', ...changes }: Changes = {}): AdInPool[] => {
  const shown = {
    id,
    title: '',
    description: '',
    imageUrl: null,
    format,
    callToAction: null,
    destinationUrl: null,
  };
  return shapesOf(format).map((shape) => ({
    ...{ ad: shown, ownerId: 1, shape, isPaid: true, stretch: 'now', levelOf: 'now', ahead: 0, served: 0 },
    ...changes,
  }));
};
const choiceOf = (...ads: AdInPool[][]) => new FairChoice(ads.flat());
const NOTHING = new Set<number>();

function serve(choice: FairChoice, slot: Slot = 'home-banner'): number {
  const chosen = choice.choose(slot, NOTHING)!;
  chosen.level += 1;
  return chosen.ad.id;
}

const choose = (choice: FairChoice, times: number, slot?: Slot): number[] =>
  Array.from({ length: times }, () => serve(choice, slot));

describe('a choice', () => {
  it('falls on the least served, whatever order they come in', () => {
    const choice = choiceOf(ad(1, { served: 5 }), ad(2, { served: 3 }), ad(3, { served: 3, ahead: 9 }));
    expect(choose(choice, 2)).toEqual([2, 2]);
    const counts = new Map<number, number>();
    for (const id of choose(choice, 20)) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect([1, 2, 3].map((id) => counts.get(id))).toEqual([9, 9, 2]);
  });

  it('falls on any of those that were served as seldom', () => {
    const first = Array.from({ length: 300 }, () => choose(choiceOf(ad(1), ad(2), ad(3)), 1)[0]);
    for (const id of [1, 2, 3]) expect(first.filter((chosen) => chosen === id).length).toBeGreaterThan(50);
  });

  it('passes over what stands on the page, and falls on unpaid ones where no paid one is left', () => {
    const choice = choiceOf(ad(1, { served: 9 }), ad(2, { isPaid: false }), ad(3, { format: 'sidebar' }));
    expect(choice.choose('home-banner', NOTHING)!.ad.id).toBe(1);
    expect(choice.choose('home-banner', new Set([1]))!.ad.id).toBe(2);
    expect(choice.choose('home-banner', new Set([1, 2]))).toBeUndefined();
  });

  it('is that of places of one shape, whatever is served in others', () => {
    const choice = choiceOf(ad(1, { format: 'text' }), ad(2));
    expect(choose(choice, 50, 'streaming-sidebar')).toEqual(Array(50).fill(1));
    expect(choose(choice, 4).toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2]);
    const read = choiceOf(
      ad(1, { format: null }),
      ad(2, { format: 'sidebar', served: 7 }),
      ad(3, { served: 1 }),
    );
    expect([serve(read), serve(read, 'streaming-sidebar')]).toEqual([1, 1]);
  });

  it('is drawn by lot beside another ad, of those that are paid for where there are any', () => {
    const choice = choiceOf(
      ...[
        ad(1, { format: 'text' }),
        ad(2, { format: 'text', served: 900 }),
        ad(3, { format: 'text', isPaid: false }),
      ],
    );
    const drawn = Array.from({ length: 300 }, () => choice.choose('ad-sidebar', NOTHING)!.ad.id);
    for (const id of [1, 2]) expect(drawn.filter((chosen) => chosen === id).length).toBeGreaterThan(100);
    expect(drawn).not.toContain(3);
    expect(choice.choose('ad-sidebar', new Set([1, 2]))!.ad.id).toBe(3);
  });

  it('moves nothing before it is said to be served', () => {
    const choice = choiceOf(ad(1, { served: 1 }), ad(2));
    for (let time = 0; time < 5; time++) expect(choice.choose('home-banner', NOTHING)!.ad.id).toBe(2);
  });
});

describe('an ad that comes', () => {
  const newcomer = (changes: Changes = {}) => ad(9, { levelOf: null, ...changes });
  const beginning = (...ads: AdInPool[][]) =>
    settleNewcomers(ads.flat()).map(({ served, ahead }) => served + ahead);

  it('begins at the least of the others', () => {
    expect(beginning(ad(1, { served: 40, ahead: 2 }), ad(2, { served: 50 }), newcomer())).toEqual([42]);
  });

  it('does so when it comes back, with what it was served before', () => {
    const back = () => newcomer({ levelOf: 'before', served: 10, ahead: 5 });
    expect(beginning(ad(1, { served: 40 }), back())).toEqual([40]);
    expect(settleNewcomers([...ad(1, { served: 40 }), ...back()])[0]).toMatchObject({
      ahead: 30,
      levelOf: 'now',
    });
  });

  it('wins nothing by going and coming back', () => {
    const back = newcomer({ levelOf: 'before', served: 30, ahead: 11 });
    expect(beginning(ad(1, { served: 40 }), ad(2, { served: 42 }), back)).toEqual([41]);
  });

  it('begins at the least of those that are paid for, once it is too, however often it filled a place before', () => {
    expect(
      beginning(ad(1, { served: 40 }), ad(2, { served: 3, isPaid: false }), newcomer({ served: 500 })),
    ).toEqual([40]);
  });

  it('is compared with those beside which it stands', () => {
    const others = [
      ad(1, { served: 40 }),
      ad(2, { served: 3, format: 'sidebar' }),
      ad(3, { served: 1, isPaid: false }),
    ];
    expect(beginning(...others, newcomer())).toEqual([40]);
    expect(beginning(...others, newcomer({ format: 'sidebar' }))).toEqual([3]);
    // As a banner it would starve the banners, did it begin where the sidebars are.
    expect(beginning(...others, newcomer({ format: 'text' }))).toEqual([40, 3]);
  });

  it('begins where it is, where all come at once or it is alone', () => {
    expect(beginning(newcomer({ served: 4 }), newcomer())).toEqual([4, 0]);
    expect(settleNewcomers(ad(1))).toEqual([]);
  });
});
