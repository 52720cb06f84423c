import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { assetType } from './send-asset.ts'

/** Larger files are not read into memory at once. */
const readWholeBytes = 1024 * 1024

/**
 * Serves the assets of a build, whose names are listed once: a device that installs the app asks for a thousand of them.
 * Other names are left to what serves missing files.
 */
export async function serveAssets(app: FastifyInstance, directory: string, caching: string): Promise<void> {
  const folder = join(directory, 'assets')
  const files = new Set(await readdir(folder).catch(() => []))

  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      if (!files.has(name)) return reply.callNotFound()
      const encoding = encodings.find(
        ({ ending, isAccepted }) =>
          files.has(name + ending) && isAccepted.test(request.headers['accept-encoding'] ?? ''),
      )
      const tag = `W/"${name}"`
      reply.header('cache-control', caching).header('vary', 'accept-encoding').header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      reply.type(assetType(name))
      if (encoding) reply.header('content-encoding', encoding.name)
      const { body, size } = await readOrStream(join(folder, name + (encoding?.ending ?? '')))
      return reply.header('content-length', size).send(body)
    },
  )
}

const encodings = [
  { name: 'br', ending: '.br', isAccepted: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
  { name: 'gzip', ending: '.gz', isAccepted: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
] as const

async function readOrStream(path: string) {
  const { size } = await stat(path)
  return { size, body: size > readWholeBytes ? createReadStream(path) : await readFile(path) }
}
