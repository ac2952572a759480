import type { FinishedAnswer } from '../answers/finished-answer.js';
import { KeptAnswers, type Look, type Made } from '../answers/kept-answers.js';
import type { PublicAnswers } from '../answers/public-answers.service.js';
import type { Redirection, RenderedPage, SiteRenderer } from './site-renderer.js';

/** Never called: it only makes the paths of the API's calls whole. */
const ORIGIN = 'http://site.invalid';

/** So long a page may be late with what no table tells of: the state of a chain, and which day it is. */
const LONGEST_KEPT_MS = 10_000;

/** Beyond so many at once, browsers render by themselves: a page that comes bare is better than one that does not. */
const MOST_AT_ONCE = 24;

/** Anybody may think of queries: pages with one push out their like alone (bytes). A language is no such query. */
const MOST_QUERIED_BYTES = 16 * 1024 * 1024;
const WITH_A_QUERY = /\?(?!lang=\w\w$)/;

/** A page that is being rendered, and whether nothing has changed since it was begun. */
interface Making {
  page: Promise<RenderedPage | Redirection>;
  isSame: Look;
}

/** A page with the answers that it shows. */
class KeptPage implements Made {
  readonly shows = [];
  readonly size: number;
  private readonly madeAt = performance.now();

  constructor(
    readonly page: RenderedPage,
    private readonly answers: FinishedAnswer[],
  ) {
    this.size = 2 * (page.html.length + JSON.stringify(page.data).length);
  }

  isCurrent(): boolean {
    return (
      performance.now() - this.madeAt < LONGEST_KEPT_MS &&
      this.answers.every((answer) => answer.isUnchanged())
    );
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
  private readonly plain = new KeptAnswers<KeptPage>();
  private readonly queried = new KeptAnswers<KeptPage>(MOST_QUERIED_BYTES);
  private readonly inTheMaking = new Map<string, Making>();
  private atWork = 0;

  constructor(
    private readonly renderer: SiteRenderer,
    private readonly answers: PublicAnswers,
  ) {}

  /**
   * @param path with its query
   * @returns undefined where too many are asked for at once
   */
  async get(path: string, language: string, reader: Reader): Promise<RenderedPage | Redirection | undefined> {
    const { fresh, isForStranger } = reader;
    const key = `${language} ${isForStranger ? 'stranger' : 'account'} ${path}`;
    const kept = fresh ? undefined : this.keptOf(path).get(key);
    if (kept?.isCurrent()) return kept.page;
    const begun = fresh ? undefined : this.inTheMaking.get(key);
    // It may have been read before a change that whoever comes now is to see.
    if (begun?.isSame()) return begun.page;
    if (this.atWork >= MOST_AT_ONCE) return undefined;
    const making = { isSame: this.answers.look(), page: this.make(key, path, language, reader) };
    if (!fresh) this.inTheMaking.set(key, making);
    return making.page.finally(() => this.inTheMaking.get(key) === making && this.inTheMaking.delete(key));
  }

  private async make(
    key: string,
    path: string,
    language: string,
    { fresh, isForStranger }: Reader,
  ): Promise<RenderedPage | Redirection> {
    this.atWork += 1;
    try {
      const shown: FinishedAnswer[] = [];
      const access = {
        origin: ORIGIN,
        fetch: (request: Request) => this.read(request, fresh, shown),
      };
      const page = await this.renderer.renderPage(path, language, access, isForStranger);
      // What is not there may be asked for under any name, and what has failed may be there a moment later.
      const isWhole = 'html' in page && page.status === 200 && shown.every(({ status }) => status < 500);
      if (isWhole && !fresh) this.keptOf(path).set(key, new KeptPage(page, shown));
      return page;
    } finally {
      this.atWork -= 1;
    }
  }

  private keptOf(path: string): KeptAnswers<KeptPage> {
    return WITH_A_QUERY.test(path) ? this.queried : this.plain;
  }

  private async read({ url }: Request, fresh: boolean, shown: FinishedAnswer[]): Promise<Response> {
    const { pathname, search } = new URL(url);
    const answer = await this.answers.get(pathname + search, { fresh });
    shown.push(answer);
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answer.headers });
  }
}
