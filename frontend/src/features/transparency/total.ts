/** A participant's votes as counted here, and as the site gives them. */
export interface Total {
  participantId: number;
  awardId: number;
  votes: number;
  counted: number;
  siteVotes: number;
  siteCounted: number;
}

/** Whether this count and the site's are not the same. */
export const isDifferent = ({ votes, counted, siteVotes, siteCounted }: Total): boolean =>
  votes !== siteVotes || counted !== siteCounted;
