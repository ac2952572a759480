import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
import { AUDIT_ACTIONS } from '../audit.types.js';

/** Given once, several times, or with commas between. */
const toList = ({ value }: { value: string | string[] | undefined }): string[] | undefined =>
  value === undefined ? undefined : [value].flat().flatMap((part) => part.split(','));

/** Actions of the audit, in a query. */
export const AreAuditActions = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction', isArray: true }),
    Transform(toList),
    IsIn(AUDIT_ACTIONS, {
      each: true,
      ...says((field) => choiceRequired({ field, choices: AUDIT_ACTIONS.join(', ') })),
    }),
  );
