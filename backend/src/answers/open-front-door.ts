import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { pgPool } from '../common/pg-pool.js';
import type { AppConfig } from '../config/app-config.js';
import { SessionOfRequest } from '../session/session-of-request.js';
import { type Doorman, FrontDoor } from './front-door.js';
import { type Describe, OwnAnswers } from './own-answers.js';
import { PublicAnswers } from './public-answers.service.js';

/** Puts the front door before the application. `own` describes what an account is told at each path about itself alone; `doormen` have some requests answered before all others. */
export function openFrontDoor(
  app: NestExpressApplication,
  config: AppConfig,
  own: Record<string, Describe>,
  doormen: readonly Doorman[] = [],
): void {
  const answers = app.get(PublicAnswers);
  const sessions = new SessionOfRequest(config, pgPool(app.get(DataSource)));
  const express = app.getHttpAdapter().getInstance() as RequestListener & {
    get(setting: 'etag fn'): (body: Buffer) => string;
  };
  const ownAnswers = new OwnAnswers(answers, own, (body) => express.get('etag fn')(body));
  const door = new FrontDoor(express, answers, sessions, ownAnswers, config.trustProxy, doormen);
  const server = app.getHttpServer();
  server.removeAllListeners('request').on('request', (request, response) => door.open(request, response));
}
