/** Users as the outside sees them; safe in a browser. */
import type { Role } from "#modules/kernel";

export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  profileImageUrl: string | null;
  createdAt: string;
}

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
