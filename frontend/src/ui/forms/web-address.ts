const schemeOf = (text: string): string | undefined => URL.parse(text.trim())?.protocol;

export const isWebAddress = (text: string): boolean => ['http:', 'https:'].includes(schemeOf(text) ?? '');

export const isSecureAddress = (text: string): boolean => schemeOf(text) === 'https:';

/** A picture may also lie on this site. */
export const isPicture = (text: string): boolean => text.trim().startsWith('/') || isWebAddress(text);
