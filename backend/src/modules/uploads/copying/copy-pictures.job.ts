import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../common/errors/app-error.js';
import type { Problem } from '../../../common/errors/problem.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { JobQueue } from '../../../queue/job-queue.js';
import { Upload } from '../entities/upload.entity.js';
import { uploadPath } from '../upload-path.js';
import { type EncodedUpload, UploadsService } from '../uploads.service.js';
import { CopyPlaces } from './copy-places.service.js';
import { PictureCopy } from './entities/picture-copy.entity.js';
import { fetchPicture, fetchRules } from './fetch-picture.js';
import { COPY_QUEUE, LATER_PRIORITY, PictureCopies } from './picture-copies.service.js';

/** Before the second and the third try, for what may pass by itself. */
const LATER_MS = [30_000, 300_000];

const MAY_PASS = new Set(['picture_site_unreachable', 'picture_too_slow']);

/** Copies pictures that people named by their address, so that no visitor's browser asks a stranger for them. */
@Injectable()
export class CopyPicturesJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: UploadsService,
    private readonly copies: PictureCopies,
    private readonly places: CopyPlaces,
    private readonly jobs: JobQueue,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const work = ({ id }: { id: number }) => this.copy(id);
    await this.jobs.register({ name: COPY_QUEUE, work, together: 2 });
  }

  /** Nothing is locked while a stranger's site answers. */
  async copy(id: number): Promise<void> {
    const copy = await this.dataSource.manager.findOneBy(PictureCopy, { id, state: 'waiting' });
    if (!copy) return;
    try {
      const file = await fetchPicture(copy.address, fetchRules(this.config.pictureHostsAllowed));
      await this.keep(copy, await this.uploads.encode('copied', file));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.dataSource.transaction((manager) => this.fail(manager, copy, error.problem));
    }
  }

  /** A copy that is shown nowhere by now is not kept. */
  private async keep(
    { id, asked, userId, address, addressHash, use }: PictureCopy,
    picture: EncodedUpload,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const origin = { userId, format: 'copied', copiedFrom: addressHash } as const;
      const upload = await manager.save(manager.create(Upload, { ...origin, ...picture }));
      const place = this.places.get(use);
      const uses = await place?.place(manager, { userId, address }, uploadPath(upload));
      if (uses) await manager.update(Upload, { id: upload.id }, { uses });
      else await manager.delete(Upload, { id: upload.id });
      await manager.delete(PictureCopy, { id, asked });
    });
  }

  private async fail(manager: EntityManager, copy: PictureCopy, problem: Problem): Promise<void> {
    const { id, asked, userId, address, use } = copy;
    const later = mayPass(problem) ? LATER_MS[copy.tries] : undefined;
    const state = later === undefined ? 'failed' : 'waiting';
    const { affected } = await manager.update(
      PictureCopy,
      { id, asked },
      { state, problem, tries: copy.tries + 1 },
    );
    if (!affected) return;
    if (later !== undefined) await this.tryLater(manager, id, later);
    await this.places.get(use)?.announce?.(manager, { userId, address });
  }

  private tryLater(manager: EntityManager, id: number, inMs: number): Promise<void> {
    const startAfter = new Date(Date.now() + inMs);
    return this.copies.enqueue(manager, id, { startAfter, priority: LATER_PRIORITY });
  }
}

/** Of what a site answers, its own faults and being asked too often. */
const mayPass = ({ code, params }: Problem): boolean => {
  const status = code === 'picture_refused_there' ? Number(params?.status) : 0;
  return MAY_PASS.has(code) || status === 429 || status >= 500;
};
