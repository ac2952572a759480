import { defineFailure } from '../../common/errors/app-error.js';

export const viewerExists = defineFailure(
  409,
  'viewer_exists',
  'This email address is already registered as a viewer',
  { field: 'email' },
);
