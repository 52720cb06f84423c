import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'

/** What the person has and wants, and how Meta behaves; tests change it. */
export interface MetaState {
  owner: string
  pages: { id: string; name: string }[]
  username: string
  /** The person declines. */
  deny: boolean
  /** Instagram answers tokens as `{data: [{…}]}`. */
  isWrapped: boolean
  /** Tokens that the person has withdrawn are refused with 190. */
  withdrawn: boolean
  /** In percent, of `X-App-Usage`. */
  usage: number
  down: boolean
  /** Seconds that renewed tokens live. */
  lifeSeconds: number
}

const first: MetaState = {
  owner: '10220000000000001',
  pages: [
    { id: '104000000000001', name: '온기 베이커리' },
    { id: '104000000000002', name: '온기 클래스' },
  ],
  username: 'ongi.bakery',
  deny: false,
  isWrapped: false,
  withdrawn: false,
  usage: 3,
  down: false,
  lifeSeconds: 5_183_944,
}

/** Its number is larger than what JSON keeps exactly. */
const instagramId = '17841405793187218'
/** Of the person, at this app alone. */
const instagramOwner = '26700000000000009'
const secrets = { facebook: 'pages-secret', instagram: 'instagram-secret' }

type Answer = { status: number; body: unknown } | { to: string }
const failed = (code: number) => ({
  status: 400,
  body: { error: { message: 'no', type: 'OAuthException', code, fbtrace_id: 'A1' } },
})

/** Facebook Pages and Instagram on one port of this machine: one-use codes, exact addresses, PKCE, proofs, both forms of answers. */
export async function openTestMeta() {
  const state: MetaState = { ...first }
  const heard: string[] = []
  /** Who has agreed. */
  const owners = new Set<string>()
  const codes = new Map<string, { redirectUri: string; challenge: string | null }>()
  let issued = 0

  function authorize(asked: URLSearchParams, end: string): Answer {
    const back = new URL(asked.get('redirect_uri') ?? '')
    if (state.deny) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      owners.add(state.owner)
      codes.set(code, { redirectUri: back.href, challenge: asked.get('code_challenge') })
      back.searchParams.set('code', code)
    }
    back.searchParams.set('state', asked.get('state') ?? '')
    return { to: `${back.href}${end}` }
  }

  function isTaken(form: URLSearchParams): boolean {
    const given = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    return (
      given?.redirectUri === form.get('redirect_uri') &&
      (given?.challenge === null || given?.challenge === challenge)
    )
  }

  const longToken = (name: string) => {
    issued += 1
    return { access_token: `${name}-long-${issued}`, token_type: 'bearer', expires_in: state.lifeSeconds }
  }

  function isProven(query: URLSearchParams): boolean {
    const token = query.get('access_token') ?? ''
    const proof = createHmac('sha256', secrets.facebook).update(token).digest('hex')
    return query.get('appsecret_proof') === proof
  }

  function answer(path: string, query: URLSearchParams, form: URLSearchParams): Answer {
    const token = query.get('access_token') ?? ''
    switch (path) {
      case 'GET /v24.0/dialog/oauth':
        return authorize(query, '#_=_')
      case 'GET /oauth/authorize':
        return authorize(query, '#_')
      case 'POST /v24.0/oauth/access_token':
        return isTaken(form) && form.get('client_secret') === secrets.facebook
          ? { status: 200, body: { access_token: 'facebook-short', token_type: 'bearer', expires_in: 5_000 } }
          : failed(100)
      case 'POST /oauth/access_token': {
        if (!isTaken(form) || form.get('client_secret') !== secrets.instagram)
          return {
            status: 400,
            body: { error_type: 'OAuthException', code: 400, error_message: 'Invalid code' },
          }
        const body = {
          access_token: 'instagram-short',
          user_id: Number(instagramId),
          permissions: 'instagram_business_basic',
        }
        return { status: 200, body: state.isWrapped ? { data: [body] } : body }
      }
      case 'GET /v24.0/oauth/access_token':
        if (state.withdrawn || !isProven(query)) return failed(190)
        return { status: 200, body: longToken('facebook') }
      case 'GET /v24.0/me': {
        if (state.withdrawn || !isProven(query) || !token.startsWith('facebook-long')) return failed(190)
        const data = state.pages.map((page) => ({
          ...page,
          picture: { data: { url: `${urlOf()}/picture.png`, is_silhouette: false } },
        }))
        return { status: 200, body: { id: state.owner, ...(data.length > 0 && { accounts: { data } }) } }
      }
      case 'GET /access_token':
        if (state.withdrawn || query.get('client_secret') !== secrets.instagram) return failed(190)
        return { status: 200, body: longToken('instagram') }
      case 'GET /refresh_access_token':
        return state.withdrawn ? failed(190) : { status: 200, body: longToken('instagram') }
      case 'GET /me': {
        if (state.withdrawn || !token.startsWith('instagram-long')) return failed(190)
        const picture = { profile_picture_url: `${urlOf()}/picture.png` }
        return {
          status: 200,
          body: { id: instagramOwner, user_id: instagramId, username: state.username, ...picture },
        }
      }
      default: {
        const [, owner = ''] = /^DELETE \/v24\.0\/(\d+)\/permissions\/pages_show_list$/.exec(path) ?? []
        if (owner !== state.owner && !owners.has(owner)) return { status: 404, body: {} }
        return isProven(query) ? { status: 200, body: { success: true } } : failed(100)
      }
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', urlOf())
    const form = new URLSearchParams(await text(request))
    if (url.pathname === '/picture.png') return void response.end(await picture())
    const path = `${request.method} ${url.pathname}`
    heard.push(path)
    const isBrowser = /authorize|dialog/.test(path)
    if (state.down && !isBrowser) return void response.writeHead(503).end()
    const said = answer(path, url.searchParams, form)
    if ('to' in said) return void response.writeHead(302, { location: said.to }).end()
    response.writeHead(said.status, {
      'content-type': 'application/json',
      'x-app-usage': JSON.stringify({ call_count: state.usage, total_time: 1, total_cputime: 1 }),
    })
    response.end(JSON.stringify(said.body))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    state,
    /** Method and path of each request. */
    heard,
    instagramId,
    instagramOwner,
    secrets,
    /** Environment variables of a server with both. */
    variables: {
      FACEBOOK_PAGES_CLIENT_ID: 'pages-app',
      FACEBOOK_PAGES_CLIENT_SECRET: secrets.facebook,
      FACEBOOK_BASE_URL: urlOf(),
      FACEBOOK_API_BASE_URL: urlOf(),
      INSTAGRAM_CLIENT_ID: 'instagram-app',
      INSTAGRAM_CLIENT_SECRET: secrets.instagram,
      INSTAGRAM_BASE_URL: urlOf(),
      INSTAGRAM_API_BASE_URL: urlOf(),
      INSTAGRAM_GRAPH_BASE_URL: urlOf(),
    },
    reset() {
      Object.assign(state, first)
      heard.length = 0
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function picture(): Promise<Buffer> {
  const channels = { width: 64, height: 64, channels: 3, background: '#c2410c' } as const
  return sharp({ create: channels }).png().toBuffer()
}
