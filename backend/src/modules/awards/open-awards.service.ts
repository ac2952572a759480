import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Not } from 'typeorm';
import { SeasonObstacles } from '../seasons/season-obstacles.js';
import { Award } from './entities/award.entity.js';

/** A season is closed once all its awards are, so that their standings stand, also of those that never opened: they close without winners. */
@Injectable()
export class OpenAwards implements OnModuleInit {
  constructor(private readonly obstacles: SeasonObstacles) {}

  onModuleInit(): void {
    this.obstacles.register(async (manager, { number }) => {
      const open = await manager.find(Award, {
        where: { season: number, status: Not('closed') },
        order: { id: 'ASC' },
      });
      return open.length === 0
        ? undefined
        : { code: 'awards_open', params: { names: open.map(({ name }) => name) } };
    });
  }
}
