import type { RequestListener, ServerResponse } from 'node:http';
import type { DiscoveryService, HttpAdapterHost } from '@nestjs/core';
import { Caches } from '../common/caches.js';
import { PublicAnswer } from '../common/public-answer.decorator.js';
import type { EventFeed } from '../events/event-feed.service.js';
import { PublicAnswers } from './public-answers.service.js';

class AdsController {
  @PublicAnswer({ path: '/ads', shows: ['ads'] })
  list(): void {}
}

/** A process that has heard of every change until now. */
const feed = {
  onTableChange: () => undefined,
  onGap: () => undefined,
  refresh: () => Promise.resolve(),
  isListening: true,
  get heardUntil() {
    return performance.now();
  },
} as unknown as EventFeed;

describe('public answers', () => {
  let asked: number;
  let next: PromiseWithResolvers<ServerResponse>;
  let answers: PublicAnswers;

  beforeEach(() => {
    asked = 0;
    next = Promise.withResolvers();
    const application: RequestListener = (_request, response) => {
      asked += 1;
      next.resolve(response);
      next = Promise.withResolvers();
    };
    const discovery = { getControllers: () => [{ metatype: AdsController }] };
    const host = { httpAdapter: { getInstance: () => application } };
    answers = new PublicAnswers(
      feed,
      discovery as unknown as DiscoveryService,
      host as unknown as HttpAdapterHost,
      new Caches(),
    );
    answers.onApplicationBootstrap();
  });
  afterEach(() => answers.onApplicationShutdown());

  it('ask the application once anew, however many have waited for an answer that broke off', async () => {
    const all = Array.from({ length: 5 }, () => answers.get('/api/ads'));
    const settled = Promise.allSettled(all);
    (await next.promise).destroy();
    (await next.promise).end('[]');
    const results = await settled;
    expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array<string>(4).fill('fulfilled')]);
    expect(asked).toBe(2);
  });

  it('are given up where they broke off twice', async () => {
    const settled = Promise.allSettled(Array.from({ length: 5 }, () => answers.get('/api/ads')));
    (await next.promise).destroy();
    (await next.promise).destroy();
    const results = await settled;
    expect(results.map(({ status }) => status)).toEqual(Array<string>(5).fill('rejected'));
    expect(asked).toBe(2);
  });
});
