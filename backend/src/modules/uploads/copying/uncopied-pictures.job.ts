import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../common/errors/app-error.js';
import { JobQueue } from '../../../queue/job-queue.js';
import { CopyPlaces } from './copy-places.service.js';
import type { CopyUse, NamedPicture } from './copying.types.js';
import { PictureCopies } from './picture-copies.service.js';

/** At once, so that copying old pictures is spread over time and never stands in the way of new ones. */
const BATCH = 20;

/** Finds addresses elsewhere that no copy is asked for: those from before there were copies, and one that was named anew while its copy was put where it stood. */
@Injectable()
export class UncopiedPicturesJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly places: CopyPlaces,
    private readonly copies: PictureCopies,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const work = async () => this.findAll();
    await this.jobs.register({ name: 'uncopied-pictures', work, everyMinute: {}, byClockAlone: true });
  }

  /** Finding one twice asks for it twice and copies it once. Of whoever has too many waiting, the rest is found later, and that of others now. */
  async findAll(): Promise<void> {
    for (const { use, uncopied } of this.places.all()) {
      for (const named of await uncopied(BATCH)) await this.ask(use, named);
    }
  }

  private async ask(use: CopyUse, named: NamedPicture): Promise<void> {
    try {
      await this.dataSource.transaction((manager) => this.copies.want(manager, use, named));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}
