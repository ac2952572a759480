import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService, HttpAdapterHost } from '@nestjs/core';
import {
  isShown,
  type PublicAnswerRule,
  SHOWN_TABLES,
  type Shown,
  type ShownTable,
  withoutVotes,
} from '../common/public-answer.decorator.js';
import { Caches } from '../common/caches.js';
import { within } from '../common/within.js';
import { EventFeed } from '../events/event-feed.service.js';
import { FinishedAnswer } from './finished-answer.js';
import { InnerRequests } from './inner-requests.js';
import { KeptAnswers, type Look } from './kept-answers.js';
import { type PublicRoute, publicRoutesOf } from './public-routes.js';

/** How often a process makes sure that it hears of changes, for as long as somebody asked not long ago. */
const CHECK_MS = 1_000;
const ASKED_MS = 30_000;

/** Nothing is given from memory where that was not certain for so long: a connection may be dead and look alive. */
const CERTAIN_MS = 3_000;

/** The database answers in a few; whoever waits longer had better read anew. */
const SETTLE_MS = 200;

/** Answers to everyone, kept as finished bytes until something that they show changes. */
@Injectable()
export class PublicAnswers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly kept: KeptAnswers<FinishedAnswer>;
  private readonly inTheMaking = new Map<string, Making>();
  private routes: PublicRoute[] = [];
  private inner: InnerRequests;
  private timer: NodeJS.Timeout | undefined;
  private askedAt = performance.now();
  private doubtedAt = -Infinity;
  /** Answers since the start, by where they came from. */
  readonly counts = { memory: 0, application: 0 };

  constructor(
    private readonly feed: EventFeed,
    private readonly discovery: DiscoveryService,
    private readonly host: HttpAdapterHost,
    caches: Caches,
  ) {
    this.kept = caches.add('public-answers', new KeptAnswers<FinishedAnswer>());
    feed.onTableChange((table, id) => this.forget(table as ShownTable, id));
    feed.onGap(() => this.forgetAll());
  }

  onApplicationBootstrap(): void {
    this.routes = publicRoutesOf(this.discovery);
    this.inner = new InnerRequests(this.host.httpAdapter.getInstance());
    this.timer = setInterval(() => this.check(), CHECK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * What a stranger is answered, from memory where that is current. The answer says itself for how long it is (isCurrent).
   * @param path of a GET, with its query, such as /api/ads?limit=10
   * @param fresh for whoever has just changed something: never from memory
   * @param asker their address, for routes that count who has an answer made; the site itself is not counted
   */
  async get(path: string, { fresh = false, asker }: Asking = {}): Promise<FinishedAnswer> {
    const rule = this.ruleOf(path);
    if (!rule) return this.ask(path, UNKEPT);
    const key = keyOf(path, rule);
    const address = rule.namesAsker && asker;
    if (!fresh && this.isCertain) return this.find(key) ?? this.make(key, rule, address);
    return this.ask(key, rule, address);
  }

  /** What the route of this path declares, and whom it names; undefined for all that is not a public answer. */
  ruleOf(path: string): RuleOfPath | undefined {
    const query = path.indexOf('?');
    const plain = query === -1 ? path : path.slice(0, query);
    const route = this.routes.find(({ pattern }) => pattern.test(plain));
    if (!route || (query !== -1 && !route.rule.takesQuery)) return undefined;
    return route.rule.ofOne ? { ...route.rule, one: ID.exec(plain)?.[1] } : route.rule;
  }

  /** The route whose public answer this is, as the application calls it; undefined where it is none. */
  patternOf(path: string): string | undefined {
    const route = this.routes.find(({ pattern }) => pattern.test(path));
    return route && `/api${route.rule.path}`;
  }

  /** The kept answer, with the bytes for this request. */
  find(path: string): FinishedAnswer | undefined {
    if (!this.isCertain) return undefined;
    const answer = this.kept.get(path);
    if (answer?.isCurrent()) {
      this.counts.memory += 1;
      return answer;
    }
    if (answer) this.kept.forget(path);
    return undefined;
  }

  /** Taken before something is read: true for as long as nothing of these tables has changed, or may have. */
  look(shows: readonly ShownTable[] = SHOWN_TABLES): Look {
    return this.lookAt({ shows });
  }

  private lookAt(shown: Shown): Look {
    const isSame = this.kept.look(shown);
    return () => this.isCertain && isSame();
  }

  /** Counts what an answer holds since it was kept. */
  recount(path: string, answer: FinishedAnswer): void {
    const rule = this.ruleOf(path);
    const key = rule ? keyOf(path, rule) : path;
    if (this.kept.get(key) === answer) this.kept.set(key, answer);
  }

  /** False while a change may not have been heard of. */
  get isCertain(): boolean {
    this.askedAt = performance.now();
    const { isListening, heardUntil } = this.feed;
    return isListening && heardUntil > this.doubtedAt && heardUntil > performance.now() - CERTAIN_MS;
  }

  /** Whoever comes after a while is answered by the application once. */
  private check(): void {
    if (this.askedAt > performance.now() - ASKED_MS) void this.feed.refresh();
  }

  /** Waits until changes have been heard of that may not have been, but not for long. */
  async settle(): Promise<void> {
    if (!this.isCertain) await within(SETTLE_MS, this.feed.refresh());
  }

  /** This process has changed something: until it has heard of that itself, memory is left alone. */
  doubt(): void {
    this.doubtedAt = performance.now();
    void this.feed.refresh();
  }

  /**
   * Those who come while it is made share it, unless what it shows has changed since it was begun. Where it breaks off they share the next,
   * which the first of them has made: not all of them at once begin anew.
   */
  private async make(path: string, rule: RuleOfPath, asker?: string): Promise<FinishedAnswer> {
    const begun = this.inTheMaking.get(path);
    const whole = begun && (await begun.answer.catch(() => undefined));
    const next = whole ? undefined : this.inTheMaking.get(path);
    // Nothing is waited for where there is none: whoever comes then has it made before the next one looks.
    const shared = next && next !== begun ? await next.answer : whole;
    // Who is refused for what they asked before is refused alone.
    if (shared && shared.status !== TOO_MANY) return shared;
    const making = { rule, answer: this.ask(path, rule, asker) };
    this.inTheMaking.set(path, making);
    try {
      const answer = await making.answer;
      if (answer.status === 200 && answer.isCurrent()) this.kept.set(path, answer);
      return answer;
    } finally {
      if (this.inTheMaking.get(path) === making) this.inTheMaking.delete(path);
    }
  }

  private async ask(path: string, rule: RuleOfPath, asker?: string): Promise<FinishedAnswer> {
    this.counts.application += 1;
    const isSame = this.lookAt(rule);
    const isSameButVotes = this.lookAt({ ...rule, shows: withoutVotes(rule.shows) });
    const began = performance.now();
    return new FinishedAnswer(await this.inner.get(path, asker), rule, isSame, began, isSameButVotes);
  }

  private forget(table: ShownTable, id?: string): void {
    this.kept.forgetWhatShows(table, id);
    for (const [path, { rule }] of this.inTheMaking)
      if (isShown(rule, table, id)) this.inTheMaking.delete(path);
  }

  private forgetAll(): void {
    this.kept.forgetAll();
    this.inTheMaking.clear();
  }
}

/** What a route declares, of whom a path names. */
type RuleOfPath = PublicAnswerRule & Shown;

/** As ids are written; nothing else that a route may take for one is kept apart from others. */
const ID = /\/([1-9]\d{0,9})(?:\/|$)/;

const TOO_MANY = 429;

const keyOf = (path: string, rule: PublicAnswerRule): string => rule.keyOf?.(path) ?? path;

interface Asking {
  fresh?: boolean;
  asker?: string | undefined;
}

interface Making {
  rule: RuleOfPath;
  answer: Promise<FinishedAnswer>;
}

/** Of what is no public answer nobody knows what it shows, so that each change may be one of it. */
const UNKEPT: PublicAnswerRule = { shows: SHOWN_TABLES, forMs: 0 };
