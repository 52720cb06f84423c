/** Shows the buttons that open the chat, whose script is loaded by the first press alone. Says where it does not open. */
export function offerChat(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-action=chat]')
  for (const button of buttons) {
    button.hidden = false
    button.addEventListener('click', () => {
      void import('./chat.ts')
        .then(({ openChat }) => openChat(button.dataset.key ?? ''))
        .then(
          () => say(true),
          (cause: unknown) => {
            console.warn('the chat does not open', cause)
            say(false)
          },
        )
    })
  }
}

function say(hasOpened: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part=no-chat]')) part.hidden = hasOpened
}
