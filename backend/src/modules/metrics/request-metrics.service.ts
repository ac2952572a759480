import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { PublicAnswers } from '../../answers/public-answers.service.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { PREFIX, SiteRegistry } from './site-registry.js';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What anybody may call a method would make a series each. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** As long as the page is open: how many there are is told instead. */
const STREAMS = '/api/events';

/** Routes that the first listener answers by itself. */
const ANSWERED_FIRST = new Set([
  '/api/auth/me',
  '/api/placements',
  '/api/placements/seen',
  '/api/placements/clicked',
]);

/** Whoever asked has gone before there was an answer, as proxies call it. */
const GONE = 499;

/** Counts requests, and how long they took, by what was asked for. */
@Injectable()
export class RequestMetrics {
  private readonly durations: Histogram<'method' | 'route' | 'status'>;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly answers: PublicAnswers,
    registry: SiteRegistry,
  ) {
    this.durations = new Histogram({
      name: `${PREFIX}http_request_duration_seconds`,
      help: 'Time until a request was answered, by route pattern, method and status',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [registry],
    });
  }

  /** Follows a request to its end. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    if (!this.config.metrics) return;
    const { method = '', url = '' } = request;
    const began = performance.now();
    response.once('close', () => {
      const route = this.routeOf(request, url);
      if (route === STREAMS) return;
      const status = response.writableFinished ? response.statusCode : GONE;
      const labels = { method: METHODS.has(method) ? method : 'other', route, status: String(status) };
      this.durations.observe(labels, (performance.now() - began) / 1_000);
    });
  }

  /** Patterns alone: every made-up path would be a series of its own. */
  private routeOf(request: IncomingMessage & { route?: { path?: unknown } }, url: string): string {
    const [path = ''] = url.split('?', 1);
    if (!/^\/api(\/|$)/.test(path)) return path.startsWith('/assets/') ? 'asset' : 'page';
    const pattern = request.route?.path;
    if (typeof pattern === 'string' && pattern.startsWith('/api/')) return pattern;
    const kept = this.answers.patternOf(path);
    if (kept !== undefined) return kept;
    return ANSWERED_FIRST.has(path) ? path : 'none';
  }
}
