import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment.ts'
import type { Photos } from '../gateways/photos/photos.ts'

/** No script but our own files, pictures from elsewhere only where a photo service is on; sockets to anywhere, because API and relay may live on another host. */
export async function serveSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
  { pictureOrigin }: Pick<Photos, 'pictureOrigin'>,
): Promise<void> {
  const isHttps = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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
}
