export const kakaoSdkPath = '/kakao_js_sdk/kakao.min.js'

/** Stands in for Kakao's SDK: the same calls, which note what they get in `window.kakaoCalls`. */
export const kakaoSdk = `
window.kakaoCalls = []
let key = null
window.Kakao = {
  init(given) {
    if (key !== null) throw new Error('Kakao.init: Already initialized')
    key = given
    window.kakaoCalls.push(['init', given])
  },
  isInitialized: () => key !== null,
  Share: {
    sendDefault(message) {
      if (key === null) throw new Error('Kakao.init is needed first')
      window.kakaoCalls.push(['sendDefault', message])
    },
  },
}
`
