import type { Looks } from '../answers/finished-answer.js';
import { KeptAnswers, type Look, type Made } from '../answers/kept-answers.js';
import { SHOWN_TABLES, withoutVotes } from '../common/public-answer.decorator.js';
import type { Caches } from '../common/caches.js';
import type { PublicAnswers } from '../answers/public-answers.service.js';
import { type KnownSettings, SETTINGS_PATH } from './known-settings.js';
import { previewOf } from './share/preview.js';
import type { SharedThings } from './share/shared-things.js';
import { NothingKnown } from './share/things/thing.js';
import type { PagePreview, Redirection, RenderedPage, SiteRenderer } from './site-renderer.js';

/** Never called: it only makes the paths of the API's calls whole. */
const ORIGIN = 'http://site.invalid';

/** So long a page may be late with what no table tells of: the state of a chain, and which day it is. */
const LONGEST_KEPT_MS = 10_000;

/**
 * So long a page may be late with what every vote changes, or votes would have each page rendered for each reader. Whoever gets
 * one asks the event stream for what happened since before that (SLACK_MS of the SPA's event-stream.ts), so that no page stays late.
 */
const VOTES_LATE_MS = 1_000;

/** Beyond so many at once, browsers render by themselves: a page that comes bare is better than one that does not. */
const MOST_AT_ONCE = 24;

/** Anybody may think of queries: pages with one push out their like alone (bytes). A language is no such query. */
const MOST_QUERIED_BYTES = 16 * 1024 * 1024;
const WITH_A_QUERY = /\?(?!lang=\w\w$)/;

/** An answer that a page shows. */
interface Shown {
  status: number;
  looks: Looks;
}

/** A page that is being rendered, and whether nothing has changed since it was begun. */
interface Making {
  page: Promise<RenderedPage | Redirection>;
  beganAt: number;
  isSame: Look;
  isSameButVotes: Look;
}

/** A page, and how to tell whether the answers that it shows still stand: their bytes are kept elsewhere, or not at all. */
class KeptPage implements Made {
  readonly shows = [];
  readonly size: number;

  constructor(
    readonly page: RenderedPage,
    private readonly answers: Looks[],
    private readonly beganAt: number,
  ) {
    this.size = 2 * (page.html.length + JSON.stringify(page.data).length);
  }

  isCurrent(): boolean {
    return (
      performance.now() - this.beganAt < LONGEST_KEPT_MS &&
      this.answers.every((answer) => answer.isUnchanged())
    );
  }

  /** Whether it is late by no more than the votes of a moment. */
  isRecent(): boolean {
    return isRecent(this.beganAt) && this.answers.every((answer) => answer.isUnchangedButVotes());
  }
}

interface Reader {
  /** Has just changed something, and must see it: nothing from memory. */
  fresh: boolean;
  /** Nobody is signed in there. */
  isForStranger: boolean;
}

/** Pages with what everybody may see, kept until something that they show changes. */
export class RenderedPages {
  private readonly plain: KeptAnswers<KeptPage>;
  private readonly queried: KeptAnswers<KeptPage>;
  private readonly inTheMaking = new Map<string, Making>();
  private atWork = 0;

  constructor(
    private readonly renderer: SiteRenderer,
    private readonly answers: PublicAnswers,
    private readonly settings: KnownSettings,
    private readonly things: Pick<SharedThings, 'ofPage'>,
    caches: Caches,
  ) {
    this.plain = caches.add('pages', new KeptAnswers<KeptPage>());
    this.queried = caches.add('pages-with-a-query', new KeptAnswers<KeptPage>(MOST_QUERIED_BYTES));
  }

  /**
   * @param path with its query
   * @returns undefined where too many are asked for at once
   */
  async get(path: string, language: string, reader: Reader): Promise<RenderedPage | Redirection | undefined> {
    const { fresh, isForStranger } = reader;
    const key = `${language} ${isForStranger ? 'stranger' : 'account'} ${path}`;
    // A write of this process may not have been heard of yet, which is sooner done than a page.
    if (!fresh) await this.answers.settle();
    const known = fresh ? undefined : this.known(key, path);
    if (known) return known;
    if (this.atWork >= MOST_AT_ONCE) return undefined;
    const making = this.begin(key, path, language, reader);
    if (!fresh) this.inTheMaking.set(key, making);
    return making.page.finally(() => this.inTheMaking.get(key) === making && this.inTheMaking.delete(key));
  }

  private known(key: string, path: string): RenderedPage | Promise<RenderedPage | Redirection> | undefined {
    const kept = this.keptOf(path).get(key);
    const begun = this.inTheMaking.get(key);
    if (kept?.isCurrent()) return kept.page;
    // It may have been read before a change that whoever comes now is to see.
    if (begun?.isSame()) return begun.page;
    if (kept?.isRecent()) return kept.page;
    return begun && isRecent(begun.beganAt) && begun.isSameButVotes() ? begun.page : undefined;
  }

  private begin(key: string, path: string, language: string, reader: Reader): Making {
    return {
      isSame: this.answers.look(),
      isSameButVotes: this.answers.look(withoutVotes(SHOWN_TABLES)),
      beganAt: performance.now(),
      page: this.make(key, path, language, reader),
    };
  }

  private async make(
    key: string,
    path: string,
    language: string,
    { fresh, isForStranger }: Reader,
  ): Promise<RenderedPage | Redirection> {
    this.atWork += 1;
    const beganAt = performance.now();
    try {
      const shown: Shown[] = [];
      const access = {
        origin: ORIGIN,
        fetch: (request: Request) => this.read(request, fresh, shown),
      };
      const rendered = await this.renderer.renderPage(path, language, access, isForStranger);
      if ('location' in rendered || rendered.status !== 200) return rendered;
      const page = { ...rendered, preview: await this.previewOf(path, language) };
      // What has failed may be there a moment later: nobody is to keep such a page, nor to take it for all there is.
      if (shown.some(({ status }) => status >= 500)) return { ...page, status: 503 };
      if (!fresh)
        this.keptOf(path).set(
          key,
          new KeptPage(
            page,
            shown.map(({ looks }) => looks),
            beganAt,
          ),
        );
      return page;
    } finally {
      this.atWork -= 1;
    }
  }

  /** A page whose picture cannot be told at the moment has the site's. */
  private async previewOf(path: string, language: string): Promise<PagePreview | undefined> {
    try {
      return previewOf(await this.things.ofPage(path, language));
    } catch (error) {
      if (error instanceof NothingKnown) return undefined;
      throw error;
    }
  }

  private keptOf(path: string): KeptAnswers<KeptPage> {
    return WITH_A_QUERY.test(path) ? this.queried : this.plain;
  }

  private async read({ url }: Request, fresh: boolean, shown: Shown[]): Promise<Response> {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    const answer = await (path === SETTINGS_PATH
      ? this.settings.get({ fresh })
      : this.answers.get(path, { fresh }));
    shown.push({ status: answer.status, looks: answer.looks });
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answer.headers });
  }
}

const isRecent = (beganAt: number): boolean => performance.now() - beganAt < VOTES_LATE_MS;
