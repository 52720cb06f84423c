import { storeLanguage } from '#device/identity/language.ts'
import { currentSession } from '#device/identity/session.ts'
import { withWords } from '#device/words/interface.ts'
import type { Language } from '#model/language/languages.ts'
import { languages } from '#model/language/languages.ts'
import { flushDevice } from './flush-device.ts'

/** Keeps the choice, writes down what is being typed and loads the page anew. An account keeps it at the server too. */
export async function switchLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  await flushDevice()
  const rest = languages.find(({ key }) => key === language)?.rest
  if (currentSession() && rest) {
    const [{ queueCommand }, { profileCommand }] = await Promise.all([
      import('#device/queue/queue-command.ts'),
      withWords(import('#features/profile/commands/change-profile.ts'), 'tools'),
    ])
    await queueCommand(profileCommand, { body: { locale: rest } })
  }
  location.reload()
}
