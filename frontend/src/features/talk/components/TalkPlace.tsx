/** Keeps a place for comments that nobody is near enough to see: nothing is on its way yet, and on paper nothing will come. */
export const TalkPlace = () => <div data-screen-only style={{ minBlockSize: '9rem' }} />;
