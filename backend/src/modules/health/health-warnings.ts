import { Injectable } from '@nestjs/common';

/**
 * What a feature has to warn of at the moment, in words that anyone may read. What it asks it remembers for a while, as
 * anyone may ask for health.
 */
export type WarningSource = () => string[] | Promise<string[]>;

/** Features say here what does not stop the site but needs somebody to look; the health check repeats it. */
@Injectable()
export class HealthWarnings {
  private readonly sources: WarningSource[] = [];

  register(source: WarningSource): void {
    this.sources.push(source);
  }

  /** In the order of registration; a database that is away is told of elsewhere. */
  async all(): Promise<string[]> {
    const told = await Promise.all(this.sources.map(wordsOf));
    return told.flat();
  }
}

async function wordsOf(source: WarningSource): Promise<string[]> {
  try {
    return await source();
  } catch {
    return [];
  }
}
