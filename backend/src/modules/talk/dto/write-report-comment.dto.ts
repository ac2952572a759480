import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { LONGEST_COMMENT } from '../talk-rules.js';

/** Empty lines part paragraphs: more than one in a row would only push away what others say. */
const withoutGaps = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string'
    ? value.replaceAll(/\r\n?/g, '\n').replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    : value;

/** Another text for a comment. */
export class ChangeReportCommentDto {
  /**
   * Plain text of 1 to 500 characters; nothing in it is markup.
   * @example 'How long does a filter last?'
   */
  @Transform(withoutGaps)
  @IsText({ min: 1, max: LONGEST_COMMENT })
  text: string;
}

/** Says something of a report, or answers a comment on it. */
export class WriteReportCommentDto extends ChangeReportCommentDto {
  /**
   * The comment that it answers, which must not be a reply itself.
   * @example 31
   */
  @IsOptional()
  @IsWholeNumber(1, MAX_ID)
  replyTo?: number | null;
}
