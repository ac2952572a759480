import { Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type ProxyTracerProvider, trace } from '@opentelemetry/api';

/** Sends what is still waiting before the process ends. */
@Injectable()
class LastTraces implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    const { getDelegate } = trace.getTracerProvider() as Partial<ProxyTracerProvider>;
    const provider = getDelegate?.call(trace.getTracerProvider()) as
      { shutdown?: () => Promise<void> } | undefined;
    // Whoever collects them may be away.
    await provider?.shutdown?.().catch(() => undefined);
  }
}

@Module({ providers: [LastTraces] })
export class TracingModule {}
