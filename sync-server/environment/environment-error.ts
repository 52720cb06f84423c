/** An invalid variable: the message is one line that begins with its name. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** The value is not in the message: it may be a password. */
export function fail(name: string, reason: string): never {
  throw new EnvironmentError(`${name}: ${reason}`)
}
