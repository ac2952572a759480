import type { SessionAccount } from '../common/access/account-of-session.js';
import { FinishedAnswer } from './finished-answer.js';
import type { InnerAnswer } from './inner-requests.js';
import type { PublicAnswers } from './public-answers.service.js';

/** What an account is answered about itself, made from what was read with its session: never kept. */
export type Describe = (account: SessionAccount) => object;

/** Of the body; those of the answer are the same for every account. */
const OF_THE_BODY = new Set(['content-length', 'etag']);

/** Answers that need nothing but the account that asks. */
export class OwnAnswers {
  private readonly headers = new Map<string, Promise<InnerAnswer['headers']>>();

  /** @param etagOf the application's own */
  constructor(
    private readonly answers: PublicAnswers,
    private readonly describe: Record<string, Describe>,
    private readonly etagOf: (body: Buffer) => string,
  ) {}

  has(path: string): boolean {
    return Object.hasOwn(this.describe, path);
  }

  async of(path: string, account: SessionAccount): Promise<FinishedAnswer> {
    const body = Buffer.from(JSON.stringify(this.describe[path]!(account)));
    const headers: InnerAnswer['headers'] = [
      ...(await this.headersOf(path)),
      ['Content-Length', String(body.length)],
      ['ETag', this.etagOf(body)],
    ];
    return new FinishedAnswer({ status: 200, headers, body }, { shows: [] }, () => false, performance.now());
  }

  /** As the application sends them, also to strangers, whom it refuses in the same way. */
  private headersOf(path: string): Promise<InnerAnswer['headers']> {
    const known = this.headers.get(path);
    if (known) return known;
    const learnt = this.answers.get(path, { fresh: true }).then(({ status, headers }) => {
      if (status >= 500) throw new Error(`${path} cannot be answered now`);
      return headers.filter(([name]) => !OF_THE_BODY.has(name.toLowerCase()));
    });
    this.headers.set(path, learnt);
    learnt.catch(() => this.headers.delete(path));
    return learnt;
  }
}
