import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment.ts'
import type { Services } from './context.ts'

type Outside = Pick<Services, 'photos' | 'captcha'>

/**
 * No script but our own files; what comes from elsewhere only where its service is on; sockets to anywhere, because API
 * and relay may live on another host.
 */
export async function serveSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
  { photos: { pictureOrigin }, captcha }: Outside,
): Promise<void> {
  const isHttps = publicUrl.startsWith('https:')
  const { scripts, frames } = captcha.sources
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        frameSrc: ["'self'", ...frames],
        workerSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...(pictureOrigin === null ? [] : [pictureOrigin])],
        // React sets style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps,
    // A sign-in popup of a provider must be able to tell us that it is done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  // Where a provider leads a popup back to. With the header of the other pages a browser parts it from its opener.
  app.addHook('onSend', async ({ url }, reply) => {
    if (/^\/oauth2(?:[/?]|$)/.test(url)) reply.header('cross-origin-opener-policy', 'unsafe-none')
  })
}
