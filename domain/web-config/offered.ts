/**
 * Whether something is offered that cannot work without credentials: its flag is on *and* every credential is set. An
 * absent Y/N flag counts as Y, so a flag alone would offer what nobody has configured.
 */
export const isOffered = (flag: boolean, credentials: readonly (string | undefined)[]): boolean =>
  flag && credentials.every((credential) => credential !== undefined && credential !== '');
