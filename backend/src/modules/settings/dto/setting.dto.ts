import type { Setting } from '../entities/setting.entity.js';

/** A setting as the administrator sees it. */
export class SettingDto {
  /** @example maxParticipants */
  key: string;

  /** @example '9' */
  value: string;

  /** @example 'Places in the season' */
  description: string | null;

  /** Counts its changes; sent back with a save, so that nobody's change is undone unseen. @example 3 */
  revision: number;

  static from({ key, value, description, revision }: Setting): SettingDto {
    return { key, value, description, revision };
  }
}
