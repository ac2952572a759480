import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Metrics } from './metrics.service.js';
import { PREFIX, SiteRegistry } from './site-registry.js';

/** Tells the metrics on a port of their own, which no proxy publishes: they are the business of whoever runs the site alone. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server: Server | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly registry: SiteRegistry,
    private readonly metrics: Metrics,
  ) {}

  /** Where it listens; undefined where it is off. */
  get address(): AddressInfo | undefined {
    return this.server?.address() as AddressInfo | undefined;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.metrics) return;
    const { host, port } = this.config.metrics;
    collectDefaultMetrics({ register: this.registry, prefix: PREFIX });
    this.server = createServer((request, response) => void this.answer(request, response));
    try {
      await once(this.server.listen(port, host), 'listening');
    } catch (error) {
      // Whoever scrapes hears of it; a name that is not known here must not keep the site from starting.
      this.server = undefined;
      return this.logger.error(
        { err: error },
        `Metrics cannot be told at ${host}:${port}; the site starts without`,
      );
    }
    this.logger.log(`Metrics are at http://${host}:${this.address!.port}/metrics`);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await this.metrics.text();
      response.writeHead(200, { 'Content-Type': this.metrics.contentType }).end(text);
    } catch (error) {
      this.logger.error({ err: error }, 'The metrics could not be told');
      response.writeHead(500).end();
    }
  }
}
