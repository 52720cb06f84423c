import { z } from 'zod'
import type { OauthApp } from '#server/environment/environment.ts'
import { isThisMachine } from '#server/environment/this-machine.ts'
import type { Logger } from '#server/logging.ts'
import { openOauth } from './oauth.ts'
import { optionalText, toPerson } from './person.ts'
import type { Provider } from './sign-in.ts'

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: optionalText,
  email_verified: z.boolean().optional().catch(undefined),
  name: optionalText,
  picture: optionalText,
})

/** OpenID Connect; the person's data is in the ID token. */
export function openGoogle({ baseUrl, ...keys }: OauthApp, log: Logger): Provider {
  const server = new URL(baseUrl)
  const client = openOauth({
    provider: 'google',
    keys,
    server,
    parameters: { scope: 'openid email profile' },
    // Google accepts the revocation of an access token but keeps the consent. A refresh token is only issued with a new
    // consent.
    parametersForRevocation: { access_type: 'offline', prompt: 'consent' },
    usesPkce: true,
    usesIdToken: true,
    log,
  })
  return {
    pictureOrigins: [isThisMachine(server.hostname) ? server.origin : 'https://lh3.googleusercontent.com'],
    authorizationUrl: client.authorizationUrl,
    async exchangeCode(request, code) {
      const tokens = await client.exchange(request, code)
      const read = claims.safeParse(tokens.claims())
      if (!read.success) throw client.fail('claims', 'unreadable')
      const { sub, email, email_verified, name, picture } = read.data
      const emailVerified = email_verified === true
      const person = toPerson({ subject: sub, email, emailVerified, name, image: picture })
      return { person, token: tokens.refresh_token ?? null }
    },
    unlink: null,
    revoke: client.revoke,
  }
}
