import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerSharing } from './share.ts'

beforeEach(() => {
  document.title = '첫 문장 | 새김'
  history.replaceState(null, '', '/blog/1?utm_source=x#top')
  document.body.innerHTML = `<div data-part="share" hidden>
    <button data-action="share" hidden></button>
    <button data-action="copy-address" hidden></button>
    <span role="status"><span data-part="copied" hidden></span><span data-part="no-kakao" hidden></span></span>
  </div>`
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const row = () => document.querySelector('[data-part=share]') as HTMLElement
const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-part=${name}], [data-action=${name}]`)

test('a browser with a sheet of apps shares the title and the plain address of the page', () => {
  const share = vi.fn(async () => {})
  vi.stubGlobal('navigator', { share })
  offerSharing(row())
  expect([part('share')?.hidden, part('copy-address')?.hidden]).toEqual([false, true])
  document.querySelector<HTMLElement>('button[data-action=share]')?.click()
  expect(share).toHaveBeenCalledWith({ title: '첫 문장 | 새김', url: `${location.origin}/blog/1` })
})

test('elsewhere the address is copied, and that is said', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  offerSharing(row())
  const [sheet, copy] = [...document.querySelectorAll('button')]
  expect([sheet?.hidden, copy?.hidden]).toEqual([true, false])
  copy?.click()
  await vi.waitFor(() => expect(part('copied')?.hidden).toBe(false))
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/blog/1`)
})

test('KakaoTalk is offered with a key, and says where it cannot be opened', async () => {
  vi.stubGlobal('navigator', {})
  const button =
    '<button data-action="share-kakao" data-key="key" data-sdk="https://kakao.example/sdk.js" hidden>'
  row().insertAdjacentHTML('afterbegin', button)
  offerSharing(row())
  const offered = row().querySelector<HTMLElement>('[data-action=share-kakao]')
  expect([row().hidden, offered?.hidden, document.head.querySelector('script')]).toEqual([false, false, null])
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  offered?.click()
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(part('no-kakao')?.hidden).toBe(false))
  expect(warned).toHaveBeenCalledOnce()

  const sendDefault = vi.fn()
  vi.stubGlobal('Kakao', { init: vi.fn(), isInitialized: () => false, Share: { sendDefault } })
  offered?.click()
  await vi.waitFor(() => expect(part('no-kakao')?.hidden).toBe(true))
  const link = { mobileWebUrl: `${location.origin}/blog/1`, webUrl: `${location.origin}/blog/1` }
  expect(sendDefault).toHaveBeenCalledWith({ objectType: 'feed', content: { title: '첫 문장 | 새김', link } })
})

test('a browser that can do neither shows nothing', () => {
  vi.stubGlobal('navigator', {})
  offerSharing(row())
  expect(part('share')?.hidden).toBe(true)
})

test('without a key of KakaoTalk nothing is said to the reader, and the reason is logged', () => {
  vi.stubGlobal('navigator', {})
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  offerSharing(row())
  expect(logged.mock.calls).toEqual([[expect.stringContaining('KakaoTalk is not offered')]])
  expect(part('no-kakao')?.hidden).toBe(true)
  logged.mockRestore()
})
