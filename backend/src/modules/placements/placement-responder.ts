import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EarlyResponder } from '../../answers/first-listener.js';
import { PublicAnswers } from '../../answers/public-answers.service.js';
import type { SessionAccount } from '../../common/access/account-of-session.js';
import { addressOf } from '../../common/access/address-of.js';
import { pgPool } from '../../common/pg-pool.js';
import { currentRequestId, REQUEST_ID } from '../../common/request-id.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { SessionOfRequest } from '../../session/session-of-request.js';
import { beaconOf, isBeaconType, MOST_BYTES } from './beacon-body.js';
import { Beacons } from './beacons.service.js';
import { Deliveries, type Opener } from './deliveries.service.js';
import { slotsOf } from './dto/find-placements.dto.js';
import type { PlacementDto } from './dto/placement.dto.js';
import type { BeaconKind, Slot } from './placement.types.js';
import { senderOf, whyNotServed } from './sender.js';
import { SessionLookUps } from './session-look-ups.service.js';

const PLACES = '/api/placements?';

const BEACONS = new Map<string | undefined, BeaconKind>([
  ['/api/placements/seen', 'viewable'],
  ['/api/placements/clicked', 'clicks'],
]);

/** Headers of a body, and what is said of how long it may be kept. */
const OF_A_BODY = new Set(['cache-control', 'content-length', 'content-type', 'etag', 'vary']);

/**
 * Hands out ads and takes beacons before the application, from memory and with the headers that the application sets. Whatever is not quite in
 * order is the application's, which has words for it.
 */
@Injectable()
export class PlacementResponder implements EarlyResponder {
  private readonly sessions: SessionOfRequest;
  private headers: string[] | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly deliveries: Deliveries,
    private readonly beacons: Beacons,
    private readonly answers: PublicAnswers,
    private readonly lookUps: SessionLookUps,
    dataSource: DataSource,
  ) {
    this.sessions = new SessionOfRequest(config, pgPool(dataSource));
  }

  respond(request: IncomingMessage, response: ServerResponse, handOn: () => void): boolean {
    const { method, url = '' } = request;
    if (method === 'GET' && url.startsWith(PLACES)) {
      const asked = askedIn(url.slice(PLACES.length));
      return asked ? this.deliver(asked, request, response, handOn) : false;
    }
    const kind = method === 'POST' ? BEACONS.get(url) : undefined;
    if (kind === undefined || !this.isInOrder(request) || !this.knowsHeaders()) return false;
    this.take(kind, request, response).then((isTaken) => !isTaken && handOn(), handOn);
    return true;
  }

  /** Whoever comes just after a change waits for the look at it here. */
  private deliver(
    { slots, beside }: { slots: Slot[]; beside?: number },
    request: IncomingMessage,
    response: ServerResponse,
    handOn: () => void,
  ): boolean {
    if (!this.knowsHeaders()) return false;
    const opener = { notServed: whyNotServed(request), beside, account: this.openerOf(request) };
    const answer = (placements: PlacementDto[]) => this.answer(placements, response);
    const placements = this.deliveries.deliverAtOnce(slots, opener);
    if (placements) answer(placements);
    else this.deliveries.deliver(slots, opener).then(answer, handOn);
    return true;
  }

  private answer(placements: PlacementDto[], response: ServerResponse): void {
    const body = Buffer.from(JSON.stringify(placements));
    const more = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
    response.writeHead(200, [...this.allHeaders(), ...more]).end(body);
  }

  /** Nobody waits for it, so that a sender's own connections do not bound how many there are. */
  private openerOf(request: IncomingMessage): Opener['account'] {
    const sessionId = this.sessions.idOf(request);
    const find = async () => (await this.sessions.find(request))?.account;
    return sessionId === undefined ? undefined : () => this.lookUps.ask(sessionId, find);
  }

  /** Undefined for whoever names no session. */
  private accountOf(request: IncomingMessage): (() => Promise<SessionAccount | undefined>) | undefined {
    return this.sessions.isNamed(request)
      ? async () => (await this.sessions.find(request))?.account
      : undefined;
  }

  /** @returns false where the application is to answer, which then finds what was read */
  private async take(kind: BeaconKind, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const told = await text(request);
    (request as { body?: unknown }).body = told;
    const token = tokenOf(beaconOf(told, request.headers['content-type']));
    if (token === undefined) return false;
    await this.beacons.take(kind, token, {
      ...senderOf(request),
      address: addressOf(request, this.config.trustProxy),
      account: this.accountOf(request) ?? (() => Promise.resolve(undefined)),
    });
    response.writeHead(204, this.allHeaders()).end();
    return true;
  }

  /** Of a page of ours, short, and plain. */
  private isInOrder({ headers }: IncomingMessage): boolean {
    const length = Number(headers['content-length']);
    return (
      length > 0 &&
      length <= MOST_BYTES &&
      isBeaconType(headers['content-type']) &&
      headers['content-encoding'] === undefined &&
      headers['x-account'] === undefined &&
      headers.expect === undefined &&
      this.isOwn(headers.origin, headers.host)
    );
  }

  private isOwn(origin: string | undefined, host = ''): boolean {
    const { publicUrl } = this.config;
    return origin === undefined || origin === (publicUrl ? new URL(publicUrl).origin : `http://${host}`);
  }

  private allHeaders(): string[] {
    const id = currentRequestId();
    return [...this.headers!, 'Cache-Control', 'no-store', ...(id === undefined ? [] : [REQUEST_ID, id])];
  }

  /** They are those of a request that is refused, as one that is not would count something. */
  private knowsHeaders(): boolean {
    if (this.headers) return true;
    void this.learnHeaders().catch(() => undefined);
    return false;
  }

  private async learnHeaders(): Promise<void> {
    const { headers, status } = await this.answers.get('/api/placements', { fresh: true });
    if (status === 400) this.headers = headers.filter(([name]) => !OF_A_BODY.has(name.toLowerCase())).flat();
  }
}

/** Undefined unless it is as the site asks. */
function askedIn(query: string): { slots: Slot[]; beside?: number } | undefined {
  const { slots: places, beside, ...rest } = Object.fromEntries(new URLSearchParams(query));
  const slots = slotsOf(places);
  if (!slots || Object.keys(rest).length > 0 || query.split('&').length > (beside ? 2 : 1)) return undefined;
  if (beside === undefined) return { slots };
  return /^[1-9]\d{0,8}$/.test(beside) ? { slots, beside: Number(beside) } : undefined;
}

/** Undefined unless it says a token and nothing else. */
function tokenOf(beacon: unknown): string | undefined {
  const { token, ...rest } = Object(beacon) as { token?: unknown };
  return typeof token === 'string' && token !== '' && Object.keys(rest).length === 0 ? token : undefined;
}
