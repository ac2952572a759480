/** The process answers. */
export class LivenessDto {
  /** @example ok */
  status: string;
}
