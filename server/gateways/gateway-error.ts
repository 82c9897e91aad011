/**
 * An external service refused or did not respond. The message says which and how, and never what was sent, so that
 * it may be logged (`loggable`).
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  /** The provider works, and never takes this message: it need not be tried again. */
  readonly isRefusal: boolean;

  constructor(message: string, { isRefusal = false }: { isRefusal?: boolean } = {}) {
    super(message);
    this.isRefusal = isRefusal;
  }
}
