/** Length as the server counts it: code points after trimming, so that an emoji is one character. */
export const countCharacters = (text: string): number => Array.from(text.trim()).length;
