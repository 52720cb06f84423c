/** Key and address of Kakao's SDK, as the server tells them. */
export interface KakaoKeys {
  readonly jsKey: string
  readonly url: string
  readonly integrity: string | null
}

interface KakaoSdk {
  init(jsKey: string): void
  isInitialized(): boolean
  readonly Share: { sendDefault(message: object): void }
}

declare global {
  interface Window {
    Kakao?: KakaoSdk
  }
}

/** A browser may try for minutes to reach hosts that are blocked. */
const limitMs = 15_000

/**
 * Opens KakaoTalk's own window to send a page, under a title of its own where one is given. The SDK is loaded by the first call,
 * never before the user presses for it. Rejects where it cannot be loaded.
 */
export async function shareByKakao(
  keys: KakaoKeys,
  page: Document,
  url: string,
  title?: string,
): Promise<void> {
  const kakao = await load(keys)
  if (!kakao.isInitialized()) kakao.init(keys.jsKey)
  const link = { mobileWebUrl: url, webUrl: url }
  kakao.Share.sendDefault({
    objectType: 'feed',
    content: { ...contentOf(page), ...(title && { title }), link },
  })
}

/** What messengers show of a page. */
function contentOf(page: Document): object {
  const said = (name: string) => page.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content
  const [description, imageUrl] = [said('description'), said('image')]
  return {
    title: said('title') ?? page.title,
    ...(description && { description }),
    ...(imageUrl && { imageUrl }),
  }
}

function load({ url, integrity }: KakaoKeys): Promise<KakaoSdk> {
  if (window.Kakao) return Promise.resolve(window.Kakao)
  return new Promise((loaded, failed) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      failed(new Error('the SDK of Kakao could not be loaded'))
    }
    const timer = setTimeout(fail, limitMs)
    script.src = url
    if (integrity !== null) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      if (window.Kakao) loaded(window.Kakao)
      else fail()
    }
    document.head.append(script)
  })
}
