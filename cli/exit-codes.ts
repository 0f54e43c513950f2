import type { DomainErrorCode } from "#modules/kernel";

export const SUCCESS = 0;
export const FAILURE = 1;
/** The command line itself is wrong; no other state of the machine would make it right. */
export const BAD_USAGE = 2;
/** 128 + 2, as a shell reports a process terminated by SIGINT. */
export const INTERRUPTED = 130;

export const exitCodes: Record<DomainErrorCode, number> = {
  malformed: BAD_USAGE,
  invalid: FAILURE,
  unauthenticated: FAILURE,
  invalid_credentials: FAILURE,
  second_factor_required: FAILURE,
  second_factor_setup_required: FAILURE,
  forbidden: FAILURE,
  not_found: FAILURE,
  conflict: FAILURE,
  too_large: FAILURE,
  unsupported: FAILURE,
  limited: FAILURE,
  unavailable: FAILURE,
};
