import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showNoRobot } from './captcha.ts'

const known = vi.hoisted(() => ({ captchaSiteKey: null as string | null }))
vi.mock('./useProviders.ts', () => ({ knownProviders: async () => known }))

let sent: string[]
const script = () => document.head.querySelector('script')

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url)
    return Response.json({})
  })
})

afterEach(() => {
  script()?.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('loads nothing where the server has no captcha', async () => {
  known.captchaSiteKey = null
  await showNoRobot('code')
  expect(script()).toBeNull()
  expect(sent).toEqual([])
})

it('lets a form be sent when the captcha cannot be reached, and asks for it anew the next time', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  known.captchaSiteKey = 'site-key'
  const showing = showNoRobot('code')
  await vi.waitFor(() => expect(script()).not.toBeNull())
  script()?.dispatchEvent(new Event('error'))
  await showing
  expect(sent).toEqual([])
  expect(script()).toBeNull()
})

it('takes the proof of the form that is sent to the server', async () => {
  known.captchaSiteKey = 'site-key'
  const execute = vi.fn(async () => 'token')
  const showing = showNoRobot('signup')
  await vi.waitFor(() => expect(script()).not.toBeNull())
  expect(script()?.src).toBe('https://www.google.com/recaptcha/api.js?render=site-key')
  window.grecaptcha = { ready: (then) => then(), execute }
  script()?.dispatchEvent(new Event('load'))
  await showing
  expect(execute).toHaveBeenCalledExactlyOnceWith('site-key', { action: 'signup' })
  expect(sent).toEqual(['/api/v1/captcha/google-check?token=token'])
})
