import { ValidateIf } from 'class-validator';

/** For optional fields that cannot be emptied: absent is fine, null is not. */
export const IfGiven = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
