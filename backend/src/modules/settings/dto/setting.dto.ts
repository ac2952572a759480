import type { Setting } from '../entities/setting.entity.js';

/** A setting as the administrator sees it. */
export class SettingDto {
  /** @example maxParticipants */
  key: string;

  /** @example '9' */
  value: string;

  /** @example 'Places in the season' */
  description: string | null;

  static from({ key, value, description }: Setting): SettingDto {
    return { key, value, description };
  }
}
