import { i18n, type Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { currentLanguage } from '#device/session/language.ts'
import type { Language } from '#model/language/languages.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/messages.po')

/** For whoever finds us by searching. */
const description = msg`질문에 답하면 브랜드 가이드가 쓰여요. 인터넷이 없어도 쓰고, 팀과 함께 고쳐요.`

/** Loads the words of the interface in the person's language and tells the document which it is. */
export async function loadInterfaceWords(language: Language = currentLanguage()): Promise<void> {
  const load = catalogs[`../../locales/${language}/messages.po`]
  if (!load) throw new Error(`no words for ${language}`)
  const { messages } = await load()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
  document.querySelector('meta[name=description]')?.setAttribute('content', i18n._(description))
}
