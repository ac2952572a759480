/** A username as the API shows it to everybody: of a viewer's, which is their e-mail address, only the beginning. */
export const publicName = (username: string): string => username.replace(/@.*$/s, '@…');
