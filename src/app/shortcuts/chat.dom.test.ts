import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const known = vi.hoisted(() => ({ chatKey: null as string | null }))
vi.mock('#engine/reads/useProviders.ts', () => ({ knownProviders: async () => known }))

let openChat: typeof import('./chat.ts')['openChat']
let identity: typeof import('#engine/identity/session.ts')
let asked: unknown[][]
const script = () => document.head.querySelector('script')

beforeEach(async () => {
  vi.resetModules()
  ;({ openChat } = await import('./chat.ts'))
  identity = await import('#engine/identity/session.ts')
  asked = []
  known.chatKey = 'plugin'
  vi.stubGlobal('fetch', async () => Response.json({ memberId: '7', memberHash: 'proof' }))
})

afterEach(() => {
  script()?.remove()
  delete window.ChannelIO
  vi.unstubAllGlobals()
})

/** What Channel Talk's script does when it arrives. */
function arrive(error: unknown = null): void {
  window.ChannelIO = (command, ...rest) => {
    asked.push([command, ...rest.filter((each) => typeof each !== 'function')])
    const answered = rest.find((each) => typeof each === 'function') as ((error: unknown) => void) | undefined
    answered?.(error)
  }
  script()?.dispatchEvent(new Event('load'))
}

it('loads nothing where there is no chat', async () => {
  known.chatKey = null
  await expect(openChat('ko')).rejects.toThrow('off')
  expect(script()).toBeNull()
})

it('opens for a stranger without a name, in a language that the chat has', async () => {
  const opening = openChat('zh-TW')
  await vi.waitFor(() => expect(script()?.src).toBe('https://cdn.channel.io/plugin/ch-plugin-web.js'))
  arrive()
  await opening
  expect(asked).toEqual([
    ['boot', { pluginKey: 'plugin', language: 'en', hideChannelButtonOnBoot: true }],
    ['showMessenger'],
  ])
})

it('a script that cannot be loaded is reported, and loaded again the next time', async () => {
  const opening = openChat('ko')
  await vi.waitFor(() => expect(script()).not.toBeNull())
  script()?.dispatchEvent(new Event('error'))
  await expect(opening).rejects.toThrow('loaded')
  expect([script(), window.ChannelIO]).toEqual([null, undefined])
})

it('a signed-in member is known by a proof of the server, and the chat closes when they sign out', async () => {
  identity.startSession({ idAccount: 7, email: 'a@ongi.example', fullName: '한결', image: null }, 'token')
  const opening = openChat('ko')
  await vi.waitFor(() => expect(script()).not.toBeNull())
  arrive()
  await opening
  await openChat('ko')
  const who = { memberId: '7', memberHash: 'proof', profile: { name: '한결', email: 'a@ongi.example' } }
  expect(asked).toEqual([
    ['boot', { pluginKey: 'plugin', language: 'ko', hideChannelButtonOnBoot: true, ...who }],
    ['showMessenger'],
    ['showMessenger'],
  ])
  identity.endSession()
  expect(asked.at(-1)).toEqual(['shutdown'])
})
