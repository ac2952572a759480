import { ApiProperty } from '@nestjs/swagger';
import { PictureCopyDto } from '../../uploads/copying/dto/picture-copy.dto.js';
import type { Participant } from '../entities/participant.entity.js';
import { ParticipantDto } from './participant.dto.js';

/** A participant's record as they and the administrator see it. */
export class OwnParticipantDto extends ParticipantDto {
  /** In full years at registration. @example 27 */
  age: number;

  /** @example 2025 */
  graduationYear: number;

  /** Years of professional experience at registration. @example 2 */
  workExperience: number;

  /** False once the administrator gave the place away; `order` then is the last number held. */
  isActive: boolean;

  /** The portrait from elsewhere that has not been copied yet; for themselves alone, null where there is none. */
  @ApiProperty({ type: () => PictureCopyDto, nullable: true, required: false })
  pictureCopy?: PictureCopyDto | null;

  static forThemselves(participant: Participant, pictureCopy: PictureCopyDto | null): OwnParticipantDto {
    return { ...OwnParticipantDto.from(participant), pictureCopy };
  }

  static override from(participant: Participant): OwnParticipantDto {
    const { age, graduationYear, workExperience, isActive } = participant;
    return { ...ParticipantDto.from(participant), age, graduationYear, workExperience, isActive };
  }
}

/** A participant in the administrator's table. */
export class AdminParticipantDto extends OwnParticipantDto {
  /** @example amina */
  username: string;

  /** Address of the account, by which it was invited. @example amina@example.org */
  email: string;

  static override from(participant: Participant): AdminParticipantDto {
    const { username, email } = participant.user!;
    return { ...OwnParticipantDto.from(participant), username, email };
  }
}
