import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ProvidersState, TestProvider } from '../providers.ts'
import { createCodes } from './codes.ts'
import { facebookRoutes } from './facebook.ts'
import { kakaoRoutes } from './kakao.ts'
import { kakaoSdk, kakaoSdkPath } from './kakao-sdk.ts'
import { naverRoutes } from './naver.ts'
import { personsPicture } from './picture.ts'

/** One question to a provider. */
export interface ProviderRequest {
  readonly url: URL
  readonly form: URLSearchParams
  readonly bearer: string | undefined
  /** The whole header. */
  readonly authorization: string | undefined
}

/** A status with JSON, or where to go on. */
export type ProviderAnswer = { readonly status: number; readonly body: unknown } | { readonly to: string }

/** By method and path. */
export type Routes = Readonly<
  Record<string, (asked: ProviderRequest) => ProviderAnswer | Promise<ProviderAnswer>>
>

/** Kakao, Naver and Facebook on one port: their paths are all different. */
export async function openCodeProviders(state: ProvidersState): Promise<TestProvider> {
  const { manners, heard } = state
  const codes = createCodes()
  const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const world = { ...state, codes, urlOf }
  const routes: Routes = { ...kakaoRoutes(world), ...naverRoutes(world), ...facebookRoutes(world) }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', urlOf())
    const form = new URLSearchParams(await text(request))
    if (url.pathname === '/pictures/person.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(await personsPicture())
      return
    }
    if (url.pathname === kakaoSdkPath) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(kakaoSdk)
      return
    }
    const route = Object.entries(routes).find(([pattern]) => matches(pattern, request.method, url.pathname))
    if (!route) return void response.writeHead(404).end()
    const isBrowser = route[0].includes('authorize') || route[0].includes('dialog')
    if (!isBrowser) {
      heard.push({ path: url.pathname, form: form.size > 0 ? form : url.searchParams })
      if (manners.silent) return
      if (manners.down) return void response.writeHead(503).end()
    }
    const { authorization } = request.headers
    const said = await route[1]({ url, form, authorization, bearer: authorization?.replace(/^Bearer /, '') })
    if (!('to' in said)) {
      response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body))
    } else if (manners.asks) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(questionTo(said.to))
    } else response.writeHead(302, { location: said.to }).end()
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: urlOf(),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export interface World extends ProvidersState {
  readonly codes: ReturnType<typeof createCodes>
  readonly urlOf: () => string
}

function matches(pattern: string, method: string | undefined, path: string): boolean {
  const [wanted, shape] = pattern.split(' ')
  return wanted === method && new RegExp(`^${shape?.replace('{id}', '[^/]+')}$`).test(path)
}

function questionTo(address: string): string {
  return `<!doctype html><title>provider</title><a href="${address.replaceAll('&', '&amp;')}">agree</a>`
}
