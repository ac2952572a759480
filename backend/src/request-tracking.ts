import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { trace } from '@opentelemetry/api';
import { PinoLogger } from 'nestjs-pino';
import { withRequest } from './common/current-request.js';
import { requestIdOf, withRequestId } from './common/request-id.js';
import type { AppConfig } from './config/app-config.js';
import { HEARTBEAT_MS } from './events/event-streams.service.js';
import { Readiness } from './modules/health/readiness.service.js';
import { RequestMetrics } from './modules/metrics/request-metrics.service.js';
import { RequestLog } from './request-log.js';

/** At the end of the process, a connection on which nobody asks anything is waited for no longer than this (ms). */
const SILENT_MS = 1_000;

/**
 * How long a connection on which nothing is asked stays open (ms): longer than at a proxy, which keeps it for two minutes (Caddy) at most. Who
 * asks on a connection that the other side closes just then hears nothing, and what changes something must not be sent again.
 */
const KEPT_OPEN_MS = 125_000;

/**
 * How long a connection may stand still (ms): an answer that nobody takes would stay in memory. A stream of events says something six times
 * meanwhile, and no answer takes so long to be made.
 */
const STANDS_STILL_MS = 6 * HEARTBEAT_MS;

/** What every request meets first, before anybody answers it: it gets its id, is counted, and has its line in the log. */
export function trackRequests(app: NestExpressApplication, config: AppConfig): void {
  const server: Server = app.getHttpServer();
  const readiness = app.get(Readiness);
  const metrics = app.get(RequestMetrics);
  const log = new RequestLog(PinoLogger.root);
  const answering = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    const id = requestIdOf(request, config.trustProxy > 0);
    request.id = id;
    if (readiness.isEnding) sendAway(response);
    metrics.begin(request, response);
    log.begin(request, response);
    trace.getActiveSpan()?.setAttribute('request.id', id);
    withRequestId(id, () =>
      withRequest(request, () => {
        for (const answer of answering) answer(request, response);
      }),
    );
  });
  server.keepAliveTimeout = KEPT_OPEN_MS;
  server.timeout = STANDS_STILL_MS;
  endSilentConnections(server, readiness);
}

/** The answer says that the connection ends with it: the next request goes to another process. */
function sendAway(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Node waits for connections that were opened ahead and never used; they would keep the process from ending. */
function endSilentConnections(server: Server, readiness: Readiness): void {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  readiness.onEnd(() => {
    const timer = setInterval(() => {
      for (const socket of silent) socket.destroy();
    }, SILENT_MS).unref();
    server.once('close', () => clearInterval(timer));
  });
}
