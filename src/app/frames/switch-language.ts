import { t } from '@lingui/core/macro'
import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import { storeLanguage } from '#engine/identity/language.ts'
import { currentSession } from '#engine/identity/session.ts'
import type { Language } from '#model/language/languages.ts'
import { languages } from '#model/language/languages.ts'
import { showLoading } from '#ui/overlays/loading.ts'

/**
 * Stores the choice, flushes open documents and reloads the page. With an account the server stores it as
 * well.
 */
export async function switchLanguage(language: Language): Promise<void> {
  showLoading({ title: t`화면을 불러오는 중` })
  await flushDocuments()
  await storeInAccount(language)
  // Last: what is read of the account meanwhile (`loadMe`) may have stored the language it had before.
  storeLanguage(language)
  location.reload()
}

/** Never rejects: where the code cannot be loaded, the choice is this device's alone. */
async function storeInAccount(language: Language): Promise<void> {
  const rest = languages.find(({ key }) => key === language)?.rest
  if (!currentSession() || !rest) return
  try {
    const [{ queueCommand }, { profileCommand }] = await Promise.all([
      import('#engine/queue/queue-command.ts'),
      import('#features/profile/commands/change-profile.ts'),
    ])
    await queueCommand(profileCommand, { body: { locale: rest } })
  } catch (cause) {
    console.warn('the language of the account was not changed', cause)
  }
}
