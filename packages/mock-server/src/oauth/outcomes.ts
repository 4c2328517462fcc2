/** An answer of the provider that signs nobody in. */
interface Outcome {
  readonly label: string;
  /** What the client receives, for the tester. */
  readonly text: string;
  /** The query of the redirect. A `state` replaces the state of the request. */
  readonly answer: Readonly<Record<string, string>>;
}

/** The answer of Cancel (RFC 6749, 4.1.2.1). */
export const CANCELLED = {
  error: 'access_denied',
  error_description: 'The user cancelled the sign-in.',
} as const;

/** The answers that a client can meet besides a player and Cancel, by their names in the form. */
export const OUTCOMES: Readonly<Record<string, Outcome>> = {
  server_error: {
    label: 'Provider fails',
    text: 'The answer has error=server_error.',
    answer: { error: 'server_error', error_description: 'The sign-in failed at the provider.' },
  },
  temporarily_unavailable: {
    label: 'Provider is busy',
    text: 'The answer has error=temporarily_unavailable.',
    answer: {
      error: 'temporarily_unavailable',
      error_description: 'The provider cannot sign anybody in at the moment.',
    },
  },
  // The API refuses codes that were never issued as it refuses expired ones.
  expired_code: {
    label: 'Code has expired',
    text: 'The API refuses the code with errcode 2117.',
    answer: { code: 'expired' },
  },
  other_state: {
    label: 'Wrong state',
    text: 'The answer belongs to another attempt. A client must refuse it.',
    answer: { code: 'of-another-attempt', state: 'of-another-attempt' },
  },
};
