import { i18n, type Messages } from '@lingui/core'
import { currentLanguage } from '#device/session/language.ts'
import type { Language } from '#model/language/languages.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/messages.po')

/** Loads the words of the interface in the person's language and tells the document which it is. */
export async function loadInterfaceWords(language: Language = currentLanguage()): Promise<void> {
  const load = catalogs[`../../locales/${language}/messages.po`]
  if (!load) throw new Error(`no words for ${language}`)
  const { messages } = await load()
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}
