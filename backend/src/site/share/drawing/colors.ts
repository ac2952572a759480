/** As the site's `palettes.ts` has them; a picture is the same by day and by night. */
export const colors = {
  ground: '#103a30',
  deep: '#0b2b24',
  words: '#f7f2e6',
  quiet: '#b9c8bb',
  rule: '#2c5549',
  accent: '#f2a51e',
};
