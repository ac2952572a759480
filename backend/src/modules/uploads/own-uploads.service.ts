import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

const UPLOADS = `
  SELECT id, '/api/uploads/' || key AS address, format, content_type AS "contentType", width, height, uses,
    created_at AS "createdAt"
  FROM uploads WHERE user_id = $1`;

/** Pictures that an account sent or named. Those of its ads stay with them. */
@Injectable()
export class OwnUploads implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'pictures',
      export: (manager, userId) => ownRows(manager, UPLOADS, userId),
      erase: (manager, { id }) => eraseUploads(manager, id),
    });
  }
}

/** Whatever else showed them has let go of them before. */
async function eraseUploads(manager: EntityManager, userId: number): Promise<void> {
  await manager.query('DELETE FROM uploads WHERE user_id = $1 AND uses <= 0', [userId]);
  await manager.query(`DELETE FROM picture_copies WHERE user_id = $1 AND use <> 'ad'`, [userId]);
}
