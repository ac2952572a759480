import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FollowerDayDto } from './dto/follower-day.dto.js';

const DAYS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, followers FROM follower_days
  WHERE participant_id = $1 ORDER BY follower_days.day DESC LIMIT $2`;

/** Reads how a participant's followers came to be as many as they are. */
@Injectable()
export class FollowerDaysQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest days on which that changed, oldest first. @param most how many */
  async of(participantId: number, most: number): Promise<FollowerDayDto[]> {
    const days = await this.dataSource.query<FollowerDayDto[]>(DAYS, [participantId, most]);
    return days.toReversed();
  }
}
