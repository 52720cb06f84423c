import type { Environment } from '../environment/environment.ts'
import { isThisMachine } from '../environment/this-machine.ts'
import { bad, type Finding, note, ok } from './finding.ts'

const about = 'encryption'

/** Whether connections to other machines are encrypted, and with whom is checked. */
export function checkEncryption(
  environment: Environment,
  variables: Readonly<Record<string, string | undefined>>,
): Finding[] {
  const found = plainConnections(environment).map(([name, lacking]) =>
    note(
      about,
      `${name} leads to another machine without ${lacking}: only do that in a network that is yours alone.`,
    ),
  )
  if (variables.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    found.push(
      bad(
        about,
        'NODE_TLS_REJECT_UNAUTHORIZED is 0: an attacker between us and a service can be that service.',
      ),
    )
  return found.length > 0 ? found : [ok(about, 'every connection to another machine is encrypted.')]
}

/** Variables, and what their address would need. */
function plainConnections({ databaseUrl, redisUrl, s3, smtpUrl, apiUrl }: Environment) {
  const connections: readonly (readonly [
    name: string,
    url: string | null,
    lacking: string,
    isSafe: (url: URL) => boolean,
  ])[] = [
    ['DATABASE_URL', databaseUrl, 'sslmode=verify-full', isDatabaseEncrypted],
    ['REDIS_URL', redisUrl, 'rediss://', ({ protocol }) => protocol === 'rediss:'],
    ['S3_ENDPOINT', s3?.endpoint ?? null, 'https://', isHttps],
    ['SMTP_URL', smtpUrl, 'requireTLS', ({ searchParams }) => searchParams.get('requireTLS') !== 'false'],
    ['API_URL', apiUrl, 'https://', isHttps],
  ]
  return connections.flatMap(([name, address, lacking, isSafe]) => {
    const url = address === null ? null : new URL(address)
    return url === null || isThisMachine(url.hostname) || isSafe(url) ? [] : [[name, lacking] as const]
  })
}

function isHttps({ protocol }: URL): boolean {
  return protocol === 'https:'
}

/** Other modes encrypt, but some releases of the driver do not check for whom. A host in the query may be a socket of this machine. */
function isDatabaseEncrypted({ hostname, searchParams }: URL): boolean {
  if (hostname === '' || searchParams.get('host')?.startsWith('/')) return true
  return searchParams.get('sslmode') === 'verify-full'
}
