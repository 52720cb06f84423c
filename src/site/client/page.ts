import { cookies } from '#model/access/cookies.ts'
import { isDarkNow, setTheme } from '#ui/theme.ts'
import { offerChat } from './chat-buttons.ts'
import { keepLanguage } from './keep-language.ts'
import { startMenus } from './menus.ts'
import { showOwner } from './owner.ts'
import { followTheme } from './pictures.ts'
import { registerWorker } from './register-worker.ts'

// Runs on every page of the site; each works without it.
showOwner()
startMenus()
followTheme()
registerWorker()
offerChat()

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-action=theme]')) setTheme(isDarkNow() ? 'light' : 'dark')
  // The app reads the language from the cookie.
  const language = target.closest<HTMLElement>('a[data-language]')?.dataset.language
  if (language) keepLanguage(language)
  if (target.closest('a[href^="/quest"], a[href^="/account"]')) keepPageLanguage()
})
document.addEventListener('submit', keepPageLanguage)

/** For the app, where no language was chosen. */
function keepPageLanguage(): void {
  if (!document.cookie.includes(`${cookies.locale.name}=`)) keepLanguage(document.documentElement.lang)
}
