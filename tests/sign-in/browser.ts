import type { Call } from '#contract/call.ts'
import type { snsTypes } from '#contract/shapes/sign-in.ts'
import { logIn, start } from '#contract/sign-in.ts'
import type { Answered, Sent, TestApi } from '#server/api/test-api.ts'

type SnsType = (typeof snsTypes)[number]
type Mode = 'login' | 'link' | 'confirm'

export interface Back {
  readonly snsType: SnsType
  readonly code: string
  readonly state: string
  readonly redirectUri: string
}

/** A browser with its own cookies: follows redirects and stores cookies. */
export function openBrowser(api: TestApi, token?: string) {
  const jar = new Map<string, string>()
  const paths = new Map<string, string>()
  const signedIn = token === undefined ? {} : { token }

  async function send(call: Call, sent: Sent = {}): Promise<Answered> {
    const cookie = [...jar]
      .filter(([name]) => call.path.startsWith(paths.get(name) ?? '/'))
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await api.send(call, { ...signedIn, ...sent, headers: { cookie, ...sent.headers } })
    for (const line of [answer.headers['set-cookie'] ?? []].flat().map(String)) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      paths.set(name, /; Path=([^;]+)/.exec(line)?.[1] ?? '/')
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  /** To the provider and back to our page. */
  async function walk(snsType: SnsType, mode: Mode = 'login'): Promise<URL> {
    const provider = snsType.toLowerCase()
    const { headers } = await send(start, { params: { provider }, query: { mode } })
    const said = await fetch(String(headers.location), { redirect: 'manual' })
    return new URL(said.headers.get('location') ?? '')
  }

  async function comeBack(snsType: SnsType, mode: Mode = 'login'): Promise<Back> {
    const back = await walk(snsType, mode)
    const { searchParams } = back
    return {
      snsType,
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      redirectUri: `${back.origin}${back.pathname}`,
    }
  }

  return {
    jar,
    send,
    walk,
    comeBack,
    hand: (body: Back, call: Call = logIn, provider = body.snsType.toLowerCase()) =>
      send(call, { params: { provider }, body }),
    /** The whole sign-in. */
    logIn: async (snsType: SnsType) =>
      send(logIn, { params: { provider: snsType.toLowerCase() }, body: await comeBack(snsType) }),
  }
}

export type Browser = ReturnType<typeof openBrowser>
