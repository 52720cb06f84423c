import { expect, test } from 'vitest'
import { variables } from '#server/environment/variables.ts'
import { noKakaoShare, openKakaoShare } from './kakao-share.ts'

test('without a key there is no sharing by Kakao, and nothing is allowed for it', () => {
  expect(openKakaoShare({ kakaoShare: null })).toBe(noKakaoShare)
  expect(Object.values(noKakaoShare.sources).flat()).toEqual([])
})

test('the SDK of the default is loaded with its hash, one from elsewhere without', () => {
  const sdkUrl = variables.KAKAO_SDK_URL.default
  const { sdk, sources } = openKakaoShare({ kakaoShare: { jsKey: 'key', sdkUrl } })
  expect(sdk).toEqual({ url: sdkUrl, integrity: expect.stringMatching(/^sha384-.{64}$/) })
  expect(sources.scripts).toEqual(['https://t1.kakaocdn.net'])
  const other = openKakaoShare({ kakaoShare: { jsKey: 'key', sdkUrl: 'http://localhost:4321/sdk.js' } })
  expect(other.sdk).toEqual({ url: 'http://localhost:4321/sdk.js', integrity: null })
  expect(other.sources.scripts).toEqual(['http://localhost:4321'])
})
