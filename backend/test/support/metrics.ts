import type { TestApp } from './test-app.js';
import { MetricsServer } from '../../src/modules/metrics/metrics-server.js';

/** One line of what is told. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Scrapes an app that was started with METRICS_PORT=0. */
export async function scrape(app: TestApp): Promise<Sample[]> {
  const response = await fetch(metricsUrl(app));
  if (!response.ok) throw new Error(`${response.status}`);
  return samplesOf(await response.text());
}

export const metricsUrl = (app: TestApp): string =>
  `http://127.0.0.1:${app.nest.get(MetricsServer).address!.port}/metrics`;

function samplesOf(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)!;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]);
    return { name: name!, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
  });
}
