import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';
import { Viewer } from './entities/viewer.entity.js';
import { type Joining, ViewerConfirmations } from './viewer-confirmations.service.js';

const JOIN_VIEWER = 'join-viewer';

/** A wish to join, as the queue keeps it until it is done. */
interface JoiningJob {
  /** Names this wish alone. */
  joining: string;
  /** In small letters, by which it is found where the address is to be forgotten. */
  address: string;
  said: Joining;
}

/** Puts whoever joins without a password on the list of viewers. */
@Injectable()
export class ViewerJoinings implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly confirmations: ViewerConfirmations,
  ) {}

  onModuleInit(): Promise<void> {
    return this.jobs.register<JoiningJob>({ name: JOIN_VIEWER, work: async (job) => this.join(job) });
  }

  /** Only notes it: whether the address is known is looked up later, by a job, so that neither an answer nor the time it takes shows it. */
  async note(said: Joining): Promise<void> {
    const job: JoiningJob = { joining: randomUUID(), address: said.email.toLowerCase(), said };
    await this.dataSource.transaction((manager) =>
      this.jobs.add(manager, JOIN_VIEWER, job, { key: job.joining }),
    );
  }

  /** That somebody wants to join with this address. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    await this.jobs.forget(manager, JOIN_VIEWER, { address: email.toLowerCase() });
  }

  /**
   * A new row that nobody is asked about is not kept: nobody could confirm it, and it would never be erased. With it goes the job,
   * which the queue would else keep for days.
   */
  private async join({ joining, said }: JoiningJob): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { name, email, interests, language } = said;
      const viewer = { name, email, interests, language };
      const insert = manager.createQueryBuilder().insert().into(Viewer).values(viewer).orIgnore();
      const [added] = (await insert.returning('id').execute()).raw as { id: number }[];
      const isAsked = await this.confirmations.ask(manager, said);
      if (added && !isAsked) await manager.delete(Viewer, added.id);
      await this.jobs.forget(manager, JOIN_VIEWER, { joining });
    });
  }
}
