import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const known = vi.hoisted(() => ({ captchaSiteKey: null as string | null }))
vi.mock('#engine/reads/useProviders.ts', () => ({ knownProviders: async () => known }))

let sendCaptchaProof: typeof import('./captcha.ts')['sendCaptchaProof']
let sent: string[]
const script = () => document.head.querySelector('script')

beforeEach(async () => {
  vi.resetModules()
  ;({ sendCaptchaProof } = await import('./captcha.ts'))
  sent = []
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url)
    return Response.json({})
  })
})

afterEach(() => {
  script()?.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('loads nothing if the server has no captcha', async () => {
  known.captchaSiteKey = null
  await sendCaptchaProof('code')
  expect(script()).toBeNull()
  expect(sent).toEqual([])
})

it('reports a captcha that cannot be loaded, so that the form can be sent, and loads it again the next time', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  known.captchaSiteKey = 'site-key'
  const showing = sendCaptchaProof('code')
  await vi.waitFor(() => expect(script()).not.toBeNull())
  script()?.dispatchEvent(new Event('error'))
  await showing
  expect(sent).toEqual(['/api/v1/captcha/google-check'])
  expect(script()).toBeNull()
})

it('sends the server the proof for the form', async () => {
  known.captchaSiteKey = 'site-key'
  const execute = vi.fn(async () => 'token')
  const showing = sendCaptchaProof('signup')
  await vi.waitFor(() => expect(script()).not.toBeNull())
  expect(script()?.src).toBe('https://www.google.com/recaptcha/api.js?render=site-key')
  arrive(execute)
  await showing
  expect(execute).toHaveBeenCalledExactlyOnceWith('site-key', { action: 'signup' })
  expect(sent).toEqual(['/api/v1/captcha/google-check?token=token'])
})

it('waits for its script for a limited time, and uses it once it is loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers()
  known.captchaSiteKey = 'site-key'
  const showing = sendCaptchaProof('code')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await showing
  expect(sent).toEqual(['/api/v1/captcha/google-check'])

  arrive(async () => 'late')
  await sendCaptchaProof('code')
  expect(sent.at(-1)).toBe('/api/v1/captcha/google-check?token=late')
})

/** The script has come. */
function arrive(execute: () => Promise<string>): void {
  window.grecaptcha = { ready: (then) => then(), execute }
  script()?.dispatchEvent(new Event('load'))
}
