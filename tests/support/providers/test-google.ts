import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { OAuth2Server } from 'oauth2-mock-server'
import type { ProvidersState, TestProvider } from '../providers.ts'
import { personsPicture } from './picture.ts'

/** OpenID Connect by a foreign server, with Google's claims and refusals. */
export async function openTestGoogle({ who, manners, heard, left }: ProvidersState): Promise<TestProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  const { service } = server
  /** Codes of attempts that asked for a refresh token, and the person of each such token. */
  const [lasting, subjects] = [new Set<string>(), new Map<string, string>()]

  service.on('beforeAuthorizeRedirect', (to: { url: URL }, asked: { query: Record<string, string> }) => {
    const isAsked = asked.query.access_type === 'offline' && asked.query.prompt === 'consent'
    if (isAsked) lasting.add(to.url.searchParams.get('code') ?? '')
    if (!manners.deny) return
    to.url.searchParams.delete('code')
    to.url.searchParams.set('error', 'access_denied')
  })
  service.on('beforeTokenSigning', ({ payload }: { payload: Record<string, unknown> }) => {
    // No claim of the access token is read.
    Object.assign(payload, {
      sub: who.id,
      ...(who.email !== null && { email: who.email, email_verified: who.isVerified }),
      ...(who.name !== null && { name: who.name }),
      ...(who.picture !== null && { picture: `${server.issuer.url}${who.picture}` }),
    })
  })
  type Answer = { statusCode: number; body: Record<string, unknown> }
  service.on('beforeResponse', (answer: Answer, request: { body: object }) => {
    const form = new URLSearchParams(Object.entries(request.body))
    heard.push({ path: '/token', form })
    if (lasting.has(form.get('code') ?? '')) subjects.set(String(answer.body.refresh_token), who.id)
    else delete answer.body.refresh_token
    const isKnown =
      form.get('client_id') === 'google-app' &&
      form.get('client_secret') === 'google-secret' &&
      form.get('code_verifier') !== null
    if (!isKnown) Object.assign(answer, { statusCode: 401, body: { error: 'invalid_client' } })
    if (manners.down) Object.assign(answer, { statusCode: 503, body: { error: 'temporarily_unavailable' } })
  })
  service.on('beforeRevoke', (answer: { statusCode: number }, request: IncomingMessage) => {
    if (manners.down) answer.statusCode = 503
    void text(request).then((body) => {
      const form = new URLSearchParams(body)
      heard.push({ path: '/revoke', form })
      const subject = subjects.get(form.get('token') ?? '')
      if (subject !== undefined && !manners.down) left.push(`GOOGLE ${subject}`)
    })
  })
  service.addRoute('GET', '/pictures/person.png', async (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(await personsPicture())
  })

  await server.start(0, '127.0.0.1')
  return { url: server.issuer.url ?? '', close: () => server.stop() }
}
