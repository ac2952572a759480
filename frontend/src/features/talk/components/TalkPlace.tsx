/** Keeps a place for comments that nobody is near enough to see: nothing is on its way yet. */
export const TalkPlace = () => <div style={{ minBlockSize: '9rem' }} />;
