import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';

/** Every name begins so; alerts and dashboard are written for it. */
export const PREFIX = 'change_makers_';

/** The metrics of this process: a registry of its own, as tests run several sites in one process. */
@Injectable()
export class SiteRegistry extends Registry {
  /** A figure that is set when it is asked for. @param name without the prefix */
  gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> {
    return new Gauge({ name: PREFIX + name, help, labelNames, registers: [this] });
  }
}

/** Something that is read for every scrape. */
export interface Reading {
  /** What it is called where it could not be read. */
  readonly part: string;
  /** Sets its figures; it must be quick, and ask others no more often than every few seconds. */
  read(): Promise<void> | void;
  /** Figures that are not known any more must not be told. */
  forget(): void;
}
