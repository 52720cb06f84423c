import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { createLog } from '#server/logging.ts'
import { openSns, type Sns, type SnsAccountType } from './sns.ts'
import { openTestMeta } from './test-meta.ts'

let meta: Awaited<ReturnType<typeof openTestMeta>>
let sns: Sns

beforeAll(async () => {
  meta = await openTestMeta()
})
afterAll(() => meta.close())
beforeEach(() => {
  meta.reset()
  sns = openSns(readEnvironment({ SERVICE_TOKEN: 'x'.repeat(40), ...meta.variables }), createLog('silent'))
})

const request = {
  redirectUri: 'http://localhost/oauth2/planner-x',
  state: 's',
  nonce: 'n',
  verifier: 'v'.repeat(43),
}

/** As a browser: to the provider and back, to the code. */
async function agree(type: SnsAccountType): Promise<string> {
  const url = await sns.provider(type).authorizationUrl(request)
  const { headers } = await fetch(url, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
}

async function connect(type: SnsAccountType) {
  return sns.provider(type).exchangeCode(request, await agree(type))
}

const daysUntil = (date: Date | null | undefined) => Math.round((Number(date) - Date.now()) / 86_400_000)

test('no permission to publish is asked for', async () => {
  const scopes = await Promise.all(
    (['FACEBOOK', 'INSTAGRAM'] as const).map(async (type) =>
      (await sns.provider(type).authorizationUrl(request)).searchParams.get('scope'),
    ),
  )
  expect(scopes).toEqual(['pages_show_list', 'instagram_business_basic'])
})

test('Facebook: a code becomes a token of 60 days, which names the Pages of the person', async () => {
  const { token, expiresAt } = await connect('FACEBOOK')
  expect(token).toMatch(/^facebook-long/)
  expect(daysUntil(expiresAt)).toBe(60)
  expect(await sns.provider('FACEBOOK').read(token)).toEqual({
    owner: meta.state.owner,
    profiles: meta.state.pages.map(({ id, name }) => ({
      subject: id,
      name,
      image: expect.stringContaining('/picture.png'),
    })),
  })
})

test.each([false, true])(
  'Instagram: a code becomes a token of 60 days, wrapped in a list: %s',
  async (isWrapped) => {
    meta.state.isWrapped = isWrapped
    const { token, expiresAt } = await connect('INSTAGRAM')
    expect(daysUntil(expiresAt)).toBe(60)
    expect(await sns.provider('INSTAGRAM').read(token)).toMatchObject({
      owner: meta.instagramOwner,
      profiles: [{ subject: meta.instagramId, name: 'ongi.bakery' }],
    })
  },
)

test('the fragment that Instagram adds to a code is not part of it', async () => {
  const code = await agree('INSTAGRAM')
  expect((await sns.provider('INSTAGRAM').exchangeCode(request, `${code}#_`)).token).toMatch(
    /^instagram-long/,
  )
})

test.each(['FACEBOOK', 'INSTAGRAM'] as const)(
  '%s: a code works once, and says nothing about logging in where it does not',
  async (type) => {
    const code = await agree(type)
    await sns.provider(type).exchangeCode(request, code)
    await expect(sns.provider(type).exchangeCode(request, code)).rejects.toMatchObject({
      code: 'SNS_EXCHANGE_FAILED',
      wordsOf: 'SNS_CONNECT_FAILED',
    })
  },
)

test.each(['FACEBOOK', 'INSTAGRAM'] as const)(
  '%s: a withdrawn token is told from a provider that is down',
  async (type) => {
    const { token } = await connect(type)
    const provider = sns.provider(type)
    meta.state.withdrawn = true
    expect([await provider.read(token), await provider.refresh(token)]).toEqual([null, null])
    meta.state.withdrawn = false
    expect((await provider.refresh(token))?.token).toMatch(/-long-/)
    meta.state.down = true
    await expect(provider.read(token)).rejects.toMatchObject({
      code: 'PROVIDER_DOWN',
      wordsOf: 'PROVIDER_DOWN',
    })
  },
)

test('a provider is busy for an hour once more than 80 % of its calls are used', async () => {
  const { token } = await connect('INSTAGRAM')
  const provider = sns.provider('INSTAGRAM')
  for (const [usage, isBusy] of [
    [80, false],
    [81, true],
    [12, false],
  ] as const) {
    meta.state.usage = usage
    await provider.read(token)
    expect(provider.isBusy()).toBe(isBusy)
  }
})

test('access is withdrawn at Facebook for Pages alone, by the app itself', async () => {
  await sns.provider('FACEBOOK').revoke?.(meta.state.owner)
  expect(meta.heard).toEqual([`DELETE /v24.0/${meta.state.owner}/permissions/pages_show_list`])
  await expect(sns.provider('FACEBOOK').revoke?.('7')).rejects.toMatchObject({ code: 'PROVIDER_DOWN' })
  expect(sns.provider('INSTAGRAM').revoke).toBeNull()
})

test('a provider without keys is off', () => {
  const off = openSns(readEnvironment({ SERVICE_TOKEN: 'x'.repeat(40) }), createLog('silent'))
  expect([off.isOn('FACEBOOK'), off.isOn('INSTAGRAM')]).toEqual([false, false])
  expect(() => off.provider('INSTAGRAM')).toThrow(expect.objectContaining({ code: 'PROVIDER_OFF' }))
})
