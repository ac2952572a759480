import { ApiProperty } from '@nestjs/swagger';
import { excerptOf } from '../../../common/lists/excerpt.js';
import type { Ad } from '../../ads/entities/ad.entity.js';
import { AD_CATEGORIES, type AdCategory } from '../../ads/ad.types.js';
import type { Participant } from '../../participants/entities/participant.entity.js';
import type { ProgressUpdate } from '../../progress/entities/progress-update.entity.js';
import { shownPicture } from '../../uploads/copying/picture-address.types.js';

/** A participant with the words that were looked for. */
export class FoundParticipantDto {
  /** @example 3 */
  id: number;

  /** Number of the season in which it is. @example 1 */
  season: number;

  /** @example 'Amina Diallo' */
  name: string;

  /** @example 'Water engineer' */
  profession: string;

  /** Path on this site; null also while a picture from elsewhere has not been copied. @example /demo/portraits/amina.svg */
  profileImageUrl: string | null;

  /** Of the project's description, where a word stands in it; else of what they say of themselves. @example '…a village can build, sell and repair by itself.' */
  excerpt: string;

  static from(participant: Participant, q: string): FoundParticipantDto {
    const { id, season, name, profession, profileImageUrl, projectDescription, bio } = participant;
    const excerpt = excerptOf(`${projectDescription} ${bio}`, q);
    return { id, season, name, profession, profileImageUrl: shownPicture(profileImageUrl), excerpt };
  }
}

/** A participant's report with the words that were looked for. */
export class FoundReportDto {
  /** @example 7 */
  id: number;

  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  participantName: string;

  /** Number of the season in which it is. @example 1 */
  season: number;

  /** Of the season, from 1 to 12. @example 2 */
  month: number;

  /** @example 'The first ten filters are sold' */
  title: string;

  /** Of its text, about a word that stands in it. @example 'We built twelve filters this month, broke two of them…' */
  excerpt: string;

  static from({ participant, ...report }: ProgressUpdate, q: string): FoundReportDto {
    const { id, participantId, month, title, milestone, description } = report;
    const { name: participantName, season } = participant!;
    const excerpt = excerptOf(milestone ? `${description} ${milestone}` : description, q);
    return { id, participantId, participantName, season, month, title, excerpt };
  }
}

/** An approved ad with the words that were looked for. */
export class FoundAdDto {
  /** @example 12 */
  id: number;

  /** @example 'Solar lamps for night markets' */
  title: string;

  @ApiProperty({ enum: AD_CATEGORIES, enumName: 'AdCategory', example: 'technology' })
  category: AdCategory;

  /** Of its description, about a word that stands in it. @example 'Rent a lamp by the evening and pay from your takings.' */
  excerpt: string;

  static from({ id, title, category, description }: Ad, q: string): FoundAdDto {
    return { id, title, category, excerpt: excerptOf(description, q) };
  }
}
