import type { Environment } from '#server/environment/environment.ts'
import { setProviderOn } from '../outside-metrics.ts'

/** Sharing by KakaoTalk. The browser alone talks to Kakao, once the user presses the button. */
export interface KakaoShare {
  /** Public key for the page; null: sharing by Kakao is off. */
  readonly jsKey: string | null
  /** Where the page loads Kakao's SDK from, with its hash; null where sharing is off. */
  readonly sdk: { readonly url: string; readonly integrity: string | null } | null
  /** Origins that the page's content security policy has to allow. */
  readonly sources: {
    readonly scripts: readonly string[]
    readonly connections: readonly string[]
    /** The SDK opens Kakao's own window by a form. */
    readonly forms: readonly string[]
  }
}

/** Kakao publishes a hash with each version of its SDK. */
const hashes: Readonly<Record<string, string>> = {
  'https://t1.kakaocdn.net/kakao_js_sdk/2.8.3/kakao.min.js':
    'sha384-oroumrnFVE0xtgqyDZJARgERibXg2C28380uaUZz2kHDS5CR7tu20eGiOU6GkTpy',
}

export const noKakaoShare: KakaoShare = {
  jsKey: null,
  sdk: null,
  sources: { scripts: [], connections: [], forms: [] },
}

export function openKakaoShare({ kakaoShare }: Pick<Environment, 'kakaoShare'>): KakaoShare {
  setProviderOn('kakao-share', kakaoShare !== null)
  if (kakaoShare === null) return noKakaoShare
  const { jsKey, sdkUrl } = kakaoShare
  return {
    jsKey,
    sdk: { url: sdkUrl, integrity: hashes[sdkUrl] ?? null },
    sources: {
      scripts: [new URL(sdkUrl).origin],
      connections: ['https://*.kakao.com'],
      forms: ['https://*.kakao.com'],
    },
  }
}
