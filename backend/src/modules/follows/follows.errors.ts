import { defineFailure } from '../../common/errors/app-error.js';

export const followingOneself = defineFailure(403, 'following_oneself', 'You cannot follow yourself.');
