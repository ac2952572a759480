/** A username as everybody may read it: that of a viewer is their e-mail address, of which only the beginning is shown. */
export const publicName = (username: string): string => username.replace(/@.*$/s, '@…');
