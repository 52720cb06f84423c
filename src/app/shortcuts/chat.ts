import { readChatMember } from '#contract/me.ts'
import { currentSession, subscribeSession } from '#engine/identity/session.ts'
import { knownProviders } from '#engine/reads/useProviders.ts'
import { rest } from '#engine/rest/rest.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import { isCardTyped } from '#kits/commerce/card-document.ts'
import type { Language } from '#model/language/languages.ts'
import { type ChatCommand, languageOfChannel, loadChannel } from '#ui/share/channel.ts'

/** A browser may try for minutes to reach hosts that are blocked. */
const limitMs = 15_000

/** For whom the chat is open; undefined: not opened yet. */
let openFor: number | null | undefined

/**
 * Opens the chat with the operator. Its script is loaded by the first call, never before the user asks for it. Who is signed
 * in is known there by name and e-mail. Rejects where the chat cannot be reached or is off.
 */
export async function openChat(language: Language): Promise<void> {
  const pluginKey = (await knownProviders())?.chatKey
  if (!pluginKey) throw new Error('the chat is off')
  const session = currentSession()
  const member = session && (await rest(readChatMember, {}))
  if (member && !member.ok) throw new Error('the server does not say who the member is in the chat')
  const chat = await load()
  const id = session?.idAccount ?? null
  if (openFor !== id) {
    if (openFor !== undefined) chat('shutdown')
    await boot(chat, {
      pluginKey,
      language: languageOfChannel(language),
      hideChannelButtonOnBoot: true,
      ...member?.answer,
      ...(session && { profile: { name: session.fullName, email: session.email } }),
    })
    openFor = id
  }
  chat('showMessenger')
}

/** Another account, or none: the chat of the former one is closed at once. */
subscribeSession(() => {
  if (openFor === undefined || openFor === (currentSession()?.idAccount ?? null)) return
  openFor = undefined
  window.ChannelIO?.('shutdown')
})

function boot(chat: ChatCommand, options: object): Promise<void> {
  return new Promise((booted, failed) => {
    const timer = startTimer(() => failed(new Error(`no chat within ${limitMs} ms`)), limitMs)
    chat('boot', options, (error) => {
      clearTimeout(timer)
      if (error) failed(new Error('the chat refuses to open', { cause: error }))
      else booted()
    })
  })
}

function load(): Promise<ChatCommand> {
  // A form that was opened while this was on its way.
  return isCardTyped() ? Promise.reject(new Error('a card is being typed')) : loadChannel()
}
