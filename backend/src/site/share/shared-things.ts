import type { PublicAnswers } from '../../answers/public-answers.service.js';
import type { Shared, ShareKind } from './shared.types.js';
import { sharedAd } from './things/ad.js';
import { sharedAward } from './things/award.js';
import { sharedParticipant } from './things/participant.js';
import { sharedReport } from './things/report.js';
import { sharedSeason } from './things/season.js';
import { StrangersView } from './things/thing.js';
import { drawnLanguage } from './words.js';

type Read = (view: StrangersView, id: number) => Promise<Shared | undefined>;

const READ: Record<ShareKind, Read> = {
  participant: sharedParticipant,
  report: sharedReport,
  award: sharedAward,
  season: sharedSeason,
  ad: sharedAd,
};

/** Pages with a picture of their own, by their addresses. */
const PAGES: [pattern: RegExp, kind: ShareKind][] = [
  [/^\/participants\/([1-9]\d{0,9})$/, 'participant'],
  [/^\/ads\/([1-9]\d{0,9})$/, 'ad'],
  [/^\/seasons\/([1-9]\d{0,9})$/, 'season'],
];

/** What stands on a page of others, by what names it in the page's query: as in /participants/5?report=7. */
const PARTS: ShareKind[] = ['report', 'award'];

const ID = /^[1-9]\d{0,9}$/;

/** Finds what may be shared, as strangers see it. */
export class SharedThings {
  constructor(private readonly answers: PublicAnswers) {}

  /** Undefined where strangers find none. @param language of the page. @throws NothingKnown */
  find(kind: ShareKind, id: number, language: string): Promise<Shared | undefined> {
    return READ[kind](this.view(language), id);
  }

  /** What a page is about, if that has a picture of its own. @param address path and query. @throws NothingKnown */
  async ofPage(address: string, language: string): Promise<Shared | undefined> {
    const [path = '', query = ''] = address.split('?');
    const named = new URLSearchParams(query);
    for (const kind of PARTS) {
      const id = named.get(kind);
      const shared = id !== null && ID.test(id) ? await this.find(kind, Number(id), language) : undefined;
      if (shared?.part?.standsOn.includes(path)) return shared;
    }
    const [pattern, kind] = PAGES.find(([one]) => one.test(path)) ?? [];
    return pattern && kind ? this.find(kind, Number(pattern.exec(path)![1]), language) : undefined;
  }

  private view(language: string): StrangersView {
    return new StrangersView(this.answers, drawnLanguage(language));
  }
}
