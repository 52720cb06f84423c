import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { Posts } from '../posts/posts.ts'
import { publishedPosts } from '../posts/published.ts'

const year = 365 * 24 * 60 * 60

interface PictureRoute {
  readonly Params: { readonly idPost: string; readonly file: string }
  readonly Querystring: { readonly v?: string }
}

/** Serves the pictures of posts that are shown; `pictureAddress` makes their addresses. */
export function servePictures(app: FastifyInstance, posts: Posts): void {
  app.get<PictureRoute>('/blog/:idPost/:file', { schema: { hide: true } }, sendPicture)

  async function sendPicture(
    request: FastifyRequest<PictureRoute>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { idPost, file } = request.params
    const shown = publishedPosts(await posts.read(), 'ko', new Date())
    const picture = shown.find((post) => String(post.idPost) === idPost)?.pictures.get(file)
    if (!picture) throw new Refusal('NOT_FOUND')
    const etag = `"${picture.tag}"`
    const isOfThisVersion = request.query.v === picture.tag
    reply
      .type(picture.type)
      .header('etag', etag)
      .header('cache-control', isOfThisVersion ? `public, max-age=${year}, immutable` : 'no-cache')
      // A drawing that is opened by its address is a document: it runs and loads nothing.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.send(await readFile(picture.file))
  }
}
