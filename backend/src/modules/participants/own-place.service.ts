import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { fewRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import type { LeavingAccount } from '../auth/own-data/personal-data.types.js';
import { ActivationService } from './activation.service.js';
import { Participant } from './entities/participant.entity.js';
import { Portraits } from './portraits.js';

/** All but how it was invited, which is the administrator's. */
const PARTICIPANT = `
  SELECT id, season, name, bio, profession, age, graduation_year AS "graduationYear", work_experience AS "workExperience",
    project_description AS "projectDescription", profile_image_url AS "profileImageUrl", social_twitter AS "socialTwitter",
    social_linkedin AS "socialLinkedin", social_instagram AS "socialInstagram", social_youtube AS "socialYoutube",
    social_tiktok AS "socialTiktok", social_website AS "socialWebsite", wallet_address AS "walletAddress",
    impact_goals AS "impactGoals", current_milestone AS "currentMilestone", "order", is_active AS "isActive",
    votes_received AS "votesReceived", social_interactions AS "socialInteractions", judges_rating AS "judgesRating",
    followers - uncounted_followers AS followers, comments_received AS "commentsReceived", film_plays AS "filmPlays",
    challenge_completion AS "challengeCompletion", invited_as AS "invitedAs", created_at AS "createdAt"
  FROM participants WHERE user_id = $1 ORDER BY season`;

/** What somebody filled in to take part; the figures that others gave stay. */
const NOTHING_SAID = {
  bio: '',
  profession: '',
  age: 0,
  graduationYear: 0,
  workExperience: 0,
  projectDescription: '',
  profileImageUrl: null,
  socialTwitter: null,
  socialLinkedin: null,
  socialInstagram: null,
  socialYoutube: null,
  socialTiktok: null,
  socialWebsite: null,
  walletAddress: null,
  impactGoals: null,
  currentMilestone: null,
  invitedAs: null,
  followers: 0,
  progressUpdates: [],
  videoUpdates: [],
};

/** The places of an account, one a season: they are free when it leaves, and history names nobody. */
@Injectable()
export class OwnPlace implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly activation: ActivationService,
    private readonly portraits: Portraits,
    private readonly events: SiteEvents,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'participations',
      export: (manager, userId) => fewRows(manager, PARTICIPANT, userId),
      erase: (manager, account) => this.erase(manager, account),
    });
  }

  private async erase(manager: EntityManager, { id: userId, placeholder }: LeavingAccount): Promise<void> {
    for (const { id, profileImageUrl } of await this.activation.leave(manager, userId)) {
      await this.portraits.change(manager, userId, profileImageUrl, null);
      await manager.update(Participant, { id }, { ...NOTHING_SAID, name: placeholder });
      await this.events.publish(manager, { event: 'participant', data: { id, participantId: id } });
    }
  }
}
