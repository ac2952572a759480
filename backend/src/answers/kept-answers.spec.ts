import type { ShownTable } from '../common/public-answer.decorator.js';
import { KeptAnswers } from './kept-answers.js';

const made = (size: number, ...shows: ShownTable[]) => ({ size, shows });

describe('kept answers', () => {
  it('go as soon as something that they show changes', () => {
    const kept = new KeptAnswers();
    kept.set('/ads', made(10, 'ads'));
    kept.set('/awards', made(10, 'awards', 'participants'));
    kept.forgetWhatShows('participants');
    expect([kept.get('/ads')?.size, kept.get('/awards')]).toEqual([10, undefined]);
    kept.forgetAll();
    expect([kept.get('/ads'), kept.bytes]).toEqual([undefined, 0]);
  });

  it('tell whoever makes one whether anything has changed since', () => {
    const kept = new KeptAnswers();
    const [ads, awards] = [kept.look({ shows: ['ads'] }), kept.look({ shows: ['awards', 'participants'] })];
    expect([ads(), awards()]).toEqual([true, true]);
    kept.forgetWhatShows('participants');
    expect([ads(), awards()]).toEqual([true, false]);
    kept.forgetAll();
    expect(ads()).toBe(false);
  });

  it('of one go with it alone, and with what may be of anyone', () => {
    const kept = new KeptAnswers();
    const ofOne = (one: string) =>
      ({ shows: ['participants', 'users'], ofOne: ['participants'], one }) as const;
    const [one, other] = [kept.look(ofOne('1')), kept.look(ofOne('2'))];
    const keepBoth = () => ['1', '2'].forEach((id) => kept.set(id, { size: 10, ...ofOne(id) }));
    const known = () => ['1', '2'].map((id) => kept.get(id) !== undefined);
    keepBoth();
    kept.set('all', made(10, 'participants'));
    kept.forgetWhatShows('participants', '2');
    expect([known(), kept.get('all'), one(), other()]).toEqual([[true, false], undefined, true, false]);
    for (const change of [['participants'], ['users'], ['users', '7']] as [ShownTable, string?][]) {
      keepBoth();
      const looks = [kept.look(ofOne('1')), kept.look(ofOne('2'))];
      kept.forgetWhatShows(...change);
      expect([known(), looks.map((look) => look())]).toEqual([
        [false, false],
        [false, false],
      ]);
    }
  });

  it('hold so many bytes at most, and lose first what was not asked for longest', () => {
    const kept = new KeptAnswers(40_000);
    for (let number = 0; number < 1_000; number++) {
      kept.set(`/ads?cursor=${number}`, made(900, 'ads'));
      kept.get('/ads?cursor=0');
      expect(kept.bytes).toBeLessThanOrEqual(40_000);
    }
    expect(kept.get('/ads?cursor=0')).toBeDefined();
    expect(kept.get('/ads?cursor=1')).toBeUndefined();
    expect(kept.get('/ads?cursor=999')).toBeDefined();
  });

  it('count what they have grown by, and never take in what would push out the rest', () => {
    const kept = new KeptAnswers(40_000);
    kept.set('/ads', made(500, 'ads'));
    const before = kept.bytes;
    kept.set('/ads', made(600, 'ads'));
    expect(kept.bytes).toBe(before + 100);
    kept.set('/awards', made(30_000, 'awards'));
    expect(kept.get('/awards')).toBeUndefined();
    expect(kept.bytes).toBe(before + 100);
  });
});
