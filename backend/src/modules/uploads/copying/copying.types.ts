/** What shows pictures that are named by their address elsewhere. */
export const COPY_USES = ['ad', 'report', 'portrait'] as const;
export type CopyUse = (typeof COPY_USES)[number];

export const COPY_STATES = ['waiting', 'failed'] as const;
export type CopyState = (typeof COPY_STATES)[number];

/** A picture elsewhere, and the account that named it. */
export interface NamedPicture {
  userId: number;
  address: string;
}
