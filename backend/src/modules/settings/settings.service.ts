import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { SiteEvents } from '../../events/site-events.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { ChangeWhitelistDto } from './dto/change-whitelist.dto.js';
import type { SaveSettingDto } from './dto/save-setting.dto.js';
import { SeasonDates } from '../seasons/season-dates.service.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { Setting } from './entities/setting.entity.js';
import { saveOnRevision } from './save-on-revision.js';
import { whitelistOfAnotherSeason } from './settings.errors.js';
import { checkSeasonDate, type DateSetting, isDateSetting } from './season-date-rules.js';
import {
  checkSetting,
  isPublicSetting,
  isVideoHost,
  parseVideoHosts,
  parseWhitelist,
} from './setting-rules.js';

/** The specification's default when the setting is missing. */
const DEFAULT_MAX_PARTICIPANTS = 9;

/** Days of an ad's run when the setting is missing. */
const DEFAULT_AD_RUN_DAYS = 30;

const WHITELIST = 'participantWhitelist';
const PLACES = 'maxParticipants';

/** Off the whitelists of seasons that no setting shows now. */
const WITHDRAW = `
  UPDATE seasons SET revision = revision + 1,
    whitelist = array_to_string(array_remove(string_to_array(whitelist, ','), lower($1)), ',')
  WHERE number <> applying_season() AND lower($1) = ANY (string_to_array(whitelist, ','))`;

/** As the lists of all seasons say that can still be taken part in. */
const INVITING = `
  SELECT number FROM seasons
  WHERE lower($1) = ANY (string_to_array(whitelist, ','))
    AND (number = applying_season() OR (closed_at IS NULL AND ended_at IS NULL))
  ORDER BY number = applying_season() DESC, number DESC LIMIT 1`;

/** The seasons that an address is invited to. */
const HOLD_INVITING = `
  SELECT number FROM seasons WHERE lower($1) = ANY (string_to_array(whitelist, ',')) ORDER BY number FOR NO KEY UPDATE`;

/**
 * Settings of the challenge; whoever decides by them in a transaction hands in its manager. Dates are those of the current season,
 * places and the whitelist those of the season whose applications are open: the database keeps them as the seasons say (migration Seasons).
 */
