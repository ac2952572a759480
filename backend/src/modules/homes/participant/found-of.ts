import type { Participant } from '../../participants/entities/participant.entity.js';
import { shownPicture } from '../../uploads/copying/picture-address.types.js';
import type { FoundDto } from '../dto/participant-home.dto.js';

/** What of a profile leads to its participant. */
export function foundOf(own: Participant): FoundDto {
  const { socialTwitter, socialLinkedin, socialInstagram, socialYoutube, socialTiktok, socialWebsite } = own;
  const links = [socialTwitter, socialLinkedin, socialInstagram, socialYoutube, socialTiktok, socialWebsite];
  return {
    isPublic: own.isActive && own.isPublic,
    hasPortrait: shownPicture(own.profileImageUrl) !== null,
    links: links.filter((link) => link !== null).length,
  };
}
