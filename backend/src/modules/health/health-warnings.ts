import { Injectable } from '@nestjs/common';

/** What a feature has to warn of at the moment, in words that anyone may read; it must not ask anybody. */
export type WarningSource = () => string[];

/** Features say here what does not stop the site but needs somebody to look; the health check repeats it. */
@Injectable()
export class HealthWarnings {
  private readonly sources: WarningSource[] = [];

  register(source: WarningSource): void {
    this.sources.push(source);
  }

  /** In the order of registration. */
  all(): string[] {
    return this.sources.flatMap((source) => source());
  }
}
