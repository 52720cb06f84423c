export type ChatCommand = (command: string, options?: object, answered?: (error: unknown) => void) => void

declare global {
  interface Window {
    ChannelIO?: ChatCommand
  }
}

const address = 'https://cdn.channel.io/plugin/ch-plugin-web.js'

/**
 * Loads the chat of Channel Talk by the first call, never before the user asks for it. Rejects where it cannot be loaded. The
 * script replaces the queue that it finds, and works on what is in it.
 */
export function loadChannel(): Promise<ChatCommand> {
  if (window.ChannelIO) return Promise.resolve((...command) => window.ChannelIO?.(...command))
  const queue = (...given: unknown[]) => queue.c(given)
  queue.q = [] as unknown[]
  queue.c = (given: unknown) => queue.q.push(given)
  return new Promise((loaded, failed) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => loaded((...command) => window.ChannelIO?.(...command))
    script.onerror = () => {
      script.remove()
      delete window.ChannelIO
      failed(new Error('the chat could not be loaded'))
    }
    window.ChannelIO = queue as ChatCommand
    document.head.append(script)
  })
}

/** The language of its own words nearest to that of the page; everybody writes in any. */
export function languageOfChannel(language: string): string {
  return ['ko', 'ja', 'en'].includes(language) ? language : 'en'
}
