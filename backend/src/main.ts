import './tracing/start-traces.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { setUpApp } from './app.setup.js';
import { toldError } from './common/errors/told-error.js';
import { loadConfig } from './config/app-config.js';
import { ConfigError } from './config/environment.js';
import { worksInBackground } from './config/roles.js';
import { DemoSeason } from './database/seeds/demo-season.js';
import { DemoSeed } from './database/seeds/demo.seed.js';

async function start(): Promise<void> {
  const config = loadConfig();
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config), {
    bufferLogs: true,
    bodyParser: false,
  });
  await setUpApp(app, config);
  if (config.seedDemo && worksInBackground(config))
    await app.get(DemoSeed).run(new DemoSeason(new Date(), config.demoSeasons));
  await app.listen(config.port, config.host);
}

// Node would write the error down with everything that it bears.
process.on('uncaughtException', (error) => {
  console.error(toldError(error));
  process.exit(1);
});

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : toldError(error));
  process.exit(1);
});
