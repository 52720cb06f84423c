import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { loadWords } from '#engine/words/interface.ts'
import { pageLanguage } from '#engine/words/page-language.ts'

/** Description of the app for search engines. */
const description = msg`질문에 답하면 브랜드 가이드가 쓰여요. 인터넷이 없어도 쓰고, 팀과 함께 고쳐요.`

/** Activates the page's language, loads the texts of the frames and sets `lang` and the description. */
export async function loadInterfaceWords(): Promise<void> {
  const language = pageLanguage()
  i18n.loadAndActivate({ locale: language, messages: {} })
  await loadWords('frame')
  document.documentElement.lang = language
  document.querySelector('meta[name=description]')?.setAttribute('content', i18n._(description))
}
