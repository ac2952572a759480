import type { EntityManager } from 'typeorm';
import type { SaveSettingDto } from './dto/save-setting.dto.js';
import { Setting } from './entities/setting.entity.js';
import { settingsChanged } from './settings.errors.js';

/** Whether the setting still is what its author saw is judged and acted on in one statement; the same value harms nobody. */
const SAVE = `
  INSERT INTO settings AS present (key, value, description) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET
    value = excluded.value,
    description = CASE WHEN $4 THEN excluded.description ELSE present.description END,
    revision = present.revision + CASE
      WHEN present.value = excluded.value AND (NOT $4 OR present.description IS NOT DISTINCT FROM excluded.description)
      THEN 0 ELSE 1 END
  WHERE $5::integer IS NULL OR present.revision = $5 OR present.value = excluded.value
  RETURNING id
`;

/** Without a revision the setting is saved as it stands. @throws settingsChanged */
export async function saveOnRevision(manager: EntityManager, dto: SaveSettingDto): Promise<Setting> {
  const { key, value, description, revision } = dto;
  const isDescribed = description !== undefined;
  const saved = await manager.query<unknown[]>(SAVE, [key, value, description, isDescribed, revision]);
  const present = await manager.findOneByOrFail(Setting, { key });
  if (saved.length > 0) return present;
  throw settingsChanged({ key, revision: present.revision, current: present.value, yours: value });
}
