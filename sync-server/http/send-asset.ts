import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { StoredAsset } from '../builds/pack.ts'

/** As static files are answered. Anything else is sent as bytes, which a browser does not run. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

export function assetType(name: string): string {
  return types[extname(name)] ?? 'application/octet-stream'
}

/** Answers with a stored asset: compressed as it is stored, or plain for a client that does not accept Brotli. */
export async function sendAsset(
  reply: FastifyReply,
  name: string,
  { bytes, isBrotli }: StoredAsset,
): Promise<FastifyReply> {
  reply.type(assetType(name))
  if (!isBrotli) return reply.send(bytes)
  reply.header('vary', 'accept-encoding')
  const accepted = reply.request.headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted))
    return reply.header('content-encoding', 'br').send(bytes)
  return reply.send(await promisify(brotliDecompress)(bytes))
}
