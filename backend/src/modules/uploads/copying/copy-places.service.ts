import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CopyUse, NamedPicture } from './copying.types.js';

/** A feature that shows pictures which people name by their address elsewhere. */
export interface CopyPlace {
  use: CopyUse;
  /** Puts the copy wherever the address still stands; tells in how many places. */
  place: (manager: EntityManager, named: NamedPicture, path: string) => Promise<number>;
  /** Tells open pages that the copy came to nothing. */
  announce?: (manager: EntityManager, named: NamedPicture) => Promise<void>;
  /** Some that nobody was ever asked to copy: rows from before, or of a process of the version before. */
  uncopied: (limit: number) => Promise<NamedPicture[]>;
}

/** Who shows copies; features register themselves, so that none is known here. */
@Injectable()
export class CopyPlaces {
  private readonly places = new Map<CopyUse, CopyPlace>();

  register(place: CopyPlace): void {
    this.places.set(place.use, place);
  }

  get(use: CopyUse): CopyPlace | undefined {
    return this.places.get(use);
  }

  all(): CopyPlace[] {
    return [...this.places.values()];
  }
}
