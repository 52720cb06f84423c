import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readSignedLink, signedPath } from '../gateways/storage/signed-links.ts'
import { Bytes, sendBytes, storedBody } from './bytes.ts'
import type { Services } from './context.ts'
import type { Limits } from './limits.ts'
import { Refusal } from './refusal.ts'

type StoredFileRoute = { readonly Params: { readonly '*': string } }

/**
 * Answers links to files, which `Storage.url` makes for a store that is a directory. A link of another server, one that was
 * changed and one that has expired are NOT_FOUND.
 */
export function serveStoredFiles(
  app: FastifyInstance,
  { storage, keys }: Pick<Services, 'storage' | 'keys'>,
  limits: Pick<Limits, 'countPage'>,
): void {
  app.get<StoredFileRoute>(`${signedPath}*`, { schema: { hide: true } }, send)

  async function send(request: FastifyRequest<StoredFileRoute>, reply: FastifyReply): Promise<FastifyReply> {
    await limits.countPage(request)
    const link = readSignedLink(keys, request.params['*'], request.query)
    const facts = link && (await storage.get(link.key))
    facts?.body.destroy()
    if (!link || !facts) throw new Refusal('NOT_FOUND')
    const body = storedBody(storage, link.key, facts.size)
    const { type, name, isInline } = link
    return sendBytes(reply, new Bytes({ body, type, fileName: name, isInline }))
  }
}
