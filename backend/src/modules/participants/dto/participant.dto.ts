import { shownPicture } from '../../uploads/copying/picture-address.types.js';
import type { Participant } from '../entities/participant.entity.js';

/** A participant as everybody sees them: nothing of the account, no age. */
export class ParticipantDto {
  /** @example 3 */
  id: number;

  /** Account of the participant. @example 7 */
  userId: number;

  /** Number of the season in which it is. @example 1 */
  season: number;

  /** Number of the place, from 1 without gaps. @example 2 */
  order: number;

  /** @example 'Amina Diallo' */
  name: string;

  /** @example 'Water engineer' */
  profession: string;

  /** @example 'I grew up beside a river that could no longer be drunk from.' */
  bio: string;

  /** @example 'Sand filters that a village can build, sell and repair by itself.' */
  projectDescription: string;

  /** Path on this site; null also while a picture from elsewhere has not been copied. @example /demo/portraits/amina.svg */
  profileImageUrl: string | null;

  /** @example https://x.com/amina */
  socialTwitter: string | null;

  /** @example https://www.linkedin.com/in/amina */
  socialLinkedin: string | null;

  /** @example https://www.instagram.com/amina */
  socialInstagram: string | null;

  /** @example https://www.youtube.com/@amina */
  socialYoutube: string | null;

  /** @example https://www.tiktok.com/@amina */
  socialTiktok: string | null;

  /** @example https://amina.example.org */
  socialWebsite: string | null;

  /** @example 'Forty villages with water they trust.' */
  impactGoals: string | null;

  /** Of the newest month whose report names one; before there is a report, as they registered. @example 'First ten filters sold' */
  currentMilestone: string | null;

  /** Months that have a report, in percent of the season's twelve. @example 25 */
  challengeCompletion: number;

  /** Viewers' votes. @example 12 */
  votesReceived: number;

  /** Accounts that follow them, but for those that an administrator left uncounted. @example 25 */
  followers: number;

  /** Interactions that the posts of their reports found on social media. @example 340 */
  socialInteractions: number;

  /** The judges' rating. @example 8 */
  judgesRating: number;

  /** When the place was taken. */
  createdAt: Date;

  static from(participant: Participant): ParticipantDto {
    const { id, userId, season, order, name, profession, bio, projectDescription, profileImageUrl } =
      participant;
    const { socialTwitter, socialLinkedin, socialInstagram, socialYoutube, socialTiktok, socialWebsite } =
      participant;
    const { impactGoals, currentMilestone, challengeCompletion, votesReceived } = participant;
    const { followers, uncountedFollowers, socialInteractions, judgesRating, createdAt } = participant;
    return {
      id,
      userId,
      season,
      order,
      name,
      profession,
      bio,
      projectDescription,
      profileImageUrl: shownPicture(profileImageUrl),
      socialTwitter,
      socialLinkedin,
      socialInstagram,
      socialYoutube,
      socialTiktok,
      socialWebsite,
      impactGoals,
      currentMilestone,
      challengeCompletion,
      votesReceived,
      followers: followers - uncountedFollowers,
      socialInteractions,
      judgesRating,
      createdAt,
    };
  }
}
