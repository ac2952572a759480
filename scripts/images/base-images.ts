/** An image that compose takes from a registry, and the variable that names another. */
export interface BaseImage {
  variable: string;
  image: string;
}

/** Those that docker-compose.yml has a default for, as these settings have them. */
export function baseImages(compose: string, given: Record<string, string | undefined>): BaseImage[] {
  const named = [...compose.matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g)].map(([, variable = '', image = '']) => ({
    variable,
    image: given[variable] || image,
  }));
  // Some are built upon, and run as they are.
  return [...new Map(named.map((each) => [each.variable, each])).values()];
}

/** A digest names one image for ever; behind a tag there may be another tomorrow. */
export const isPinned = (image: string): boolean => /@sha256:[\da-f]{64}$/.test(image);
