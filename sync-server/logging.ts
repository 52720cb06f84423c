import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './environment/variables.ts'

export type { Logger } from 'pino'

/** Values of properties with these names are redacted in logs, up to three levels deep. Bodies are never logged. */
const secretNames = [
  'password',
  'newPassword',
  'number',
  'cvc',
  'pw2Digit',
  'birth',
  'code',
  'token',
  'accessToken',
  'authorization',
  'cookie',
  'set-cookie',
  'state',
  'access_token',
  'id_token',
  'refresh_token',
  'appsecret_proof',
  'signed_request',
]

const droppedNames = ['body', 'req.body', 'res.body', 'request.body', 'response.body']

/** Writes JSON lines to `destination`; stdout by default. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: [
        ...secretNames.flatMap((name) => ['', '*', '*.*'].map((above) => `${above}["${name}"]`)),
        ...droppedNames,
      ],
      censor: '[hidden]',
    },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Logs an error's `code` as `reason`, because `code` is redacted. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as NodeJS.ErrnoException
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { reason: code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
