import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { pgPool } from '../../common/pg-pool.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { SessionOfRequest } from '../../session/session-of-request.js';
import type { FoundUpload } from './found-upload.js';
import { HiddenUses, type ShownTo } from './hidden-uses.service.js';
import { uploadPaths } from './upload-path.js';
import { uploadNotFound } from './uploads.errors.js';

/** Whether an answer with the picture may be kept for others. */
export type Audience = 'everybody' | 'some';

/**
 * Who may see an upload: everybody, while at least one place shows it that everybody may see (an ad that is not rejected nor a suspended account's, a
 * report or its earlier version, a portrait of whom they may know); accounts, while one shows it that they may see; otherwise its owner and the
 * administrator. Sessions are looked at for those alone:
 * what everybody sees comes without a cookie.
 */
@Injectable()
export class UploadAudience {
  private readonly sessions: SessionOfRequest;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    dataSource: DataSource,
    private readonly hidden: HiddenUses,
  ) {
    this.sessions = new SessionOfRequest(config, pgPool(dataSource));
  }

  /** @throws uploadNotFound for whoever may not see it */
  async of(upload: FoundUpload, request: Request): Promise<Audience> {
    if (await this.isShown(upload, 'everybody')) return 'everybody';
    const viewer = (await this.sessions.find(request))?.account;
    if (!viewer) throw uploadNotFound();
    if (viewer.role === 'admin' || viewer.id === upload.userId) return 'some';
    if (await this.isShown(upload, 'accounts')) return 'some';
    throw uploadNotFound();
  }

  private async isShown(upload: FoundUpload, to: ShownTo): Promise<boolean> {
    const { uses, userId } = upload;
    return uses > 0 && uses > (await this.hidden.count(userId, uploadPaths(upload), to));
  }
}
