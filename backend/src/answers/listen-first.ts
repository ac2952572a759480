import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { pgPool } from '../common/pg-pool.js';
import type { AppConfig } from '../config/app-config.js';
import { SessionOfRequest } from '../session/session-of-request.js';
import { type EarlyResponder, FirstListener } from './first-listener.js';
import { type Describe, OwnAnswers } from './own-answers.js';
import { PublicAnswers } from './public-answers.service.js';

/** Puts the first listener before the application. `own` describes what an account is told at each path about itself alone; `responders` have some requests answered before all others. */
export function listenFirst(
  app: NestExpressApplication,
  config: AppConfig,
  own: Record<string, Describe>,
  responders: readonly EarlyResponder[] = [],
): void {
  const answers = app.get(PublicAnswers);
  const sessions = new SessionOfRequest(config, pgPool(app.get(DataSource)));
  const express = app.getHttpAdapter().getInstance() as RequestListener & {
    get(setting: 'etag fn'): (body: Buffer) => string;
  };
  const ownAnswers = new OwnAnswers(answers, own, (body) => express.get('etag fn')(body));
  const first = new FirstListener(express, answers, sessions, ownAnswers, config.trustProxy, responders);
  const server = app.getHttpServer();
  server.removeAllListeners('request').on('request', (request, response) => first.listen(request, response));
}
