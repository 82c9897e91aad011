/**
 * An external service refused or did not respond. The message says which and how, and never what was sent, so that
 * it may be logged (`loggable`).
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}
