import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareByKakao } from './kakao.ts'

const keys = { jsKey: 'key', url: 'https://kakao.example/sdk.js', integrity: 'sha384-hash' }
const address = 'https://saegim.example/blog/1'
const script = () => document.head.querySelector('script')
let asked: unknown[][]

beforeEach(() => {
  asked = []
  document.head.innerHTML = `<meta property="og:title" content="첫 문장">
    <meta property="og:description" content="이름을 고르는 법">
    <meta property="og:image" content="https://saegim.example/preview.png">`
})
afterEach(() => {
  document.head.innerHTML = ''
  delete window.Kakao
})

test('the SDK is loaded once and checked by its hash, and sends what messengers show of the page', async () => {
  const sharing = shareByKakao(keys, document, address)
  expect([script()?.src, script()?.integrity, script()?.crossOrigin]).toEqual([
    keys.url,
    keys.integrity,
    'anonymous',
  ])
  arrive()
  await sharing
  await shareByKakao(keys, document, address)
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
  const content = {
    title: '첫 문장',
    description: '이름을 고르는 법',
    imageUrl: 'https://saegim.example/preview.png',
    link: { mobileWebUrl: address, webUrl: address },
  }
  const sent = ['sendDefault', { objectType: 'feed', content }]
  expect(asked).toEqual([['init', 'key'], sent, sent])
})

test('a page without a picture is sent by its title', async () => {
  document.head.innerHTML = '<title>첫 문장 | 새김</title>'
  const sharing = shareByKakao({ ...keys, integrity: null }, document, address)
  expect(script()?.crossOrigin).toBeNull()
  arrive()
  await sharing
  expect(asked.at(-1)).toMatchObject(['sendDefault', { content: { title: '첫 문장 | 새김' } }])
})

test('an SDK that cannot be loaded is reported, and loaded again the next time', async () => {
  const sharing = shareByKakao(keys, document, address)
  script()?.dispatchEvent(new Event('error'))
  await expect(sharing).rejects.toThrow('could not be loaded')
  expect(script()).toBeNull()
  vi.useFakeTimers()
  const blocked = shareByKakao(keys, document, address)
  vi.advanceTimersByTime(15_000)
  vi.useRealTimers()
  await expect(blocked).rejects.toThrow('could not be loaded')
})

/** What Kakao's script does when it arrives. */
function arrive(): void {
  let isInitialized = false
  window.Kakao = {
    init: (key) => {
      isInitialized = true
      asked.push(['init', key])
    },
    isInitialized: () => isInitialized,
    Share: { sendDefault: (message) => asked.push(['sendDefault', message]) },
  }
  script()?.dispatchEvent(new Event('load'))
}
