import { lazy } from 'react';

/** Fetched when somebody is about to change something; most who come do not. */
export const EmailForm = lazy(async () => ({ default: (await import('./EmailForm')).EmailForm }));
export const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm')).PasswordForm }));
