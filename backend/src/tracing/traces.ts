import { createRequire } from 'node:module';
import type { Attributes } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { currentRequestId } from '../common/request-id.js';

/** Addresses of people, and what may be secret in an address: none of it leaves the site. */
const NOT_TOLD: Attributes = {
  'client.address': undefined,
  'network.peer.address': undefined,
  'url.query': undefined,
  'user_agent.original': undefined,
};

/** Traces requests, what they ask of nodes, and their SQL without its values. @param endpoint of OTLP over HTTP */
export function startTraces(endpoint: string): void {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'future-change-makers' }),
    spanProcessors: [withoutWords, new BatchSpanProcessor(exporter)],
  });
  const { context, trace } = newestApi();
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  registerInstrumentations({ instrumentations: [httpTraces(), new PgInstrumentation()] });
}

/** Words of failures may quote what somebody sent, or a value of a row; the log has them without it, under the id of the request. */
const withoutWords: SpanProcessor = {
  onStart: () => undefined,
  onEnd: ({ status, events }) => {
    delete status.message;
    for (const { attributes } of events)
      for (const name of ['exception.message', 'exception.stacktrace']) delete attributes?.[name];
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

/**
 * The instrumentations may bring a newer API than the provider does, and see nothing that an older one has registered; the
 * older ones see what the newer one has.
 */
function newestApi(): typeof import('@opentelemetry/api') {
  const require = createRequire(import.meta.resolve('@opentelemetry/instrumentation-http'));
  return require('@opentelemetry/api') as typeof import('@opentelemetry/api');
}

/** The path of a node's address may be a provider's key. */
const httpTraces = (): HttpInstrumentation =>
  new HttpInstrumentation({
    // What is asked within the process for a kept answer is a trace of its own, of the same request.
    startIncomingSpanHook: () => ({ ...NOT_TOLD, 'request.id': currentRequestId() }),
    startOutgoingSpanHook: ({ protocol, hostname, host, port }) => ({
      ...NOT_TOLD,
      'url.full': `${protocol ?? 'http:'}//${hostname ?? host}${port ? `:${port}` : ''}/`,
    }),
  });
