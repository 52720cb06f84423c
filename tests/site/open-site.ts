import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import fastify from 'fastify'
import { openTestApi } from '#server/api/test-api.ts'
import { serveSite } from '#server/site/serve-site.ts'
import * as renderer from '../../src/site/render.tsx'
import { filesBelow } from '../house/source-files.ts'

/** This machine's own: a public one needs the facts of an operator for its policies. */
export const origin = 'http://localhost:4180'

/** It has no types of its own. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: { document: Document } }
}

export interface PublicPage {
  readonly address: string
  readonly status: number
  readonly document: Document
  readonly html: string
}

/** The public site made of its sources, with the whole REST API behind it. Needs no build and no browser. */
export async function openSite(variables: Record<string, string> = {}) {
  const api = await openTestApi(variables)
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  serveSite(app, { renderer, assets: { styles: '', fonts: null, scripts: {} } }, api.environment, {
    countMaking: async () => {},
  })
  // Everything else is the server's own, or a file.
  app.setNotFoundHandler(async (request, reply) => {
    const isFile = existsSync(join(publicFolder, decodeURIComponent(request.url.split('?')[0] ?? '')))
    if (isFile) return reply.send('')
    const { url, query, headers } = request
    const answer = await api.app.inject({
      method: 'GET',
      url,
      query: query as Record<string, string>,
      headers,
    })
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload)
  })
  await app.ready()
  const pages = new Map<string, Promise<PublicPage>>()

  async function load(address: string): Promise<PublicPage> {
    const { statusCode, body } = await app.inject({ url: address })
    return { address, status: statusCode, html: body, document: readDocument(body) }
  }

  return {
    /** Each address is asked for once. */
    page(address: string): Promise<PublicPage> {
      const known = pages.get(address) ?? load(address)
      pages.set(address, known)
      return known
    },
    async request(address: string) {
      const { statusCode, headers, body, rawPayload } = await app.inject({ url: address })
      return { status: statusCode, headers, text: body, bytes: rawPayload }
    },
    async close() {
      await app.close()
      await api.close()
    },
  }
}

export function readDocument(html: string): Document {
  return new JSDOM(html).window.document
}

const publicFolder = resolve(import.meta.dirname, '../../public')

/** Whether the app has a screen at a path, by the names of the files of its routes. */
export function isScreen(path: string): boolean {
  return screens.some((screen) => screen.test(path))
}

const screens = filesBelow(['src/routes'], /\.tsx$/).flatMap(({ path }) => {
  const name = path.replace(/^src\/routes\/|\.tsx$/g, '')
  const parts = name.split(/[/.]/).filter((part) => part !== 'index' && !part.startsWith('_'))
  // A layout has no address of its own.
  if (parts.length === 0) return []
  const pattern = parts.map((part) => {
    if (part.startsWith('{-$')) return '(/[^/]+)?'
    return part === '$' ? '/.+' : part.startsWith('$') ? '/[^/]+' : `/${part}`
  })
  return [new RegExp(`^${pattern.join('')}$`)]
})
