import { Global, Module } from '@nestjs/common';
import { Caches } from './caches.js';

/** Global, so that whoever keeps something in memory can say so. */
@Global()
@Module({ providers: [Caches], exports: [Caches] })
export class CachesModule {}
