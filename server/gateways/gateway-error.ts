/**
 * A service outside refused or did not answer. Its message says which and how, and never what was sent, so that the log
 * may tell it (`loggable`).
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}
