import type { AppServer } from './app-server.ts'

/** A person with an account, made by REST calls alone. */
export interface ScriptedPerson {
  readonly token: string
  readonly email: string
  call(method: string, path: string, options?: { body?: unknown; idBrand?: number }): Promise<unknown>
  createBrand(name: string): Promise<number>
}

export const scriptedPassword = 'sign-up-1234'

/** Signs up by calls alone: code by mail, confirm, sign up. */
export async function signUpByScript(
  app: AppServer,
  email: string,
  fullName = '한결',
): Promise<ScriptedPerson> {
  const post = (path: string, body: unknown) => call(app.url, null, 'POST', path, { body })
  await post('/api/v1/account/cert/email', { email, mode: 'SIGNUP' })
  await post('/api/v1/account/cert/email/confirm', { email, mode: 'SIGNUP', code: app.mailedCode(email) })
  const session = (await post('/api/v1/account/signup', {
    email,
    password: scriptedPassword,
    fullName,
    termsAgree: { taService: true, taPrivacy: true },
  })) as { accessToken: string }
  const { accessToken: token } = session
  return {
    token,
    email,
    call: (method, path, options) => call(app.url, token, method, path, options),
    createBrand: async (name) => {
      const brand = (await call(app.url, token, 'POST', '/api/v1/brand', { body: { name } })) as {
        idBrand: number
      }
      return brand.idBrand
    },
  }
}

async function call(
  url: string,
  token: string | null,
  method: string,
  path: string,
  { body, idBrand }: { body?: unknown; idBrand?: number } = {},
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idBrand === undefined ? {} : { idBrandHeader: String(idBrand) }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}
