/** Of the browsers that most people have: whoever subscribes cannot make them answer late. */
const WELL_KNOWN = [
  /^(fcm|android)\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/** Whether this host is a browser maker's push service, and not one that anybody could have named. */
export const isWellKnown = (host: string): boolean => WELL_KNOWN.some((service) => service.test(host));
