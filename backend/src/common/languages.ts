/** Languages of the specification's section 9. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'ar', 'ru', 'hi', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
