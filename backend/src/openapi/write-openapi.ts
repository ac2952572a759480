import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { loadConfig } from '../config/app-config.js';
import { createDocument } from './document.js';

/** Writes openapi.json from the compiled DTOs; in preview mode Nest builds no provider, so nothing has to run. */
async function write(file: string): Promise<void> {
  const unused = { DATABASE_URL: 'postgres://none', SESSION_SECRET: 'none', CHAIN_RPC_URL: 'http://none' };
  const app = await NestFactory.create(AppModule.forRoot(loadConfig(unused)), {
    preview: true,
    logger: ['error'],
  });
  app.setGlobalPrefix('api');
  writeFileSync(file, `${JSON.stringify(createDocument(app), null, 2)}\n`);
  await app.close();
}

await write(process.argv[2] ?? 'openapi.json');
