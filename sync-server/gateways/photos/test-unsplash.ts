import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  readonly path: string
  readonly query: URLSearchParams
  readonly authorization: string | undefined
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface TestUnsplash {
  readonly url: string
  readonly asked: readonly ReceivedRequest[]
  /** The next requests get these answers, one each; later ones are answered as Unsplash does. */
  answerNext(...answers: Answer[]): void
  /** Sets the answer to requests for pictures. */
  showPicture(answer: Answer): void
  close(): Promise<void>
}

export const testKey = 'the key of a test'

/** The part of the Unsplash API that we use, and its pictures, on one local port. */
export async function openTestUnsplash(picture: Uint8Array): Promise<TestUnsplash> {
  const asked: ReceivedRequest[] = []
  const next: Answer[] = []
  let showPicture: Answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
    const { authorization } = request.headers
    asked.push({ path: pathname, query: searchParams, authorization })
    const isPicture = pathname.startsWith('/pictures/')
    const answer = next.shift()
    if (answer) return answer(request, response)
    if (isPicture) return showPicture(request, response)
    if (authorization !== `Client-ID ${testKey}`)
      return json(401, { errors: ['OAuth error'] })(request, response)
    const url = `http://127.0.0.1:${portOf()}`
    const [, collection, id, part] = pathname.split('/')
    if (pathname === '/search/photos') {
      const page = Number(searchParams.get('page'))
      return json(200, {
        total: 3,
        total_pages: 2,
        results: [photo(url, `first-${page}`), photo(url, `second-${page}`)],
      })(request, response)
    }
    if (collection === 'photos' && id && id !== 'nothing') {
      return json(200, part === 'download' ? { url: `${url}/pictures/${id}` } : photo(url, id))(
        request,
        response,
      )
    }
    json(404, { errors: ["Couldn't find Photo"] })(request, response)
  })
  const portOf = () => (server.address() as AddressInfo).port
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf()}`,
    asked,
    answerNext: (...answers) => void next.push(...answers),
    showPicture(answer) {
      showPicture = answer
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
}

/** Accepts the request and never answers. */
export const silence: Answer = () => {}

/** A photo as documented by Unsplash, without the properties that we do not read. */
export function photo(url: string, id: string) {
  return {
    id,
    width: 4000,
    height: 3000,
    color: '#C08040',
    blur_hash: 'LoC%a7IoIVxZ_NM|M{s:%hRjWAo0',
    description: null,
    alt_description: 'a bowl beside a kiln',
    urls: {
      raw: `${url}/pictures/${id}?ixid=M3w&ixlib=rb-4`,
      full: `${url}/pictures/${id}?q=85`,
      regular: `${url}/pictures/${id}?w=1080`,
      small: `${url}/pictures/${id}?w=400`,
      thumb: `${url}/pictures/${id}?w=200`,
    },
    links: {
      html: `https://unsplash.com/photos/${id}`,
      download_location: `${url}/photos/${id}/download?ixid=M3w`,
    },
    user: { name: 'Mina Park', links: { html: 'https://unsplash.com/@mina' } },
  }
}
