import { AppError } from '../../common/errors/app-error.js';

export const viewerExists = (): AppError =>
  new AppError(409, 'viewer_exists', 'This email address is already registered as a viewer', {
    email: ['This email address is already registered as a viewer'],
  });
