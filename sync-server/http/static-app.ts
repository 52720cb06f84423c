import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForDevelopers } from '#model/access/guarded-paths.ts'
import type { Environment } from '../environment/environment.ts'
import { precompress } from './precompress.ts'
import { Refusal } from './refusal.ts'

export interface AppFiles {
  /** Absolute path. */
  readonly directory: string
}

const immutable = 'public, max-age=31536000, immutable'
const checked = 'no-cache'
const shortly = 'public, max-age=3600'

/**
 * Serves the built app. Any path that is neither a file nor one of the server's own is a screen and gets index.html;
 * developer pages are answered with 404 and index.html, which shows the error.
 */
export async function serveApp(
  app: FastifyInstance,
  { directory }: AppFiles,
  { devMode }: Pick<Environment, 'devMode'>,
): Promise<void> {
  await precompress(directory)
  await app.register(staticFiles, {
    root: directory,
    index: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path.slice(directory.length).replaceAll('\\', '/')))
    },
  })
  // Never a compressed copy: one of an earlier build would hide an update for ever.
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) => {
    const worker = await readFile(join(directory, 'sw.js')).catch(() => null)
    if (worker === null) throw new Refusal('NOT_FOUND')
    return reply.header('cache-control', checked).type('text/javascript; charset=utf-8').send(worker)
  })
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.sendFile('index.html'))

  app.setNotFoundHandler(async (request, reply) => {
    if (!isScreen(request)) throw new Refusal('NOT_FOUND')
    if (!devMode && isForDevelopers(pathOf(request))) reply.code(404)
    return reply.sendFile('index.html')
  })
}

function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return immutable
  return /\/(index\.html|sw\.js|[^/]*\.webmanifest)(\.br|\.gz)?$/.test(path) ? checked : shortly
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url
}

function isScreen(request: FastifyRequest): boolean {
  const { method } = request
  const path = pathOf(request)
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|sync|assets|dev\/mail)(\/|$)/.test(path) &&
    // A missing picture or script is a 404 and must not be answered with the page.
    !/\.(js|css|map|png|jpe?g|webp|svg|ico|woff2?|json|txt|xml|webmanifest)$/.test(path)
  )
}
