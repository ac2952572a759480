import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { addressOf } from '../common/access/address-of.js';
import { rememberAccount } from '../common/access/account-of-session.js';
import { isSafe } from '../common/access/safe-methods.js';
import { changedNothingShown } from '../common/harmless-requests.js';
import { currentRequestId, REQUEST_ID } from '../common/request-id.js';
import type { SessionOfRequest } from '../session/session-of-request.js';
import { isMarkedSignedIn } from '../session/sign-in-mark.js';
import type { FinishedAnswer } from './finished-answer.js';
import type { OwnAnswers } from './own-answers.js';
import type { PublicAnswers } from './public-answers.service.js';

/** Answers some requests before the application, and before whoever knows what was answered before. */
export interface EarlyResponder {
  /**
   * @param handOn has the application answer after all, once it is clear that this one cannot
   * @returns false where the request is none of its own; it is untouched then
   */
  respond(request: IncomingMessage, response: ServerResponse, handOn: () => void): boolean;
}

/** Said before anything is done; of what was tried and came to nothing (409, 422, 500) something may have been kept. */
const REFUSED = new Set([400, 401, 403, 404, 413, 415, 429]);

/** An answer, and the cookie that prolongs the session of whoever gets it. */
interface Given {
  answer: FinishedAnswer;
  cookie?: string;
}

/**
 * Stands before the application: gives finished answers with the same headers and bytes as the application would, and hands
 * on whatever it has none for.
 */
export class FirstListener {
  constructor(
    private readonly application: RequestListener,
    private readonly answers: PublicAnswers,
    private readonly sessions: SessionOfRequest,
    private readonly own: OwnAnswers,
    private readonly trustedProxies: number,
    private readonly responders: readonly EarlyResponder[] = [],
  ) {}

  listen(request: IncomingMessage, response: ServerResponse): void {
    const handOn = () => this.handOn(request, response);
    if (this.responders.some((responder) => responder.respond(request, response, handOn))) return;
    if (!isSafe(request.method)) onHeaders(response, () => this.afterChange(request, response));
    else if (mayBeFinished(request)) return this.give(request, response);
    this.handOn(request, response);
  }

  /** What a request changes is committed before it is answered. */
  private afterChange(request: IncomingMessage, { statusCode }: ServerResponse): void {
    if (!REFUSED.has(statusCode) && !changedNothingShown(request)) this.answers.doubt();
  }

  private handOn(request: IncomingMessage, response: ServerResponse): void {
    const id = currentRequestId();
    if (id !== undefined) response.setHeader(REQUEST_ID, id);
    this.application(request, response);
  }

  private give(request: IncomingMessage, response: ServerResponse): void {
    const { url = '' } = request;
    const isSigned = this.sessions.isNamed(request);
    // The application puts the mark right.
    if (isSigned !== isMarkedSignedIn(request)) return this.handOn(request, response);
    if (!isSigned) {
      const answer = this.answers.find(url);
      if (answer?.isReadyFor(request)) return answer.send(request, response);
    }
    const given = isSigned ? this.forSession(request, url) : this.forStranger(request, url);
    given.then(
      (found) =>
        found ? found.answer.send(request, response, found.cookie) : this.handOn(request, response),
      // The application meets the same failure, and has words for it.
      () => this.handOn(request, response),
    );
  }

  private async forStranger(request: IncomingMessage, url: string): Promise<Given | undefined> {
    if (!this.answers.isCertain || !this.answers.ruleOf(url)) return undefined;
    return { answer: await this.ready(request, url) };
  }

  private async forSession(request: IncomingMessage, url: string): Promise<Given | undefined> {
    const isOwn = this.own.has(url);
    const rule = this.answers.ruleOf(url);
    if (!isOwn && (!rule || rule.to === 'strangers')) return undefined;
    const session = await this.sessions.find(request);
    // Once an hour the application prolongs it in the database too.
    if (!session?.account || session.isDue) return undefined;
    const { account, cookie, justWrote } = session;
    rememberAccount(request, account);
    if (isOwn) return { answer: await this.own.of(url, account), cookie };
    if (justWrote || !this.answers.isCertain) return undefined;
    const answer = await this.ready(request, url);
    // What strangers do not find an account may, such as who takes part in the next season.
    return answer.status === 404 ? undefined : { answer, cookie };
  }

  private async ready(request: IncomingMessage, url: string): Promise<FinishedAnswer> {
    const answer = await this.answers.get(url, { asker: addressOf(request, this.trustedProxies) });
    if (answer.isReadyFor(request)) return answer;
    await answer.prepareFor(request);
    this.answers.recount(url, answer);
    return answer;
  }
}

const mayBeFinished = ({ method, url, headers }: IncomingMessage): boolean =>
  method !== 'OPTIONS' &&
  url!.startsWith('/api/') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;
