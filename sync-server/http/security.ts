import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment/environment.ts'
import type { Services } from './context.ts'

type Outside = Pick<Services, 'photos' | 'captcha' | 'chat' | 'kakaoShare'>

/**
 * Sets the security headers. Scripts only from our own files, besides the inline scripts in `inlineScripts`; external
 * origins only where their service is on; connections to our own origin, and to those of the chat and of Kakao where these are on.
 */
export async function serveSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
  { photos: { pictureOrigin }, captcha, chat, kakaoShare }: Outside,
  inlineScripts: readonly string[],
): Promise<void> {
  const isHttps = publicUrl.startsWith('https:')
  const { scripts, frames } = captcha.sources
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // WebAssembly, without `eval`: the typesetter of brand books.
        scriptSrc: [
          "'self'",
          "'wasm-unsafe-eval'",
          ...inlineScripts,
          ...scripts,
          ...chat.sources.scripts,
          ...kakaoShare.sources.scripts,
        ],
        frameSrc: ["'self'", ...frames],
        workerSrc: ["'self'"],
        // Browsers older than 2022 do not count sockets of the own origin as 'self'.
        connectSrc: [
          "'self'",
          new URL(publicUrl).origin.replace(/^http/, 'ws'),
          ...chat.sources.connections,
          ...kakaoShare.sources.connections,
        ],
        imgSrc: [
          "'self'",
          'data:',
          'blob:',
          ...(pictureOrigin === null ? [] : [pictureOrigin]),
          ...chat.sources.pictures,
        ],
        // Recordings of the drive, also those that are only on the device.
        mediaSrc: ["'self'", 'blob:'],
        // For the style attributes that React sets.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...kakaoShare.sources.forms],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
    // The popup of a sign-in provider has to be able to notify its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  // The page that a provider redirects a popup to. With the header of the other pages it would lose its opener.
  app.addHook('onSend', async ({ url }, reply) => {
    if (/^\/oauth2(?:[/?]|$)/.test(url)) reply.header('cross-origin-opener-policy', 'unsafe-none')
    // The holder of the address can pay by it once: no other site and no search engine hears it.
    if (/^\/payment\//.test(url))
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  })
}
