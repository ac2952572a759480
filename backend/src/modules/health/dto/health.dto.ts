/** All parts work. */
export class HealthDto {
  /** @example ok */
  status: string;

  /** Problems that hold up settlements and refunds but not the site, such as an operator without coins for gas. */
  warnings: string[];
}