@Injectable()
export class SettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly events: SiteEvents,
    private readonly seasons: SeasonDates,
    private readonly ofSeasons: SeasonsQuery,
  ) {}

  /** When the season's first month begins, as an ISO date; null while that is open. */
  async challengeStartDate(manager: EntityManager = this.dataSource.manager): Promise<string | null> {
    return (await this.valueOf(manager, 'challengeStartDate')) || null;
  }

  /** When the countdown ends, as an ISO date; null when none is set. */
  async challengeEndDate(manager: EntityManager = this.dataSource.manager): Promise<string | null> {
    return (await this.valueOf(manager, 'challengeEndDate')) ?? null;
  }

  async maxParticipants(manager: EntityManager = this.dataSource.manager): Promise<number> {
    const places = await this.valueOf(manager, PLACES);
    return places === undefined ? DEFAULT_MAX_PARTICIPANTS : Number.parseInt(places, 10);
  }

  /** Days for which an ad that is submitted now runs in all, once it is approved. */
  async adRunDays(manager: EntityManager = this.dataSource.manager): Promise<number> {
    const days = await this.valueOf(manager, 'adRunDays');
    return days === undefined ? DEFAULT_AD_RUN_DAYS : Number.parseInt(days, 10);
  }

  /** The PeerTube hosts whose films play on this site. */
  async videoHosts(manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    return parseVideoHosts((await this.valueOf(manager, 'videoHosts')) ?? '').filter(isVideoHost);
  }

  /**
   * To which season an address is invited: the one that takes applications, else the newest that is not over, whose list no setting
   * shows now. Null where it is to none. Invitations go by e-mail, without regard to case.
   */
  async seasonInviting(manager: EntityManager, email: string): Promise<number | null> {
    const [season] = await manager.query<{ number: number }[]>(INVITING, [email.trim()]);
    return season?.number ?? null;
  }

  async isInvited(manager: EntityManager, email: string): Promise<boolean> {
    return (await this.seasonInviting(manager, email)) !== null;
  }

  list(): Promise<Setting[]> {
    return this.dataSource.manager.find(Setting, { order: { key: 'ASC' } });
  }

  /** Makes or changes a setting. @throws validationFailed, settingsChanged, and what SeasonDates throws where it is a season's */
  save(actor: SignedInUser, dto: SaveSettingDto): Promise<Setting> {
    const checked = { ...dto, value: checkSetting(dto.key, dto.value) };
    if (isDateSetting(dto.key)) return this.saveDate(actor, checked, dto.key);
    return this.oneAfterTheOther((manager) => this.saveOther(manager, actor, checked));
  }

  /** What others add and remove at the same time stays so, whoever comes first. @throws whitelistOfAnotherSeason, validationFailed, seasonClosed */
  changeWhitelist(
    actor: SignedInUser,
    { add = [], remove = [], season }: ChangeWhitelistDto,
  ): Promise<Setting> {
    return this.oneAfterTheOther(async (manager) => {
      const applying = await this.ofSeasons.applying(manager);
      if (season !== undefined && season !== applying) throw whitelistOfAnotherSeason({ season: applying });
      const invited = (await this.valueOf(manager, WHITELIST)) ?? '';
      const removed = parseWhitelist(remove.join(','));
      const left = parseWhitelist(invited).filter((email) => !removed.includes(email));
      const value = checkSetting(WHITELIST, [...left, ...add].join(','));
      return this.saveOther(manager, actor, { key: WHITELIST, value });
    });
  }

  /** Ahead of {@link withdrawInvitation}, for whoever locks an account in between: seasons come before accounts. */
  async holdInvitation(manager: EntityManager, email: string): Promise<void> {
    await this.seasons.lock(manager);
    await manager.query(HOLD_INVITING, [email]);
  }

  /** Takes an address off the whitelist whose owner leaves; the audit is not told whose it was. */
  async withdrawInvitation(manager: EntityManager, email: string): Promise<void> {
    await this.seasons.lock(manager);
    await manager.query(WITHDRAW, [email]);
    const invited = parseWhitelist((await this.valueOf(manager, WHITELIST)) ?? '');
    if (!invited.includes(email.trim().toLowerCase())) return;
    const value = invited.filter((one) => one !== email.trim().toLowerCase()).join(',');
    await saveOnRevision(manager, { key: WHITELIST, value });
  }

  private async saveOther(
    manager: EntityManager,
    actor: SignedInUser,
    dto: SaveSettingDto,
  ): Promise<Setting> {
    const { key } = dto;
    // What is a closed season's stays as it was.
    const season =
      key === WHITELIST || key === PLACES
        ? await this.ofSeasons.holdOpen(manager, await this.ofSeasons.applying(manager))
        : null;
    const { setting, isChanged } = await this.write(manager, actor, dto);
    if (isChanged && isPublicSetting(key))
      await this.events.publish(manager, { event: 'settings', data: { id: key } });
    // Everybody reads for how many a season is, and nobody whom it invites.
    if (isChanged && season && key === PLACES)
      await this.events.publish(manager, { event: 'season', data: { id: season.number } });
    return setting;
  }

  private oneAfterTheOther(work: (manager: EntityManager) => Promise<Setting>): Promise<Setting> {
    return this.dataSource.transaction(async (manager) => {
      await this.seasons.lock(manager);
      return work(manager);
    });
  }

  /** Moves a date of the current season, of which {@link SeasonDates} tells open pages. @throws seasonClosed, validationFailed */
  private saveDate(actor: SignedInUser, dto: SaveSettingDto, key: DateSetting): Promise<Setting> {
    return this.seasons.change(
      async (manager) => {
        const season = await this.ofSeasons.holdOpen(manager, await this.ofSeasons.current(manager));
        checkSeasonDate(this.seasons, season, key, dto.value);
        const { setting, isChanged } = await this.write(manager, actor, dto);
        if (isChanged) await this.events.publish(manager, { event: 'season', data: { id: season.number } });
        return setting;
      },
      { judgesFirstAlone: false },
    );
  }

  private async write(
    manager: EntityManager,
    actor: SignedInUser,
    dto: SaveSettingDto,
  ): Promise<{ setting: Setting; isChanged: boolean }> {
    const { key, value } = dto;
    const before = (await this.valueOf(manager, key)) ?? null;
    const setting = await saveOnRevision(manager, dto);
    const isChanged = before !== value;
    if (isChanged) await this.recordChange(manager, actor, key, before, value);
    return { setting, isChanged };
  }

  private async recordChange(
    manager: EntityManager,
    actor: SignedInUser,
    key: string,
    from: string | null,
    to: string,
  ): Promise<void> {
    const subject = `settings/${key}`;
    if (key !== WHITELIST)
      return this.audit.record(manager, actor, { action: 'setting.changed', subject, details: { from, to } });
    const details = {
      ...whitelistDifference(from ?? '', to),
      season: await this.ofSeasons.applying(manager),
    };
    await this.audit.record(manager, actor, { action: 'whitelist.changed', subject, details });
  }

  private async valueOf(manager: EntityManager, key: string): Promise<string | undefined> {
    return (await manager.findOneBy(Setting, { key }))?.value;
  }
}

function whitelistDifference(from: string, to: string): { added: string[]; removed: string[] } {
  const [before, after] = [parseWhitelist(from), parseWhitelist(to)];
  return {
    added: after.filter((email) => !before.includes(email)),
    removed: before.filter((email) => !after.includes(email)),
  };
}
