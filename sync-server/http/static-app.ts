import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookies } from '#model/access/cookies.ts'
import { isForDevelopers } from '#model/access/guarded-paths.ts'
import type { EarlierAssets } from '../builds/earlier-assets.ts'
import type { StoredAsset } from '../builds/pack.ts'
import { readScreenPreloads } from '../builds/screen-preloads.ts'
import type { Environment } from '../environment/environment.ts'
import { languageOf } from './language.ts'
import { Refusal } from './refusal.ts'
import { sendAsset } from './send-asset.ts'
import { serveAssets } from './serve-assets.ts'

export interface AppFiles {
  /** Absolute path. */
  readonly directory: string
  /** Assets of other builds. */
  readonly earlier: Pick<EarlierAssets, 'find'>
  /** Answers addresses that neither a screen nor a page of the site has; without it the app does. */
  readonly sendMissing?: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null
}

const immutable = 'public, max-age=31536000, immutable'
const checked = 'no-cache'
const shortly = 'public, max-age=3600'

/**
 * Serves the built app, and assets of other builds for pages of an earlier or newer version. Any path that is neither a
 * file nor one of the server's own is a screen and gets index.html, with a `link` header that names what the screen
 * loads. A path of no screen is a 404: with the site's page, and inside of the app, and for developer pages, with index.html,
 * which shows the error.
 */
export async function serveApp(
  app: FastifyInstance,
  { directory, earlier, sendMissing = null }: AppFiles,
  { devMode, cookieDomain }: Pick<Environment, 'devMode' | 'cookieDomain'>,
): Promise<void> {
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
  await serveAssets(app, directory, immutable)
  // Never a compressed copy: one of an earlier build would hide an update for ever.
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) => {
    const worker = await readFile(join(directory, 'sw.js')).catch(() => null)
    if (worker === null) throw new Refusal('NOT_FOUND')
    return reply.header('cache-control', checked).type('text/javascript; charset=utf-8').send(worker)
  })
  const preloads = await readScreenPreloads(directory)
  // Returns nothing: a returned reply is awaited, which adds two listeners to its response, and Node reports eleven as a leak.
  const sendPage = (request: FastifyRequest, reply: FastifyReply): void => {
    const link = preloads?.linkFor(pathOf(request), languageOf(request))
    if (link) reply.header('link', link)
    if (cookieDomain !== null) reply.header('set-cookie', domainCookie(cookieDomain))
    if (isForDevelopers(pathOf(request))) reply.header('x-robots-tag', 'noindex')
    reply.sendFile('index.html')
  }
  const sendEarlier = async (name: string, reply: FastifyReply) => {
    const found = await findEarlier(earlier, name)
    if (found !== null) return sendAsset(reply.header('cache-control', immutable), name, found)
    // Another node may have it a moment later: nothing between may remember the answer.
    reply.header('cache-control', 'no-store')
    throw new Refusal('NOT_FOUND')
  }
  // A build without the public site.
  if (!app.hasRoute({ method: 'GET', url: '/' })) app.get('/', { schema: { hide: true } }, sendPage)

  app.setNotFoundHandler((request, reply) => {
    const asset = assetNameOf(request)
    if (asset !== null) return sendEarlier(asset, reply)
    if (!isScreen(request)) throw new Refusal('NOT_FOUND')
    const path = pathOf(request)
    const isKnown = preloads?.has(path) ?? true
    if (!isKnown && sendMissing && !isOfApp(path)) return sendMissing(request, reply)
    if (!isKnown || (!devMode && isForDevelopers(path))) reply.code(404)
    sendPage(request, reply)
    return undefined
  })
}

/** Tells the page for which domain to set its cookies. */
function domainCookie(domain: string): string {
  const { name, maxAgeSeconds } = cookies.domain
  return `${name}=${domain}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax; Secure`
}

function assetNameOf(request: FastifyRequest): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  return /^\/assets\/([^/]+)$/.exec(pathOf(request))?.[1] ?? null
}

async function findEarlier(earlier: AppFiles['earlier'], name: string): Promise<StoredAsset | null> {
  try {
    return await earlier.find(name)
  } catch (cause) {
    throw new Refusal('NOT_READY', { retryAfterSeconds: 2, cause })
  }
}

function cachingOf(path: string): string {
  return /\/(index\.html|sw\.js|[^/]*\.webmanifest)(\.br|\.gz)?$/.test(path) ? checked : shortly
}

/** Below a path of the app, where its own page for missing ones leads back to the brand. */
function isOfApp(path: string): boolean {
  return /^\/(account|brand|dev|invite|oauth2|operator|payment|profile|quest|work-book)(\/|$)/.test(path)
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
    // No screen has such a path, and scanners take the page for a file of ours.
    !/\/(?:\.|%2e)/i.test(path) &&
    // A missing picture or script is a 404 and must not be answered with the page.
    !/\.(js|css|map|png|jpe?g|webp|svg|ico|woff2?|json|txt|xml|webmanifest)$/.test(path)
  )
}
