import type { DataSource } from 'typeorm';
import { rateLimiter, takePoint } from '../rate-limit.js';
import { tooManyReports } from './reports.errors.js';

export const REPORTS_PER_HOUR = 30;

/**
 * Counts the reports that an account sends, each kind by itself, and refuses more than so many an hour.
 * @param name of the kind, such as comment-report
 */
export function reportLimit(dataSource: DataSource, name: string): (userId: number) => Promise<void> {
  const limiter = rateLimiter(dataSource, name, REPORTS_PER_HOUR, 60 * 60);
  return (userId) => takePoint(limiter, String(userId), tooManyReports);
}
