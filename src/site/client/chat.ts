import { languageOfChannel, loadChannel } from '#ui/share/channel.ts'

let isBooted = false

/** Opens the chat with the operator, as a visitor without a name. Rejects where it cannot be reached. */
export async function openChat(pluginKey: string): Promise<void> {
  const chat = await loadChannel()
  const language = languageOfChannel(document.documentElement.lang)
  if (!isBooted)
    await new Promise<void>((booted, failed) =>
      chat('boot', { pluginKey, language, hideChannelButtonOnBoot: true }, (error) =>
        error ? failed(new Error('the chat refuses to open', { cause: error })) : booted(),
      ),
    )
  isBooted = true
  chat('showMessenger')
}
