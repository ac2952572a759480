import { ValidateBy } from 'class-validator';
import { isEmailAddress } from '../../../common/validation/email.decorator.js';
import { says } from '../../../common/validation/says.js';
import { usernameAddress } from '../auth.errors.js';

const isOwn = (name: string, email: unknown): boolean =>
  typeof email === 'string' && name.toLowerCase() === email.toLowerCase();

/** A name that shuts nobody out whose address it is, as a viewer's username is theirs, and passes for nobody's. */
export const IsNobodysAddress = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isNobodysAddress',
      validator: {
        validate: (name: unknown, args) =>
          !isEmailAddress(name) || isOwn(String(name), (args!.object as { email?: unknown }).email),
      },
    },
    says(usernameAddress),
  );
